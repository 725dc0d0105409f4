//! Edits: a manual change is checked, logged, and part of the state from then on.

use crate::small::{events, world};
use daemonfall_core::{Health, Snapshot};
use daemonfall_dungeon::components::{ObjectId, Status, Statused};
use daemonfall_dungeon::{
    Command, DiveEvent, DiveSnapshot, DiveState, Edit, EditRefusal, Field, Index, Refusal, act,
    check, fingerprint,
};

const MAP: [&str; 3] = ["#####", "#@.h#", "#####"];
const HUNTER: ObjectId = ObjectId(2);

fn edit(object: ObjectId, field: Field, value: i32) -> Command {
    Command::Edit(Edit { object, field, value })
}

#[test]
fn an_edit_changes_the_value_tells_it_and_lets_no_beat_pass() {
    let mut world = world(&MAP);
    let before = fingerprint(&world);
    act(&mut world, edit(HUNTER, Field::Health, 2)).expect("two of three are in range");
    let edited = DiveEvent::Edited { id: HUNTER, field: Field::Health, before: 3, now: 2 };
    assert_eq!(events(&mut world), [edited]);
    assert_eq!(world.resource::<DiveState>().beat, 0);
    assert_ne!(fingerprint(&world), before);
    act(&mut world, edit(HUNTER, Field::Health, 3)).expect("three of three are in range");
    assert_eq!(fingerprint(&world), before);
}

#[test]
fn the_fingerprint_after_an_edit_is_that_of_the_state_restored() {
    let mut edited = world(&MAP);
    for (field, value) in
        [(Field::MaxHealth, 8), (Field::Health, 7), (Field::Beats(Status::Burn), 2)]
    {
        act(&mut edited, edit(HUNTER, field, value)).expect("in range");
    }
    let snapshot = DiveSnapshot::take(&mut edited);
    let mut restored = world(&MAP);
    snapshot.restore(&mut restored).expect("the state is sound");
    assert_eq!(fingerprint(&restored), fingerprint(&edited));
    for _ in 0..3 {
        act(&mut edited, Command::Wait).expect("waiting is accepted");
        act(&mut restored, Command::Wait).expect("waiting is accepted");
        assert_eq!(fingerprint(&restored), fingerprint(&edited));
    }
}

#[test]
fn a_status_given_by_hand_counts_down_as_any_other() {
    let mut world = world(&MAP);
    act(&mut world, edit(HUNTER, Field::Beats(Status::Burn), 2)).expect("in range");
    let entity = world.resource::<Index>().entity(HUNTER).expect("it stands there");
    for left in [1, 0] {
        act(&mut world, Command::Wait).expect("waiting is accepted");
        let held = world.get::<Statused>(entity).map(|held| held.burn);
        assert_eq!(held, Some(left));
    }
    assert_eq!(world.get::<Health>(entity).map(|health| health.current), Some(1));
}

#[test]
fn what_is_out_of_range_or_not_there_is_refused_and_changes_nothing() {
    let mut world = world(&MAP);
    let before = fingerprint(&world);
    let out = |field, value, least, most| {
        Refusal::Edit(EditRefusal::OutOfRange { field, value, least, most })
    };
    for (command, refusal) in [
        (edit(HUNTER, Field::Health, 0), out(Field::Health, 0, 1, 3)),
        (edit(HUNTER, Field::Health, 4), out(Field::Health, 4, 1, 3)),
        (edit(HUNTER, Field::MaxHealth, 1000), out(Field::MaxHealth, 1000, 1, 999)),
        (edit(HUNTER, Field::Beats(Status::Stun), -1), out(Field::Beats(Status::Stun), -1, 0, 99)),
        (edit(HUNTER, Field::Beats(Status::Bind), 1), out(Field::Beats(Status::Bind), 1, 0, 0)),
        (edit(ObjectId(999), Field::Health, 1), Refusal::Edit(EditRefusal::NoObject(999))),
    ] {
        assert_eq!(check(&mut world, command), Err(refusal));
        assert_eq!(act(&mut world, command), Err(refusal));
    }
    assert_eq!(fingerprint(&world), before);
    let words = out(Field::Health, 4, 1, 3).to_string();
    assert_eq!(words, "health can be 1 to 3, not 4");
}
