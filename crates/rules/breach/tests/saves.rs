//! Broken saves are refused with a reason or can be played on; they never panic.

use crate::properties::play;
use crate::small::{GAME, posts};
use bevy_ecs::world::World;
use daemonfall_breach::{
    BreachSet, BreachSnapshot, Goal, LineUp, Muster, SnapshotError, Turn, UnitId, begin,
    fingerprint, install,
};
use daemonfall_core::{CharacterId, Fingerprint, Snapshot};
use daemonfall_stack::MoveId;
use proptest::prelude::*;
use serde_json::Value;

fn fresh() -> World {
    let mut world = World::new();
    install(&mut world, GAME.clone());
    world
}

/// The player's five against a guardian's line-up, after these choices.
fn played(guardian: usize, choices: &[u16]) -> World {
    let mut world = fresh();
    let units = ["weaver", "echo", "warder", "needle", "bastion"];
    let LineUp { posts: hostile, goal, .. } = GAME.guardians()[guardian].clone();
    let muster = Muster { player: posts(&GAME, &units), hostile, goal };
    begin(&mut world, &muster).unwrap();
    for choice in choices {
        play(&mut world, *choice);
    }
    world
}

fn numbers<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    match value {
        Value::Number(_) => found.push(value),
        Value::Array(list) => list.iter_mut().for_each(|it| numbers(it, found)),
        Value::Object(map) => map.values_mut().for_each(|it| numbers(it, found)),
        _ => {}
    }
}

