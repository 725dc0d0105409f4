//! Replayed moves, moves that are refused, and stepping through a list of moves: turns, deeds,
//! rolls, health and what each unit weighed.

use super::plan;
use daemonfall_battle::{
    Battle, Deed, Ending, MoveTuple, OddsRun, Outcome, ParticipantId, Plan, ReplayError, Step,
};

fn duel() -> Plan {
    plan(
        "A 5 3 4 9 Charge Strike
         A 5 3 4 9 Archery
         D 5 3 4 9 Strike
         D 5 3 4 2/9 Healing Strike",
    )
}

fn replay(lines: &[&str]) -> Result<Ending, ReplayError> {
    let tuple = |line: &&str| line.parse::<MoveTuple>().expect("a line");
    let tuples: Vec<MoveTuple> = lines.iter().map(tuple).collect();
    duel().replay_tuples(&tuples)
}

fn refused(lines: &[&str]) -> String {
    replay(lines).expect_err("it is refused").to_string()
}

#[test]
fn a_list_that_is_cut_short_leaves_what_was_left_then() {
    let ending = replay(&["0 2 Strike 3", "2 0 Riposte 1"]).expect("both are viable");
    let health: Vec<i32> = ending.health.iter().map(|one| one.current).collect();
    assert_eq!(health, [8, 9, 6, 2]);
    assert_eq!(ending.outcome, Outcome::Stalemate);
    assert_eq!(replay(&[]).expect("nothing").health[0].current, 9);
}

#[test]
fn what_is_refused_is_named_with_its_place() {
    assert_eq!(
        refused(&["0 2 Strike 3", "9 0 Riposte 1"]),
        "moves[1].mover: there is no participant 9: they go from 0 to 3"
    );
    assert_eq!(
        refused(&["0 4 Strike 3"]),
        "moves[0].target: there is no participant 4: they go from 0 to 3"
    );
    assert_eq!(
        refused(&["0 2 Strik 3"]),
        "moves[0].type: unknown move type \"Strik\", did you mean \"Strike\"?"
    );
    assert!(refused(&["0 - Strike 3"]).starts_with("moves[0].target: this move needs a target"));
    assert!(refused(&["0 2 Strike 1", "3 0 Riposte 1"]).starts_with("moves[1]: "));
    assert!(refused(&["0 2 Strike 5"]).starts_with("moves[0].effect: effect 5 is impossible"));
}

#[test]
fn what_is_refused_changes_nothing() {
    let plan = duel();
    let mut replay = daemonfall_battle::Replay::new(&plan);
    let read = |line: &str| plan.read(&line.parse().expect("a line")).expect("known");
    replay.push(&read("0 2 Strike 1")).expect("viable");
    let before = replay.state().clone();
    for line in ["1 2 Strike 3", "0 2 Strike 9", "9 2 Strike 1", "2 1 Riposte 0"] {
        replay.push(&read(line)).expect_err(line);
        assert_eq!(replay.state(), &before);
    }
    replay.push(&read("2 0 Riposte 1")).expect("viable still");
    assert_eq!(replay.state().health(ParticipantId(0)).current, 8);
}

