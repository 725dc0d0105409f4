//! The luck of a battle: its odds beforehand against its result, and every damage roll against all
//! its possible values.

use super::sum::Sum;
use crate::play::{camp_of, victory_of};
use daemonfall_battle::{Camp, DamageRoll, MoveTypes, Share, Stake};
use daemonfall_sector::{FactionId, Fought, Stack};
use serde::Serialize;

/// Battles simulated to find the odds of one: their error is at most 1.6 percent.
pub const BATTLES_OF_ODDS: u32 = 1024;

/// A battle of the player: its odds and its result.
#[derive(Serialize, Clone, Debug, PartialEq)]
pub struct BattleLuck {
    /// The step of the run's record in which it was fought, from 1.
    pub step: usize,
    pub turn: u32,
    /// The opponent, by its faction's name in the data.
    pub foe: String,
    /// Whether the player's side attacked.
    pub attacked: bool,
    /// The player's chance to win, from fighting the same battle many times with other dice.
    pub chance: Share,
    /// The chance to win and keep the leader, if it fought: the one that the preview shows.
    pub kept: Option<Share>,
    pub won: bool,
    /// Units of the player's side.
    pub units: u32,
    /// Units of the player's side that survived.
    pub left: u32,
    pub expected_left: f64,
    /// How many of a hundred such battles would have had worse dice, roll by roll; equal ones count
    /// half. `None` if nothing was rolled.
    pub dice: Option<f64>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Rolls {
    pub count: u32,
    pub damage: usize,
    pub sum: Sum,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Dice {
    /// The player's side.
    pub own: Rolls,
    pub foe: Rolls,
    /// Damage dealt by the player's side, plus damage that it was spared.
    good: usize,
    all: Sum,
}

impl Dice {
    fn add(&mut self, own: bool, roll: DamageRoll, damage: usize) {
        let likely = roll.distribution();
        let side = if own { &mut self.own } else { &mut self.foe };
        side.count += 1;
        side.damage += damage;
        side.sum.add_roll(likely);
        if own {
            self.good += damage;
            self.all.add_roll(likely);
        } else {
            self.good += (likely.most.max(0) as usize).saturating_sub(damage);
            self.all.add_spared(likely);
        }
    }

    /// How many of a hundred times the same rolls would have been worse for the player's side.
    pub fn percentile(&self) -> Option<f64> {
        self.all.percentile(self.good)
    }
}

/// Adds the battle's rolls to `dice`; `None` for a battle between others. `led` is the leader's stack
/// before it.
pub(super) fn audit(
    fought: &Fought,
    types: &MoveTypes,
    (player, led): (FactionId, Option<&Stack>),
    dice: &mut Dice,
) -> Option<BattleLuck> {
    let camp = camp_of(fought, player)?;
    let (sides, battle) = (&fought.sides, &fought.battle);
    let plan = sides.plan(types).ok()?;
    let mut own_dice = Dice::default();
    for step in plan.steps(&battle.moves).ok()? {
        let Some(roll) = step.roll else { continue };
        let mover = plan.participants().get(step.made.mover.0 as usize)?;
        let (own, damage) = (mover.camp == camp, step.made.effect.max(0) as usize);
        own_dice.add(own, roll, damage);
        dice.add(own, roll, damage);
    }
    // These mix their number into the seed, so none of them has the dice of the real battle.
    let odds = plan.odds(battle.seed, BATTLES_OF_ODDS);
    let victory = victory_of(camp);
    let stake = led.map(|it| sides.stake(it.id, it.line().position(|unit| unit.leader)));
    let fights = stake.filter(|stake| matches!(stake, Stake::Fights(_)));
    let own = sides.participants.iter().zip(&battle.ending.health);
    let own = own.filter(|(it, _)| it.camp == camp);
    let left = own.clone().filter(|(_, health)| !health.is_dead()).count();
    let survivors = odds.left[camp as usize].iter().zip(0u64..);
    let survivors: u64 = survivors.map(|(battles, left)| battles * left).sum();
    Some(BattleLuck {
        step: 0,
        turn: 0,
        foe: String::new(),
        attacked: camp == Camp::Attacker,
        chance: odds.share(victory),
        kept: fights.map(|stake| stake.kept(&odds, victory)),
        won: battle.ending.outcome == victory,
        units: own.count() as u32,
        left: left as u32,
        expected_left: survivors as f64 / odds.battles.max(1) as f64,
        dice: own_dice.percentile(),
    })
}
