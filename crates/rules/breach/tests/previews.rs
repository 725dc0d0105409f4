//! What a preview shows of turns to come.

use crate::small::Duel;
use daemonfall_breach::preview::{ComingWhat, preview};
use daemonfall_breach::{Effect, Outcome, Scratch};
use daemonfall_core::CharacterId;

const MOVES: &str = "
    jab: kind: Melee, use: [Damage(30)]
    lance: time: 1, aims: Panel, use: [Damage(3)]
";

#[test]
fn the_forecast_tells_turns_and_resolutions_in_order_and_marks_the_chosen_one() {
    let duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    let mut scratch = Scratch::new(&duel.library);
    let lance = Some(duel.command("lance 2,0"));
    let seen = preview(&mut scratch, &duel.snapshot(), lance, 6).unwrap();
    let told: Vec<(u32, &str)> = seen
        .coming
        .iter()
        .map(|coming| match coming.what {
            ComingWhat::Turn(turn) if turn.who == CharacterId(0) => (coming.round, "mine"),
            ComingWhat::Turn(_) => (coming.round, "theirs"),
            ComingWhat::Resolves { chosen, .. } => {
                (coming.round, if chosen { "the choice" } else { "another" })
            }
        })
        .collect();
    assert_eq!(
        told,
        [(0, "theirs"), (1, "mine"), (1, "theirs"), (2, "the choice"), (2, "mine"), (2, "theirs")]
    );
    assert_eq!(seen.shown.unresolved.len(), 1);
    assert_eq!(Some(seen.shown.unresolved[0].id), seen.ghost);
}

#[test]
fn what_runs_out_is_told_as_an_end_and_not_as_a_change() {
    let moves = "
        slow: duration: 2, aims: Own, use: [Speed(-20)], after: [Speed(20)]
        guard: duration: 2, aims: Own, use: [Shield(3)], after: [Shield(-3)]
        more: duration: 2, aims: Own, use: [MaxCpu(2)], after: [MaxCpu(-2)]
    ";
    let own = "ann 0,0\nbob 0,1\ncid 0,2";
    let mut duel = Duel::new(moves, own, "xan 0,0 MIME");
    duel.round(&["ann slow ann", "bob guard bob", "cid more cid"]);
    let seen = preview(&mut Scratch::new(&duel.library), &duel.snapshot(), None, 9).unwrap();
    let ends = |name: &str| -> Vec<Effect> {
        let told = &seen.forecasts[&duel.id(name)];
        assert_eq!(told.others, [], "{name}");
        told.ends.iter().map(|end| end.effect).collect()
    };
    assert_eq!(ends("ann"), [Effect::Speed(20)]);
    assert_eq!(ends("bob"), [Effect::Shield(-3)]);
    assert_eq!(ends("cid"), [Effect::MaxCpu(-2)]);
}

#[test]
fn it_tells_whether_the_breach_ends_before_anybody_chooses() {
    let duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 MIME");
    let jab = Some(duel.command("jab xan"));
    let seen = preview(&mut Scratch::new(&duel.library), &duel.snapshot(), jab, 9).unwrap();
    assert_eq!(seen.ends(), Some((Outcome::Won, false)));
}

#[test]
fn foes_that_choose_first_threaten_whom_they_can_kill_in_time() {
    let threat = |moves: &str, foes: &str, command: &str| {
        let duel = Duel::new(moves, "ann 0,0", foes);
        let command = Some(duel.command(command));
        let seen = preview(&mut Scratch::new(&duel.library), &duel.snapshot(), command, 6).unwrap();
        assert_eq!(seen.forecasts[&duel.id("xan")].threat, None, "only the player's are told");
        seen.forecasts[&duel.id("ann")].threat
    };
    assert_eq!(threat(MOVES, "xan 0,0", "lance 2,0"), Some(1));
    assert_eq!(threat(MOVES, "xan 0,0", "wait"), Some(1));
    assert_eq!(threat(MOVES, "xan 0,0 speed: 20", "lance 2,0"), None, "ann chooses first");
    let half = "half: use: [Damage(12)]";
    assert_eq!(threat(half, "xan 0,0", "half xan"), None, "one is too weak");
    assert_eq!(threat(half, "xan 0,0\nyan 0,1", "half xan"), Some(1), "two are not");
    let slow = "slow: time: 4, use: [Damage(30)]\nlance: time: 1, aims: Panel, use: [Damage(3)]";
    assert_eq!(threat(slow, "xan 0,0", "lance 2,0"), None, "it comes too late");
}
