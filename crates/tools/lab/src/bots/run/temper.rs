//! The difference between bots: how much they dare.

use clap::ValueEnum;

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunPolicy {
    /// Goes where it is strong, and leaves in time.
    Cautious,
    /// Goes wherever there is something to gain.
    Bold,
    /// A random accepted command.
    Random,
}

impl RunPolicy {
    pub fn name(self) -> &'static str {
        match self {
            Self::Cautious => "cautious",
            Self::Bold => "bold",
            Self::Random => "random",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Temper {
    /// The least share of health, in percent, with which the leader enters a vault.
    pub vault_health: i32,
    /// The least value of the leader's stack for going to vaults, in cycles.
    pub vault_worth: i32,
    /// Share of health, in percent, at which the leader turns back in a dive.
    pub dive_least: i32,
    /// Whether the leader goes through guardians' doors.
    pub leader_duels: bool,
    /// Share of the foes' health, in percent, below which its side leaves a breach.
    pub duel_least: i32,
    /// The value of a point of health in an encounter, in tenths of a cycle.
    pub health_weighs: i64,
    /// The least chance of winning with which it storms a vault's guard, in millionths.
    pub least_win: u32,
    /// The least chance that the leader survives it, in millionths.
    pub least_survival: u32,
    /// The highest chance, in millionths, of losing the leader where its stack ends a turn.
    pub risk: u32,
    /// The longest detour to an encounter or a vault, in turns.
    pub detour: u32,
}

impl Temper {
    pub fn of(policy: RunPolicy) -> Self {
        match policy {
            RunPolicy::Cautious => Self {
                vault_health: 80,
                vault_worth: 130,
                dive_least: 45,
                leader_duels: false,
                duel_least: 45,
                health_weighs: 30,
                least_win: 900_000,
                least_survival: 970_000,
                risk: 100_000,
                detour: 1,
            },
            RunPolicy::Bold | RunPolicy::Random => Self {
                vault_health: 70,
                vault_worth: 120,
                dive_least: 25,
                leader_duels: true,
                duel_least: 20,
                health_weighs: 15,
                least_win: 700_000,
                least_survival: 900_000,
                risk: 500_000,
                detour: 2,
            },
        }
    }
}