#[test]
fn a_move_is_a_line_of_text_and_a_plain_tuple() {
    let strike = MoveTuple(ParticipantId(0), Some(ParticipantId(3)), "Strike".into(), 2);
    assert_eq!(strike.to_string(), "0 3 Strike 2");
    assert_eq!("0 3 Strike 2".parse(), Ok(strike.clone()));
    let json = serde_json::to_string(&strike).expect("it can be written");
    assert_eq!(json, r#"[0,3,"Strike",2]"#);
    assert_eq!(serde_json::from_str::<MoveTuple>(&json).expect("and read"), strike);
    let line = serde_json::from_str::<MoveTuple>(r#""0 3 Strike 2""#);
    assert_eq!(line.expect("a line is read too"), strike);
    let alone = MoveTuple(ParticipantId(1), None, "Last Stand".into(), -4);
    assert_eq!(alone.to_string().parse(), Ok(alone));
}

#[test]
fn a_line_that_is_no_move_is_refused_with_its_text_and_what_is_wrong() {
    for (line, what) in [
        ("", "four parts"),
        ("0 3 Strike", "four parts"),
        ("x 3 Strike 2", "participant"),
        ("0 y Strike 2", "target"),
        ("0 3 Strike z", "effect"),
        ("-1 3 Strike 2", "participant"),
    ] {
        let error = line.parse::<MoveTuple>().expect_err(line).to_string();
        assert!(error.contains(what) && error.contains(&format!("{line:?}")), "{error}");
    }
}

fn skirmish() -> Plan {
    plan(
        "A 6 2 4 9 Charge Strike
         A 5 1 3 7 Archery
         D 5 3 4 9 Strike
         D 4 2 3 2/9 Healing Strike",
    )
}

fn fought(plan: &Plan, seed: u64) -> (Battle, Vec<Step>) {
    let battle = plan.simulate(seed);
    let steps = plan.steps(&battle.moves).expect("they were made");
    (battle, steps)
}

#[test]
fn steps_tell_turns_deeds_rolls_and_health() {
    let plan = skirmish();
    let (mut answers, mut repeats) = (0, 0);
    for seed in 0..100 {
        let (battle, steps) = fought(&plan, seed);
        assert_eq!(steps.len(), battle.moves.len());
        for (place, step) in steps.iter().enumerate() {
            assert_eq!(step.made, battle.moves[place]);
            assert_eq!(step.turn, battle.turn_of(place), "seed {seed}, move {place}");
            match plan.types().name(step.made.kind) {
                "Healing" => assert_eq!(step.roll, None),
                name => {
                    let roll = step.roll.expect("it was rolled");
                    assert!(roll.distribution().of(step.made.effect).is_positive());
                    assert_eq!(step.deed == Deed::Answered, name == "Riposte");
                }
            }
            answers += usize::from(step.deed == Deed::Answered);
            repeats += usize::from(step.deed == Deed::Repeated);
        }
        let left = steps.last().map(|step| &step.health);
        assert_eq!(left, Some(&battle.ending.health));
    }
    assert!(answers > 0 && repeats > 0);
}

#[test]
fn the_matrix_marks_what_the_battle_then_did() {
    let plan = skirmish();
    for seed in 0..40 {
        let (battle, steps) = fought(&plan, seed);
        for (place, step) in steps.iter().enumerate() {
            let matrix = plan.matrix(&battle.moves, place).expect("they were made");
            assert_eq!((matrix.place, matrix.turn), (place, step.turn));
            assert_eq!(matrix.rows.len(), 4);
            if step.deed != Deed::Chosen {
                continue;
            }
            assert_eq!(matrix.acting, Some(step.made.mover));
            let row = &matrix.rows[step.made.mover.0 as usize];
            let choice = row.choice().expect("it chose something");
            assert_eq!((Some(choice.target), choice.kind), (step.made.target, step.made.kind));
            let why = plan.why(&battle.moves, place).expect("they were made");
            assert_eq!(why.as_ref(), Some(row));
        }
    }
}

#[test]
fn a_moment_is_what_its_mover_weighed_in_and_rolled_from() {
    let plan = skirmish();
    for seed in 0..40 {
        let (battle, steps) = fought(&plan, seed);
        for (place, step) in steps.iter().enumerate() {
            let now = plan.moment(&battle.moves, place).expect("they were made");
            assert_eq!((now.place, now.next), (place, Some(step.made)));
            assert_eq!(now.state.turn(), step.turn);
            let before = place.checked_sub(1).map(|place| &steps[place].health[..]);
            assert_eq!(now.state.healths(), before.unwrap_or(plan.start().healths()));
            let made = step.made;
            let roll = plan.roll(&now.state, made.mover, made.kind, made.target);
            assert_eq!(roll, step.roll);
        }
        let end = plan.moment(&battle.moves, usize::MAX).expect("the end");
        assert_eq!(end.state.healths(), battle.ending.health);
        assert_eq!((end.next, end.acting), (None, None));
    }
}

#[test]
fn at_the_end_of_the_list_nobody_acts_and_the_dead_weigh_nothing() {
    let plan = skirmish();
    let battle = plan.simulate(3);
    let matrix = plan.matrix(&battle.moves, usize::MAX).expect("they were made");
    assert_eq!((matrix.place, matrix.next, matrix.acting), (battle.moves.len(), None, None));
    for (row, health) in matrix.rows.iter().zip(&battle.ending.health) {
        assert_eq!(row.weighed.is_empty(), health.current == 0);
    }
}

#[test]
fn a_move_that_cannot_be_made_is_named_with_its_place() {
    let plan = skirmish();
    let mut moves = plan.simulate(3).moves;
    moves[1].mover = ParticipantId(9);
    assert_eq!(plan.matrix(&moves, 5).expect_err("no unit has this number").place, 1);
    assert_eq!(plan.steps(&moves).expect_err("no unit has this number").place, 1);
    assert!(plan.matrix(&moves, 0).is_ok());
}

#[test]
fn odds_come_nearer_count_by_count_and_end_as_they_do_at_once() {
    let plan = skirmish();
    let mut run = OddsRun::new(&plan, 7);
    for battles in [50, 100, 150, 200, 250, 300] {
        run.step(&plan, 50);
        assert_eq!(run.tally().battles, u64::from(battles));
        assert_eq!(run.tally(), &plan.odds(7, battles));
    }
}
