//! What is announced of the next beat of a dive is what happens.

use crate::support::library;
use daemonfall_lab::foretell::compare;

#[test]
fn in_hundreds_of_positions_each_object_does_what_was_announced_for_every_choice() {
    let compared = compare(&library(), 300, 1).expect("what is announced happens");
    assert!(compared.choices > 1_500 && compared.deeds > 15_000, "{compared:?}");
    assert!(compared.doubtful * 10 < compared.deeds, "{compared:?}");
}
