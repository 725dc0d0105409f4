//! The numbers behind a log line, with their names: how an income, a check or a battle came about.

use crate::prelude::*;
use crate::words::signed;
use daemonfall_battle::{Camp, Outcome, Share, Value};
use daemonfall_battle_mode::begin::Fought;
use daemonfall_battle_mode::panel::{likely, tenths};
use daemonfall_campaign::{BATTLES_OF_ODDS, Chance};
use daemonfall_core::Skill;
use daemonfall_ui::log::Details;
use std::fmt::Display;

pub fn income((tiles, structures, relics): (i32, i32, i32), upkeep: i32, cycles: i32) -> Details {
    let net = tiles + structures + relics - upkeep;
    let mut rows = vec![
        (t!("sector-formula-tiles"), signed(tiles)),
        (t!("sector-formula-structures"), signed(structures)),
    ];
    if relics != 0 {
        rows.push((t!("sector-formula-relics"), signed(relics)));
    }
    rows.extend([
        (t!("sector-formula-upkeep"), signed(-upkeep)),
        (t!("sector-formula-together"), signed(net)),
        (
            t!("sector-formula-cycles"),
            t!("sector-formula-cycles-are", before = cycles - net, after = cycles),
        ),
    ]);
    rows
}

pub fn check(chance: &Chance, drawn: i32) -> Details {
    let skill = chance.percent - chance.base;
    let below = if drawn < chance.percent { "yes" } else { "no" };
    vec![
        (t!("sector-formula-base"), percent(chance.base)),
        (
            t!("sector-formula-skill", skill = skill_key(chance.skill), points = chance.points),
            percent(signed(skill)),
        ),
        (t!("sector-formula-chance"), percent(chance.percent)),
        (
            t!("sector-formula-drawn"),
            t!("sector-formula-drawn-was", drawn = drawn, percent = chance.percent, below = below),
        ),
    ]
}

fn percent(number: impl Display) -> String {
    t!("sector-formula-percent", number = number.to_string())
}

fn skill_key(skill: Skill) -> &'static str {
    match skill {
        Skill::Stealth => "stealth",
        Skill::Speech => "speech",
        Skill::Mechanics => "mechanics",
    }
}

/// The chances before a battle. For an attack of the player's it is the one that its preview showed,
/// if that is known: counted again, it would be another number.
fn chances(Fought { plan, battle, cast, chance, .. }: &Fought) -> Details {
    if cast.own == Some(Camp::Attacker) {
        let told = |chance: Share| (t!("sector-formula-your-chance"), likely(chance).line());
        return chance.map(told).into_iter().collect();
    }
    let odds = plan.odds(battle.seed, BATTLES_OF_ODDS);
    let share = |outcome| likely(odds.share(outcome)).line();
    vec![
        (t!("sector-formula-attackers-chance"), share(Outcome::Attacker)),
        (t!("sector-formula-defenders-chance"), share(Outcome::Defender)),
        (t!("sector-formula-neither"), share(Outcome::Stalemate)),
    ]
}

pub fn battle(fought: &Fought) -> Details {
    let (plan, battle) = (&fought.plan, &fought.battle);
    let mut rows = chances(fought);
    let steps = plan.steps(&battle.moves).unwrap_or_default();
    for (camp, name) in [
        (Camp::Attacker, t!("sector-formula-attackers-rolls")),
        (Camp::Defender, t!("sector-formula-defenders-rolls")),
    ] {
        let of = steps.iter().filter(|step| {
            let mover = plan.participants().get(step.made.mover.0 as usize);
            mover.is_some_and(|mover| mover.camp == camp)
        });
        let (mut count, mut damage, mut expected) = (0, 0, 0);
        for (step, roll) in of.filter_map(|step| Some((step, step.roll?))) {
            count += 1;
            damage += step.made.effect;
            expected += Value::thousandths(roll.expected());
        }
        let words =
            t!("sector-formula-rolls", count = count, damage = damage, expected = tenths(expected));
        rows.push((name, words));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_battle::MoveTypes;
    use daemonfall_battle_mode::muster;
    use daemonfall_breach::BreachLibrary;

    fn words(formula: Details) -> Vec<String> {
        let joined = formula.into_iter().map(|(name, number)| format!("{name}: {number}"));
        joined.collect()
    }

    #[test]
    fn an_attack_is_told_with_the_chance_that_was_shown_before_and_no_other() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
        let library = BreachLibrary::load_dir(folder).unwrap_or_else(|errors| panic!("{errors}"));
        let lists = muster::read(&library, "needle,bastion:thorn").expect("they are known");
        let fight = muster::set_up(&library, &MoveTypes::standard(), &lists).expect("they fight");
        let mut fought = fight.fight(3, Screen::SECTOR);
        assert!(chances(&fought).is_empty());
        fought.chance = Some(Share::of(724, 1_000));
        let told = words(chances(&fought));
        assert_eq!(told, ["your chance to win, as shown before: 72.4\u{a0}% \u{b1}\u{a0}2.8"]);
        fought.cast.own = Some(Camp::Defender);
        assert_eq!(chances(&fought).len(), 3, "of others' attacks no chance was shown");
    }

    #[test]
    fn an_income_is_the_sum_of_its_parts() {
        let told = words(income((12, 8, 0), 5, 42));
        assert_eq!(told[3], "total: +15");
        assert_eq!(told[4], "cycles before and after: 27 and 42");
        let told = words(income((12, 8, 6), 5, 48));
        assert_eq!(told[2], "relics: +6");
        assert_eq!(told[4..], ["total: +21", "cycles before and after: 27 and 48"]);
    }

    #[test]
    fn a_check_tells_its_chance_and_the_draw() {
        let chance = Chance { skill: Skill::Speech, base: 40, best: None, points: 2, percent: 60 };
        let told = words(check(&chance, 60));
        assert_eq!(told[1], "speech, 2 points: +20\u{a0}%");
        assert_eq!(told[3], "roll, from 0 to 99: 60, not below 60: failure");
    }
}
