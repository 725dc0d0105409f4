//! Invalid match-ups.

use super::{attacker, defender, wounded};
use daemonfall_battle::{MatchupForm, MoveTypes, UnitForm};

fn wrong(units: Vec<UnitForm>) -> Vec<String> {
    let problems = MatchupForm { units }.plan(&MoveTypes::standard());
    let problems = problems.expect_err("it is refused");
    let told = problems.into_iter();
    told.map(|problem| format!("{}: {}", problem.field, problem.reason)).collect()
}

#[test]
fn everything_wrong_with_a_match_up_is_told_with_its_place() {
    let told = wrong(vec![
        attacker([-1, 3, 4, 9], &["Strike", "Charg"]),
        attacker([5, 2_000_000, 4, 0], &["Riposte"]),
        wounded(attacker([5, 3, -4, 9], &[]), 8),
    ]);
    assert_eq!(
        told,
        [
            "units[0].abilities[1]: unknown ability \"Charg\", did you mean \"Charge\"?",
            "units[1].abilities[0]: unknown ability \"Riposte\"; known are Archery, Charge, Healing, Strike",
            "units: there is no defender",
            "units[0].attack: must be from 0 to 1000000, not -1",
            "units[1].defence: must be from 0 to 1000000, not 2000000",
            "units[1].health: must be from 1 to 1, not 0",
            "units[1].max_health: must be from 1 to 1000000, not 0",
            "units[2].damage: must be from 0 to 1000000, not -4",
            "units[2].health: must be from 1 to 8, not 9",
        ]
    );
}

#[test]
fn an_empty_side_and_a_crowd_are_refused() {
    assert_eq!(wrong(vec![]), ["units: there is no attacker", "units: there is no defender"]);
    let mut crowd = vec![attacker([1, 1, 1, 1], &[]); 64];
    crowd.push(defender([1, 1, 1, 1], &[]));
    assert_eq!(wrong(crowd), ["units: 65 participants are too many: a battle has at most 64"]);
}

#[test]
fn the_largest_numbers_are_fought_with() {
    let most = daemonfall_battle::STAT_AT_MOST;
    let all = ["Archery", "Charge", "Healing", "Strike"];
    let plan = super::plan(&[
        attacker([most, most, most, most], &all),
        defender([most, most, most, most], &all),
    ]);
    let battle = plan.simulate(1);
    assert_eq!(plan.replay(&battle.moves), Ok(battle.ending));
}
