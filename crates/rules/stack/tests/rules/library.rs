//! Subroutines as data, and snapshots: what is read, what is refused, and the reported location.

use crate::broken::refuse;
use crate::fight::Fight;
use daemonfall_core::{Fingerprint, Snapshot};
use daemonfall_stack::*;

#[test]
fn a_subroutine_has_time_duration_uses_cpu_use_and_after_effect() {
    let text = r#"{
        "zap": (use: [Damage(1)]),
        "repeater": (time: 1, duration: 2, multi_use: true, cpu: 3, use: [Damage(1), Shield(-1)], after: [Heal(2)]),
    }"#;
    let library = Subroutines::parse("subroutines.ron", text).expect("sound data");
    let id = library.find("repeater").expect("it is there");
    let expected = Subroutine {
        name: "repeater".into(),
        time: 1,
        duration: 2,
        multi_use: true,
        cpu: 3,
        r#use: vec![Effect::Damage(1), Effect::Shield(-1)],
        after: vec![Effect::Heal(2)],
    };
    assert_eq!(library.get(id), Some(&expected));
    assert_eq!((expected.uses(), expected.lifetime()), (3, 3));
    let zap = &library.all()[0];
    assert_eq!((zap.time, zap.duration, zap.cpu, zap.uses()), (0, 0, 0, 1));
    assert_eq!(library.name(id), "repeater");
}

#[test]
fn what_is_wrong_is_named_with_file_line_entry_and_field() {
    refuse(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken"), |_, path, text| {
        let errors = Subroutines::parse(path, text).expect_err("it is wrong");
        errors.to_string().lines().map(str::to_owned).collect()
    });
}

#[test]
fn a_name_used_twice_is_refused() {
    let zap =
        Subroutines::parse("a.ron", "{ \"zap\": (use: []) }").expect("sound data").all()[0].clone();
    let twice = Subroutines::new(vec![zap.clone(), zap]).expect_err("it is wrong");
    assert_eq!(twice, [(1, String::new(), "this name is used twice".to_owned())]);
}

#[test]
fn the_fingerprint_is_of_all_that_subroutines_do() {
    let print = |text: &str| Subroutines::parse("a.ron", text).expect("sound data").fingerprint();
    let one = print("{ \"zap\": (use: [Damage(1)]) }");
    assert_eq!(one, print("{ \"zap\": (time: 0, use: [Damage(1)]) }"));
    assert_ne!(one, print("{ \"zap\": (use: [Damage(2)]) }"));
    assert_ne!(one, print("{ \"zap\": (use: [Heal(1)]) }"));
    assert_ne!(one, print("{ \"zap\": (cpu: 1, use: [Damage(1)]) }"));
}

fn fight() -> Fight {
    let text = r#"{ "drain": (time: 1, duration: 2, multi_use: true, cpu: 1, use: [Damage(1)]), "zap": (use: []) }"#;
    let mut fight = Fight::new(&["P 9 9", "E 9 9"], text);
    fight.round(&["P0 drain E1", "E1 drain P0"]);
    fight.choose("P0 zap E1").expect("it is legal");
    fight.choose("E1 zap P0").expect("it is legal");
    fight
}

/// Restores a changed JSON copy of the snapshot and returns the result.
fn restored(change: impl FnOnce(&mut serde_json::Value)) -> Result<(), SnapshotError> {
    let mut fight = fight();
    let before = fingerprint(&fight.world);
    let snapshot = StackSnapshot::take(&mut fight.world);
    let mut value = serde_json::to_value(&snapshot).expect("it can be written");
    change(&mut value);
    let changed: StackSnapshot = serde_json::from_value(value).expect("it can be read");
    let result = changed.restore(&mut fight.world);
    assert_eq!(fingerprint(&fight.world), before, "on error nothing changes");
    result
}

#[test]
fn a_snapshot_survives_writing_and_reading() {
    assert_eq!(restored(|_| {}), Ok(()));
}

#[test]
fn a_snapshot_of_other_data_is_refused() {
    let result = restored(|value| value["library"] = 1.into());
    let Err(SnapshotError::OtherData { found, .. }) = result else {
        panic!("{result:?}");
    };
    assert_eq!(found, Fingerprint(1));
}

#[test]
fn a_snapshot_that_contradicts_itself_is_refused() {
    let wrong: [(&str, i32, SnapshotError); 8] = [
        ("/characters/1/id", 0, SnapshotError::Numbers(2)),
        ("/characters/1/shield", -1, SnapshotError::Bounds { id: CharacterId(1), field: "shield" }),
        ("/stack/moves/0/choice/target", 5, SnapshotError::UnknownCharacter(CharacterId(5))),
        ("/stack/moves/0/choice/subroutine", 5, SnapshotError::UnknownSubroutine(SubroutineId(5))),
        ("/stack/moves/1/id", 0, SnapshotError::Move(MoveId(0))),
        ("/stack/moves/1/lifetime", 9, SnapshotError::Move(MoveId(1))),
        ("/stack/moves/1/advanced", 1, SnapshotError::Entries),
        ("/stack/unresolved/0/time_left", 0, SnapshotError::Entries),
    ];
    for (place, number, expected) in wrong {
        let result = restored(|value| *value.pointer_mut(place).expect(place) = number.into());
        assert_eq!(result, Err(expected), "{place}");
    }
    let swapped = restored(|value| value["choices"].as_array_mut().expect("a list").swap(0, 1));
    assert_eq!(swapped, Err(SnapshotError::Choices));
}
