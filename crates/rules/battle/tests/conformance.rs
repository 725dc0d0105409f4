//! Conformance cases: outcome shares and means of 4,000 battles of an independent program, compared
//! with 4,000 of ours.

use daemonfall_battle::{Arena, Camp, Dice, MatchupForm, Move, MoveTypes, Outcome, Recorder};
use serde::Deserialize;
use std::collections::BTreeMap;

const CASES: &str = include_str!("conformance/battle.json");

#[derive(Deserialize)]
struct Case {
    name: String,
    units: Vec<daemonfall_battle::UnitForm>,
    expect: Expect,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expect {
    runs: u32,
    attacker: f64,
    defender: f64,
    stalemate: f64,
    moves: f64,
    attacker_health: f64,
    defender_health: f64,
    moves_by_type: BTreeMap<String, f64>,
}

struct Counts([u64; 16]);

impl Recorder for Counts {
    fn made(&mut self, made: &Move) {
        self.0[made.kind.0 as usize] += 1;
    }
}

/// Within 4.5 standard errors of a share of `runs` battles, plus 0.002.
fn shares_agree(ours: f64, theirs: f64, runs: f64) -> bool {
    let error = (theirs * (1.0 - theirs) / runs).sqrt();
    (ours - theirs).abs() <= 4.5 * error + 0.002
}

/// Within 6 % (of at least 1), plus 0.15.
fn means_agree(ours: f64, theirs: f64) -> bool {
    (ours - theirs).abs() <= 0.06 * theirs.max(1.0) + 0.15
}

#[test]
fn battles_end_as_often_and_take_as_long_as_those_of_an_independent_program() {
    let cases: Vec<Case> = serde_json::from_str(CASES).expect("the cases can be read");
    assert_eq!(cases.len(), 12);
    let types = MoveTypes::standard();
    let mut wrong = Vec::new();
    for case in cases {
        let form = MatchupForm { units: case.units };
        let plan = form.plan(&types).expect("a sound match-up");
        let (mut arena, mut counts) = (Arena::new(&plan), Counts([0; 16]));
        let mut outcomes = [0u32; 3];
        let mut health = [0u64; 2];
        for number in 0..case.expect.runs {
            let mut dice = Dice::of_battle(2, u64::from(number));
            let outcome = plan.fight(&mut arena, &mut dice, &mut counts);
            outcomes[outcome as usize] += 1;
            for (one, left) in plan.participants().iter().zip(arena.state().healths()) {
                health[usize::from(one.camp == Camp::Defender)] += left.current as u64;
            }
        }
        let runs = f64::from(case.expect.runs);
        let mut say = |what: &str, ours: f64, theirs: f64, agree: bool| {
            if !agree {
                wrong.push(format!("{}, {what}: {ours}, not {theirs}", case.name));
            }
        };
        let expect = &case.expect;
        for (outcome, theirs) in
            Outcome::ALL.into_iter().zip([expect.attacker, expect.defender, expect.stalemate])
        {
            let ours = f64::from(outcomes[outcome as usize]) / runs;
            say(&format!("{outcome:?}"), ours, theirs, shares_agree(ours, theirs, runs));
        }
        let all: u64 = counts.0.iter().sum();
        let [attackers, defenders] = health;
        let means = [
            ("moves", all, expect.moves),
            ("attackers' health", attackers, expect.attacker_health),
            ("defenders' health", defenders, expect.defender_health),
        ];
        for (what, sum, theirs) in means {
            let ours = sum as f64 / runs;
            say(what, ours, theirs, means_agree(ours, theirs));
        }
        for (id, kind) in types.iter() {
            let ours = counts.0[id.0 as usize] as f64 / runs;
            let theirs = expect.moves_by_type.get(kind.name).copied().unwrap_or(0.0);
            say(kind.name, ours, theirs, means_agree(ours, theirs));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
