//! What a preview shows of a choice before it is confirmed.

use crate::small::Duel;
use daemonfall_breach::preview::{ComingWhat, preview};
use daemonfall_breach::{Answer, Effect, Forecast, Scratch, Standing, fingerprint};
use daemonfall_clock::QuickFlag;
use daemonfall_core::{CharacterId, Status};

const MOVES: &str = "
    jab: kind: Melee, use: [Damage(30)]
    slow: time: 3, use: [Damage(3)]
    lance: time: 1, aims: Panel, use: [Damage(3)]
    heavy_later: time: 2, use: [Damage(17)]
    doom: time: 2, use: [Damage(30)]
    dear: cpu: 10, use: [Damage(3)]
    haste: duration: 2, aims: Friend, use: [Speed(20)], after: [Speed(-20)]
    shove: use: [Push(1), Status(status: Stun, rounds: 2)]
";

fn duel() -> Duel {
    Duel::new(MOVES, "ann 0,0", "xan 0,0")
}

#[test]
fn the_forecast_tells_turns_and_resolutions_in_order_and_marks_the_chosen_one() {
    let duel = duel();
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

/// The forecasts of a choice, by the order of the names.
fn forecasts(duel: &Duel, choice: &str) -> Vec<Forecast> {
    let mut scratch = Scratch::new(&duel.library);
    let choice = Some(duel.command(choice));
    preview(&mut scratch, &duel.snapshot(), choice, 1).unwrap().forecasts.into_values().collect()
}

#[test]
fn a_forecast_tells_the_fall_its_round_and_that_the_fallen_still_acts() {
    let mut duel = duel();
    duel.choose("ann doom xan");
    let [ann, xan] = &forecasts(&duel, "heavy_later ann")[..] else { panic!("two characters") };
    assert_eq!((ann.damage, ann.left.health, ann.fall), (17, 3, None));
    let fall = xan.fall.unwrap();
    assert_eq!((fall.round, fall.damage, fall.met.health), (3, 20, 20), "no more than it has");
    assert_eq!((xan.left.health, xan.acts_fallen), (0, true));
    let [_, xan] = &forecasts(&duel, "slow ann")[..] else { panic!("two characters") };
    assert!(xan.fall.is_some() && !xan.acts_fallen, "its move comes too late");
}

#[test]
fn a_fall_is_certain_only_if_nobody_chooses_before_it() {
    let duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 MIME");
    let fall = |choice| forecasts(&duel, choice)[1].fall.map(|fall| fall.open);
    assert_eq!(fall("jab xan"), Some(false));
    assert_eq!(fall("doom xan"), Some(true), "ann has turns before it lands");
    let mut scratch = Scratch::new(&duel.library);
    let jab = Some(duel.command("jab xan"));
    assert_eq!(preview(&mut scratch, &duel.snapshot(), jab, 9).unwrap().ends(), Some(false));
}

#[test]
fn a_forecast_tells_speed_statuses_and_pushes() {
    let duel = Duel::new(MOVES, "ann 0,0 speed: 50", "xan 0,0 speed: 10");
    assert_eq!(forecasts(&duel, "haste ann")[0].others, [Effect::Speed(20)]);
    let xan = &forecasts(&duel, "shove xan")[1];
    assert_eq!(xan.others, [Effect::Status { status: Status::Stun, rounds: 2 }]);
    assert_eq!((xan.moved.map(|to| to.depth()), xan.stays), (Some(1), false));
    let duel = Duel::new(MOVES, "ann 0,0", "xan 0,0\n yan 1,0");
    assert!(forecasts(&duel, "shove xan")[1].stays, "the panel behind is taken");
}

#[test]
fn a_forecast_tells_answers_and_flags() {
    let moves = "sweep: kind: Melee, shape: Row, use: [Damage(17)]";
    let foes = "xan 0,0 reaction: Riposte
        yan 0,1 reaction: CriticalQuick
        zed 0,2 reaction: Brace(2)";
    let duel = Duel::new(moves, "ann 0,0", foes);
    let all = forecasts(&duel, "sweep xan");
    let [ann, xan, yan, zed] = &all[..] else { panic!("four characters") };
    assert_eq!((ann.damage, ann.left.health), (16, 4));
    assert_eq!(
        (&xan.answers[..], &zed.answers[..]),
        (&[Answer::Riposte][..], &[Answer::Brace(2)][..])
    );
    assert_eq!(zed.left, Standing { health: 3, shield: 2 });
    assert_eq!((yan.flag, zed.flag), (Some(QuickFlag::Critical), None));
}

#[test]
fn a_preview_changes_nothing() {
    let duel = duel();
    let before = fingerprint(&duel.world);
    forecasts(&duel, "jab xan");
    forecasts(&duel, "dear xan");
    assert_eq!(fingerprint(&duel.world), before);
    assert_eq!(duel.asked(), "ann");
}
