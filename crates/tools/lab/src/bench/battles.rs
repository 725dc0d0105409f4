//! Battles of three sizes, with and without saving their moves, and the odds of one.

use crate::odds::{BUDGET, ERROR, Workers};
use crate::{LabError, rounded};
use daemonfall_battle::{
    Arena, Camp, Dice, MatchupForm, MoveTypes, Outcome, Plan, Silent, Tally, UnitForm,
};
use daemonfall_core::fingerprint_of;
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

const AT_LEAST: Duration = Duration::from_millis(2_000);
/// Battles between two checks of the clock.
const BATCH: u64 = 256;
const PREVIEWS: u64 = 20;
/// Battles that go into the fingerprint.
const PRINTED: u32 = 1_024;

#[derive(Serialize, Clone, Debug)]
pub struct BattleBench {
    /// 1 against 1, 8 against 8, and a field of seven stacks of 8: 24 against 32.
    pub battles: Vec<Battles>,
    /// Odds of 8 against 8 on one thread.
    pub odds: Odds,
    pub odds_on_all_cores: Odds,
}

#[derive(Serialize, Clone, Debug)]
pub struct Battles {
    pub attackers: usize,
    pub defenders: usize,
    /// Battles per second, looking only at the ending.
    pub battles_per_second: f64,
    pub moves_per_second: f64,
    pub moves_per_battle: f64,
    /// Battles per second with all moves saved.
    pub kept_per_second: f64,
    pub plan_microseconds: f64,
    /// Fingerprint of the counts of 1,024 battles.
    pub fingerprint: String,
}

/// Odds calculated until the error is at most 1 %, or the time is up.
#[derive(Serialize, Clone, Debug)]
pub struct Odds {
    pub threads: usize,
    pub battles: u64,
    pub attacker: f64,
    pub error: f64,
    pub milliseconds: f64,
    pub slowest_milliseconds: f64,
}

pub fn measure() -> Result<BattleBench, LabError> {
    let sizes = [(1, 1), (8, 8), (24, 32)];
    let battles = sizes.map(|(attackers, defenders)| battles(attackers, defenders));
    Ok(BattleBench {
        battles: battles.into_iter().collect::<Result<_, _>>()?,
        odds: odds(&Workers::new(1), 1)?,
        odds_on_all_cores: odds(&Workers::of_this_machine(), bevy_tasks::available_parallelism())?,
    })
}

/// Units of four kinds by turns: a charger, a shield, an archer, a healer.
pub(crate) fn plan(attackers: usize, defenders: usize) -> Result<Plan, LabError> {
    let kinds: [(i32, i32, i32, i32, &[&str]); 4] = [
        (6, 4, 4, 10, &["Charge", "Strike"]),
        (5, 6, 3, 14, &["Strike"]),
        (7, 3, 3, 8, &["Archery"]),
        (4, 4, 3, 9, &["Healing", "Strike"]),
    ];
    let unit = |side, place: usize| {
        let (attack, defence, damage, health, abilities) = kinds[place % kinds.len()];
        UnitForm {
            side,
            attack,
            defence,
            damage,
            health,
            max_health: None,
            abilities: abilities.iter().map(|name| (*name).to_owned()).collect(),
        }
    };
    let attackers = (0..attackers).map(|place| unit(Camp::Attacker, place));
    let defenders = (0..defenders).map(|place| unit(Camp::Defender, place));
    let units = attackers.chain(defenders).collect();
    let plan = MatchupForm { units }.plan(&MoveTypes::standard());
    plan.map_err(|wrong| LabError::Wrong(format!("the bench's match-up: {wrong:?}")))
}

fn per_second(mut work: impl FnMut(u64)) -> f64 {
    let (mut done, begun) = (0, Instant::now());
    while begun.elapsed() < AT_LEAST {
        for _ in 0..BATCH {
            work(done);
            done += 1;
        }
    }
    done as f64 / begun.elapsed().as_secs_f64()
}

fn battles(attackers: usize, defenders: usize) -> Result<Battles, LabError> {
    let plan = plan(attackers, defenders)?;
    let mut arena = Arena::new(&plan);
    let counted = plan.odds(0, PRINTED);
    let moves = counted.moves as f64 / f64::from(PRINTED);
    let battles = per_second(|number| {
        let mut dice = Dice::of_battle(0, number);
        black_box(plan.fight(&mut arena, &mut dice, &mut Silent));
    });
    let kept = per_second(|seed| {
        black_box(plan.simulate(seed));
    });
    let plans = per_second(|_| {
        black_box(Plan::new(plan.types(), plan.participants().to_vec()).is_ok());
    });
    Ok(Battles {
        attackers,
        defenders,
        battles_per_second: battles.round(),
        moves_per_second: (battles * moves).round(),
        moves_per_battle: rounded(moves, 1),
        kept_per_second: kept.round(),
        plan_microseconds: rounded(1e6 / plans, 2),
        fingerprint: fingerprint_of(&counted).to_string(),
    })
}

fn odds(workers: &Workers, threads: usize) -> Result<Odds, LabError> {
    let plan = plan(8, 8)?;
    let (mut all, mut slowest) = (Duration::ZERO, Duration::ZERO);
    let mut last = Tally::new(&plan);
    for seed in 0..PREVIEWS {
        let begun = Instant::now();
        last = workers.preview(&plan, seed, ERROR, BUDGET);
        let took = begun.elapsed();
        all += took;
        slowest = slowest.max(took);
    }
    let share = last.share(Outcome::Attacker);
    let milliseconds = |time: Duration| rounded(time.as_secs_f64() * 1e3, 2);
    Ok(Odds {
        threads,
        battles: last.battles,
        attacker: f64::from(share.millionths) / 1e6,
        error: f64::from(share.error) / 1e6,
        milliseconds: milliseconds(all / PREVIEWS as u32),
        slowest_milliseconds: milliseconds(slowest),
    })
}
