//! The luck audit: what a run's chances let expect, against what came. Battles by their odds,
//! damage rolls by their exact chances, skill checks by the chance that was shown. It only listens
//! to events, so it changes nothing and draws from none of the run's dice.
//!
//! A *percentile* says how many of a hundred times the same chances would have gone worse, those in
//! which they went the same counted half: 50 is neither good nor bad luck, 97 is more than almost
//! anybody has.

mod battle;
mod sum;

pub use battle::{BATTLES_OF_ODDS, BattleLuck};
pub use sum::Sum;

use crate::campaign::Campaign;
use crate::events::RunEvent;
use crate::play::foe_of;
use battle::Dice;
use daemonfall_sector::SectorEvent;
use serde::Serialize;

/// A skill check, as it was drawn.
#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub struct CheckLuck {
    /// The step of the run's record, from 1.
    pub step: usize,
    /// The turn.
    pub turn: u32,
    /// The skill's name.
    pub skill: &'static str,
    /// The chance, in percent.
    pub percent: i32,
    /// What was drawn, from 0 to 99.
    pub drawn: i32,
    /// Whether it worked.
    pub worked: bool,
}

/// What was to be expected of chances of one kind, and what came.
#[derive(Serialize, Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    /// How many chances there were.
    pub count: u32,
    /// What to expect of them together: wins, successes, or points of damage.
    pub expected: f64,
    /// What came.
    pub actual: u32,
    /// How lucky that is for the player; none where nothing was left to chance.
    pub percentile: Option<f64>,
}

/// The luck of a run.
#[derive(Serialize, Clone, Debug, Default, PartialEq)]
pub struct Luck {
    /// Battles won.
    pub battles: Account,
    /// Skill checks that worked.
    pub checks: Account,
    /// Damage rolled by the player's side.
    pub dealt: Account,
    /// Damage rolled by the other side; little of it is good luck.
    pub taken: Account,
    /// How lucky the damage rolls of both sides were.
    pub dice: Option<f64>,
    /// How lucky battles and checks were, together: the run's luck.
    pub percentile: Option<f64>,
}

/// Listens to a run as it is played, or played again.
#[derive(Clone, Debug, Default)]
pub struct LuckAudit {
    battles: Vec<BattleLuck>,
    checks: Vec<CheckLuck>,
    dice: Dice,
}

impl LuckAudit {
    /// Takes in what one command or choice brought about; `campaign` is the run after it.
    pub fn hear(&mut self, campaign: &Campaign, events: &[RunEvent]) {
        let (step, run) = (campaign.step(), campaign.run());
        for event in events {
            match event {
                RunEvent::Sector(SectorEvent::Fought(fought)) => {
                    let types = campaign.rules().types();
                    let player = run.sector.player;
                    let found = battle::audit(fought, types, player, &mut self.dice);
                    self.battles.extend(found.map(|luck| BattleLuck {
                        step,
                        turn: run.sector.turn,
                        foe: foe_of(campaign.content(), &run.sector, fought),
                        ..luck
                    }));
                }
                RunEvent::Tried { chance, drawn } => self.checks.push(CheckLuck {
                    step,
                    turn: run.sector.turn,
                    skill: chance.skill.name(),
                    percent: chance.percent,
                    drawn: *drawn,
                    worked: *drawn < chance.percent,
                }),
                _ => {}
            }
        }
    }

    /// The player's battles, in order.
    pub fn battles(&self) -> &[BattleLuck] {
        &self.battles
    }

    /// The skill checks, in order.
    pub fn checks(&self) -> &[CheckLuck] {
        &self.checks
    }

    /// What it comes to.
    pub fn luck(&self) -> Luck {
        let battles = self.battles.iter();
        let battles = battles.map(|it| (f64::from(it.chance.millionths) / 1e6, it.won));
        let checks = self.checks.iter();
        let checks = checks.map(|it| (f64::from(it.percent) / 100.0, it.worked));
        let (own, foe) = (&self.dice.own, &self.dice.foe);
        let damage = |rolls: &battle::Rolls| Account {
            count: rolls.count,
            expected: rolls.sum.mean(),
            actual: rolls.damage as u32,
            percentile: rolls.sum.percentile(rolls.damage),
        };
        let taken = damage(foe);
        Luck {
            battles: account(battles.clone()),
            checks: account(checks.clone()),
            dealt: damage(own),
            taken: Account {
                percentile: taken.percentile.map(|percentile| 100.0 - percentile),
                ..taken
            },
            dice: self.dice.percentile(),
            percentile: account(battles.chain(checks)).percentile,
        }
    }
}

/// The account of chances, each with whether it came true.
fn account(chances: impl Iterator<Item = (f64, bool)>) -> Account {
    let (mut sum, mut count, mut actual) = (Sum::default(), 0, 0);
    for (chance, came) in chances {
        sum.add_chance(chance);
        count += 1;
        actual += u32::from(came);
    }
    Account { count, expected: sum.mean(), actual, percentile: sum.percentile(actual as usize) }
}
