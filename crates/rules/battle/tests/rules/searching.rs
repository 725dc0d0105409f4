//! The search for a line-up that wins.

use super::plan;
use daemonfall_battle::search::{Contest, Found, LineUp, Recruit, Search};
use daemonfall_battle::{Camp, MoveTypes, Outcome, Row, Share};

/// Kinds by their costs.
const KINDS: [(i32, &str); 9] = [
    (28, "14 5 18 20 Charge Strike front"),
    (32, "7 5 16 34 Guard Strike front"),
    (30, "8 4 16 18 Healing Strike back"),
    (30, "6 2 7 14 Archery Mark back"),
    (48, "17 8 26 26 Strike front"),
    (52, "12 2 26 19 Archery back"),
    (56, "11 2 23 22 Archery Charge Volley back"),
    (88, "24 7 36 32 Charge Strike Sweep front"),
    (120, "24 13 48 40 Strike front"),
];

fn recruits() -> Vec<Recruit> {
    let units = KINDS.map(|(_, words)| format!("A {words}")).join("; ");
    let plan = plan(&format!("{units}; D 1 1 1 1 Strike"));
    let all = plan.participants().iter().zip(KINDS);
    all.map(|(one, (cost, _))| {
        let row = one.formed.map_or(Row::Front, |formed| formed.row);
        Recruit { unit: one.unit, row, cost }
    })
    .collect()
}

/// A contest against these foes, at no more than the cost of the given line-up.
fn contest(camp: Camp, foes: &[usize], given: &[usize]) -> Contest {
    let kinds = recruits();
    let cost_at_most = given.iter().map(|kind| i64::from(kinds[*kind].cost)).sum();
    let (types, foes) = (MoveTypes::standard(), foes.to_vec());
    Contest { types, kinds, camp, foes, units_at_most: 8, cost_at_most }
}

fn searched(contest: &Contest, given: &[usize], seed: u64) -> Option<Found> {
    let mut search = Search::new(contest.clone(), given, seed);
    let mut percent = 0;
    while search.step() {
        assert!((percent..=100).contains(&search.percent()), "it goes back");
        percent = search.percent();
    }
    assert_eq!(search.percent(), 100);
    search.found().cloned()
}

/// How often a line-up wins over dice that the search never saw.
fn fresh(contest: &Contest, line_up: &[usize]) -> Share {
    let plan = contest.plan(line_up).expect("a battle");
    let won = if contest.camp == Camp::Attacker { Outcome::Attacker } else { Outcome::Defender };
    plan.odds(987_654_321, 4_000).share(won)
}

#[test]
fn what_is_found_costs_no_more_and_wins_more_often_over_fresh_dice() {
    for (camp, foes, given) in [
        (Camp::Attacker, &[4, 5][..], &[0, 1, 2][..]),
        (Camp::Defender, &[0, 0, 0, 3], &[2, 2, 1, 3]),
        (Camp::Attacker, &[7, 6, 1], &[1, 2, 4, 5]),
    ] {
        let contest = contest(camp, foes, given);
        let found = searched(&contest, given, 5).expect("a battle is possible");
        let line_up = found.line_up.as_ref().expect("something better");
        assert!(line_up.len() <= 8 && contest.cost(line_up) <= contest.cost_at_most);
        let (before, after) = (fresh(&contest, given), fresh(&contest, line_up));
        assert!(after.millionths > before.millionths + 50_000, "{before:?}, {after:?}");
        // What is told is no luck of the draw.
        let error = 4 * (found.wins.error + after.error);
        assert!(found.wins.millionths.abs_diff(after.millionths) <= error, "{found:?}, {after:?}");
        assert!(found.tried > 60, "{}", found.tried);
    }
}

#[test]
fn the_same_seed_finds_the_same() {
    let contest = contest(Camp::Attacker, &[4, 5], &[0, 1, 2]);
    let once = searched(&contest, &[0, 1, 2], 9);
    assert_eq!(once, searched(&contest, &[0, 1, 2], 9));
}

#[test]
fn without_a_given_line_up_any_that_fights_is_an_answer() {
    let contest = contest(Camp::Attacker, &[8, 8], &[0]);
    let found = searched(&contest, &[], 1).expect("a battle is possible");
    assert_eq!((found.given, found.line_up), (None, Some(vec![0])));
}

#[test]
fn where_nothing_else_is_affordable_the_given_line_up_stays() {
    let contest = contest(Camp::Attacker, &[0], &[0]);
    let found = searched(&contest, &[0], 1).expect("a battle is possible");
    assert_eq!((found.tried, &found.line_up, found.given), (1, &None, Some(found.wins)));
    let broke = Contest { cost_at_most: 27, ..contest.clone() };
    assert_eq!(searched(&broke, &[], 1), None);
    let alone = Contest { foes: LineUp::new(), ..contest };
    assert_eq!(searched(&alone, &[0], 1), None);
}
