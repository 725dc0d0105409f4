//! The luck audit: compares a run's results with what its chances predict.
//!
//! Battles are rated by their odds, damage rolls by their exact chances, skill checks by the chance
//! that was shown. The audit only listens to events: it changes nothing and draws none of the run's
//! dice.
//!
//! A *percentile* is the number of times out of a hundred that the same chances would have gone
//! worse; equal results count half. 50 is neither good nor bad luck; 97 is better than almost
//! anyone has.

mod battle;
mod sum;

pub use battle::{BATTLES_OF_ODDS, BattleLuck};
pub use sum::Sum;

use crate::campaign::Campaign;
use crate::events::RunEvent;
use crate::play::foe_of;
use battle::Dice;
use daemonfall_sector::{SectorEvent, Stack};
use serde::Serialize;

/// A skill check and its draw.
#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub struct CheckLuck {
    /// The step of the run's record, from 1.
    pub step: usize,
    pub turn: u32,
    pub skill: &'static str,
    /// The chance, in percent.
    pub percent: i32,
    /// The number drawn, from 0 to 99.
    pub drawn: i32,
    pub worked: bool,
}

/// Expected and actual results for chances of one kind.
#[derive(Serialize, Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    pub count: u32,
    /// Expected total: wins, successes, or points of damage.
    pub expected: f64,
    pub actual: u32,
    /// How lucky that is for the player; `None` if nothing was left to chance.
    pub percentile: Option<f64>,
}

#[derive(Serialize, Clone, Debug, Default, PartialEq)]
pub struct Luck {
    pub battles: Account,
    pub checks: Account,
    /// Damage rolled by the player's side.
    pub dealt: Account,
    /// Damage rolled by the other side; a low total is good luck.
    pub taken: Account,
    /// The luck of both sides' damage rolls.
    pub dice: Option<f64>,
    /// The luck of battles and checks together: the run's luck.
    pub percentile: Option<f64>,
}

/// Listens to a run while it is played or replayed.
#[derive(Clone, Debug, Default)]
pub struct LuckAudit {
    battles: Vec<BattleLuck>,
    checks: Vec<CheckLuck>,
    dice: Dice,
    /// The leader's stack before what is heard next.
    led: Option<Stack>,
}

fn led(campaign: &Campaign) -> Option<Stack> {
    campaign.view().led().cloned()
}

impl LuckAudit {
    /// Listens from now on.
    pub fn begin(campaign: &Campaign) -> Self {
        Self { led: led(campaign), ..Self::default() }
    }

    /// Processes the events of one command or choice; `campaign` is the run after it.
    pub fn hear(&mut self, campaign: &Campaign, events: &[RunEvent]) {
        let (step, run) = (campaign.step(), campaign.run());
        for event in events {
            match event {
                RunEvent::Sector(SectorEvent::Fought(fought)) => {
                    let types = campaign.rules().types();
                    let player = run.sector.player;
                    let who = (player, self.led.as_ref());
                    let found = battle::audit(fought, types, who, &mut self.dice);
                    self.battles.extend(found.map(|luck| BattleLuck {
                        step,
                        turn: run.sector.turn,
                        foe: foe_of(campaign.content(), &run.sector, fought),
                        ..luck
                    }));
                }
                RunEvent::Sector(SectorEvent::UnitLost { unit, .. }) => {
                    if let Some(led) = &mut self.led {
                        led.units.retain(|it| it.id != *unit);
                    }
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
        self.led = led(campaign);
    }

    /// The player's battles, in order.
    pub fn battles(&self) -> &[BattleLuck] {
        &self.battles
    }

    /// The skill checks, in order.
    pub fn checks(&self) -> &[CheckLuck] {
        &self.checks
    }

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

fn account(chances: impl Iterator<Item = (f64, bool)>) -> Account {
    let (mut sum, mut count, mut actual) = (Sum::default(), 0, 0);
    for (chance, came) in chances {
        sum.add_chance(chance);
        count += 1;
        actual += u32::from(came);
    }
    Account { count, expected: sum.mean(), actual, percentile: sum.percentile(actual as usize) }
}