fn wild() -> impl Strategy<Value = i64> {
    prop_oneof![
        -3..6i64,
        prop::sample::select(vec![
            i64::from(i8::MIN),
            i64::from(i8::MAX),
            i64::from(u8::MAX),
            i64::from(u16::MAX),
            i64::from(i32::MIN),
            i64::from(i32::MAX),
            i64::from(u32::MAX),
        ]),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_save_with_wild_numbers_is_refused_or_played_on(
        guardian in 0..4usize,
        before in prop::collection::vec(any::<u16>(), 0..40),
        changes in prop::collection::vec((any::<prop::sample::Index>(), wild()), 1..4),
        after in prop::collection::vec(any::<u16>(), 0..15),
    ) {
        let world = played(guardian, &before);
        let mut value = serde_json::to_value(BreachSnapshot::of(&world)).unwrap();
        let mut found = Vec::new();
        numbers(&mut value, &mut found);
        for (place, wild) in changes {
            let place = place.index(found.len());
            *found[place] = wild.into();
        }
        let Ok(snapshot) = serde_json::from_value::<BreachSnapshot>(value) else { return Ok(()) };
        let mut world = fresh();
        if snapshot.restore(&mut world).is_err() {
            return Ok(());
        }
        for choice in after {
            play(&mut world, choice);
        }
    }
}

fn refused(error: SnapshotError, edit: impl FnOnce(&mut BreachSnapshot)) {
    // Somebody has picked, and somebody has a usual turn.
    let mut states = (1..20).map(|choices| BreachSnapshot::of(&played(0, &vec![0; choices])));
    let usual = |it: &BreachSnapshot| {
        !it.state.picks.is_empty() && it.state.turn.is_some_and(|turn| !turn.quick)
    };
    let mut snapshot = states.find(usual).expect("a pick");
    edit(&mut snapshot);
    let mut world = played(1, &[5, 6]);
    let before = fingerprint(&world);
    assert_eq!(snapshot.restore(&mut world), Err(error));
    assert_eq!(fingerprint(&world), before, "a refused save changes nothing");
}

#[test]
fn a_place_off_the_field_is_refused() {
    for (x, column) in [(4, 0), (0, -1), (i8::MIN, i8::MAX), (i8::MAX, 0)] {
        refused(SnapshotError::Place(CharacterId(2)), |snapshot| {
            snapshot.fighters[2].stands.panel.x = x;
            snapshot.fighters[2].stands.panel.column = column;
        });
    }
    for size in [0, -1, 3, i8::MAX] {
        refused(SnapshotError::Place(CharacterId(2)), |snapshot| {
            snapshot.fighters[2].stands.deep = size
        });
    }
}

#[test]
fn other_data_and_fighters_turns_bonds_notes_picks_and_goals_that_do_not_fit_are_refused() {
    use SnapshotError::{Fighters, OtherData, Place, State, UnknownUnit};
    const NOBODY: CharacterId = CharacterId(99);
    let found = Fingerprint(1);
    let wrong: [(SnapshotError, fn(&mut BreachSnapshot)); 13] = [
        (OtherData { found, expected: GAME.fingerprint }, |bad| bad.library = Fingerprint(1)),
        (Place(CharacterId(2)), |bad| bad.fighters[2].stands = bad.fighters[1].stands),
        (Fighters, |bad| bad.fighters.truncate(bad.fighters.len() - 1)),
        (Fighters, |bad| bad.fighters[1].id = CharacterId(0)),
        (UnknownUnit(CharacterId(2)), |bad| bad.fighters[2].fighter.unit.0 = 999),
        (State, |bad| bad.state.turn = Some(Turn { who: NOBODY, quick: false })),
        (State, |bad| bad.state.binders.extend([(CharacterId(0), NOBODY)])),
        (State, |bad| {
            let note = daemonfall_breach::MoveNote::new(daemonfall_breach::Aim::Character(NOBODY));
            bad.state.notes.insert(MoveId(99), note);
        }),
        (State, |bad| bad.state.turn.as_mut().unwrap().quick = true),
        (State, |bad| bad.state.phase = BreachSet::Finish),
        (State, |bad| bad.state.picks.clear()),
        (State, |bad| bad.state.goal = Goal::Outlast(0)),
        (State, |bad| bad.state.goal = Goal::Fell(99)),
    ];
    for (error, edit) in wrong {
        refused(error, edit);
    }
}

#[test]
fn a_breach_of_before_there_were_goals_is_won_by_removing_every_foe() {
    let mut world = fresh();
    let (player, hostile) = (posts(&GAME, &["needle"]), posts(&GAME, &["thorn"]));
    begin(&mut world, &Muster { player, hostile, goal: Goal::Defeat }).unwrap();
    let record = serde_json::to_string(&BreachSnapshot::take(&mut world)).unwrap();
    assert!(!record.contains("goal"), "{record}");
    let read: BreachSnapshot = serde_json::from_str(&record).unwrap();
    assert_eq!(read.state.goal, Goal::Defeat);
}

#[test]
fn a_goal_and_a_mimes_blow_are_kept() {
    let mut world = fresh();
    let (player, hostile) = (posts(&GAME, &["echo", "needle"]), posts(&GAME, &["thorn"]));
    begin(&mut world, &Muster { player, hostile, goal: Goal::FellByMime(0) }).unwrap();
    let mut kept = BreachSnapshot::take(&mut world);
    kept.state.felled_by_mime = true;
    let record = serde_json::to_string(&kept).unwrap();
    let read: BreachSnapshot = serde_json::from_str(&record).unwrap();
    assert_eq!((&read, read.state.goal), (&kept, Goal::FellByMime(0)));
}

#[test]
fn a_side_with_a_unit_that_the_data_lack_is_refused() {
    let units = posts(&GAME, &["needle", "bastion"]);
    let gone = UnitId(GAME.units().count() as u16);
    for (side, place) in [("Player", 0), ("Hostile", 1)] {
        let mut sides = [units.clone(), units.clone()];
        sides[place][1].unit = gone;
        let [player, hostile] = sides;
        let muster = Muster { player, hostile, goal: Goal::Defeat };
        let refused = muster.check(&GAME).unwrap_err();
        assert_eq!(refused, format!("{side}: the data have no such unit"));
    }
}
