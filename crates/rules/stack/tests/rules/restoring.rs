//! Which snapshots are refused.

use crate::fight::Fight;
use daemonfall_core::{Fingerprint, Snapshot};
use daemonfall_stack::*;

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
    let gone = CharacterId(5);
    let wrong: [(fn(&mut serde_json::Value), SnapshotError); 9] = [
        (|value| value["characters"][1]["id"] = 0.into(), SnapshotError::Numbers(2)),
        (
            |value| value["characters"][1]["shield"] = (-1).into(),
            SnapshotError::Bounds { id: CharacterId(1), field: "shield" },
        ),
        (
            |value| value["stack"]["moves"][0]["choice"]["target"] = 5.into(),
            SnapshotError::UnknownCharacter(gone),
        ),
        (
            |value| value["stack"]["moves"][0]["choice"]["subroutine"] = 5.into(),
            SnapshotError::UnknownSubroutine(SubroutineId(5)),
        ),
        (|value| value["stack"]["moves"][1]["id"] = 0.into(), SnapshotError::Move(MoveId(0))),
        (|value| value["stack"]["moves"][1]["lifetime"] = 9.into(), SnapshotError::Move(MoveId(1))),
        (|value| value["stack"]["moves"][1]["advanced"] = 1.into(), SnapshotError::Entries),
        (|value| value["stack"]["unresolved"][0]["time_left"] = 0.into(), SnapshotError::Entries),
        (
            |value| {
                let first = value["choices"][0].clone();
                value["choices"][0] = value["choices"][1].clone();
                value["choices"][1] = first;
            },
            SnapshotError::Choices,
        ),
    ];
    for (change, expected) in wrong {
        assert_eq!(restored(change), Err(expected));
    }
}
