//! Replayed moves, and moves that are refused.

use super::{attacker, defender, plan, wounded};
use daemonfall_battle::{Ending, MoveTuple, Outcome, ParticipantId, Plan, ReplayError};

fn duel() -> Plan {
    plan(&[
        attacker([5, 3, 4, 9], &["Charge", "Strike"]),
        attacker([5, 3, 4, 9], &["Archery"]),
        defender([5, 3, 4, 9], &["Strike"]),
        wounded(defender([5, 3, 4, 2], &["Healing", "Strike"]), 9),
    ])
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
fn moves_played_again_leave_what_the_battle_left() {
    let plan = duel();
    for seed in 0..200 {
        let battle = plan.simulate(seed);
        assert_eq!(plan.replay(&battle.moves), Ok(battle.ending.clone()));
        assert_eq!(plan.replay_tuples(&battle.tuples(plan.types())), Ok(battle.ending));
    }
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
fn a_participant_or_type_that_does_not_exist_is_named_with_its_place() {
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
}

#[test]
fn a_move_that_was_not_viable_is_refused_with_the_reason() {
    for (lines, reason) in [
        (&["1 2 Strike 3"][..], "lacks the ability"),
        (&["0 1 Strike 3"], "against a friend"),
        (&["3 0 Healing 5"], "not against a foe"),
        (&["0 3 Strike 4", "0 3 Strike 1"], "the target is dead"),
        (&["0 3 Strike 4", "3 0 Riposte 1"], "dead by then"),
        (&["2 0 Riposte 1"], "not a melee move"),
        (&["1 2 Archery 1", "2 1 Riposte 1"], "not a melee move"),
        (&["0 2 Strike 1", "3 0 Riposte 1"], "not a melee move"),
        (&["0 2 Strike 1", "2 0 Riposte 1", "2 0 Riposte 1"], "not a melee move"),
        (&["3 3 Healing 5", "3 3 Healing 2"], "not viable in turn 2"),
    ] {
        let told = refused(lines);
        let place = format!("moves[{}]: ", lines.len() - 1);
        assert!(told.starts_with(&place) && told.contains(reason), "{told}");
    }
}

#[test]
fn a_charge_is_viable_in_the_first_turn_only() {
    assert!(replay(&["0 2 Charge 1"]).is_ok());
    let told = refused(&["2 0 Strike 1", "0 2 Riposte 0", "0 2 Charge 1"]);
    assert!(told.contains("Charge of 0 is not viable in turn 2"), "{told}");
}

#[test]
fn an_effect_that_no_dice_show_is_refused() {
    assert_eq!(
        refused(&["0 2 Strike 5"]),
        "moves[0].effect: effect 5 is impossible for this move, only 0 to 4"
    );
    assert!(refused(&["0 2 Strike -1"]).contains("effect -1"));
    assert!(refused(&["0 2 Strike 1", "2 0 Riposte 4"]).contains("only 0 to 3"));
    assert!(refused(&["3 3 Healing 4"]).contains("only 5 to 5"));
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
