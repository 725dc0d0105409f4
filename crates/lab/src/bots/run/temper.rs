//! What tells one bot from another: how much it dares.

use clap::ValueEnum;

/// Ways of playing a run.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunPolicy {
    /// Goes where it is strong, and leaves in time.
    Cautious,
    /// Goes wherever there is something to be had.
    Bold,
    /// Any command that is accepted.
    Random,
}

impl RunPolicy {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Cautious => "cautious",
            Self::Bold => "bold",
            Self::Random => "random",
        }
    }
}

/// How much a bot dares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Temper {
    /// Share of health, in percent, that the leader has before it enters a vault.
    pub vault_health: i32,
    /// What the leader's stack is worth before it goes to vaults, in cycles.
    pub vault_worth: i32,
    /// Share of health, in percent, at which the leader turns back in a dive.
    pub dive_least: i32,
    /// Whether the leader goes through guardians' doors.
    pub leader_duels: bool,
    /// Share of the foes' health, in percent, below which its side leaves a breach.
    pub duel_least: i32,
    /// What a point of health weighs in an encounter, in tenths of a cycle.
    pub health_weighs: i64,
    /// Least chance of winning with which it storms a vault's guard, in millionths.
    pub least_win: u32,
    /// Least chance of the leader's survival in that, in millionths.
    pub least_survival: u32,
    /// Greatest chance of losing the leader where its stack ends a turn, in millionths, that it
    /// puts up with.
    pub risk: u32,
    /// Turns that it goes out of its way for an encounter or a vault.
    pub detour: u32,
}

impl Temper {
    /// That of a policy.
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
