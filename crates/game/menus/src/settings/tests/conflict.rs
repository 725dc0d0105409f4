//! Tests of conflicting changes and their outcome for both actions.

use super::{all, id};
use crate::prelude::*;
use daemonfall_dive_mode::puzzle_actions::LadderAction;
use daemonfall_input::action_table::Input;
use daemonfall_input::bindings::conflict::{
    BindingRequest, Way, fulfil, release, reset, rivals, ways,
};
use daemonfall_input::global_actions::{AnywhereAction, MenuAction};

fn key(key: KeyCode) -> Input {
    Input::Key(key)
}

/// Binds waiting to the bomb's key.
fn wish(instead_of: Option<Input>) -> BindingRequest {
    BindingRequest { action: id(DiveAction::Wait), input: key(KeyCode::KeyB), instead_of }
}

/// Whether no input has two meanings at the same time.
fn is_clear(bindings: &Bindings) -> bool {
    bindings.actions.all().all(|(id, _)| {
        let mut inputs = bindings.inputs(id).into_iter();
        inputs.all(|input| rivals(bindings, id, input).is_empty())
    })
}

#[test]
fn a_key_that_another_action_of_the_screen_has_is_a_conflict() {
    let bindings = all();
    let rivals = |input| rivals(&bindings, id(DiveAction::Wait), input);
    assert_eq!(rivals(key(KeyCode::KeyB)), [id(DiveAction::Bomb)]);
    assert!(rivals(key(KeyCode::KeyC)).is_empty());
    // Keys of other screens do not matter; those that work everywhere do.
    let again = [id(DiveAction::Again), id(LadderAction::Restart)];
    assert_eq!(rivals(key(KeyCode::KeyR)), again);
    assert_eq!(rivals(key(KeyCode::KeyM)), [id(AnywhereAction::Mute)]);
}

#[test]
fn what_was_given_up_goes_to_the_other_in_a_swap() {
    let mut bindings = all();
    let wish = wish(Some(key(KeyCode::Space)));
    assert_eq!(ways(&bindings, wish), [Way::Swap, Way::Take]);
    fulfil(&mut bindings, wish, Way::Swap);
    assert_eq!(bindings.of_key(KeyCode::KeyB), Some(DiveAction::Wait));
    assert_eq!(bindings.of_key(KeyCode::Space), Some(DiveAction::Bomb));
    assert!(is_clear(&bindings));
}

#[test]
fn what_is_taken_is_lost_to_the_other_and_its_other_devices_stay() {
    let mut bindings = all();
    let wish = wish(None);
    assert_eq!(ways(&bindings, wish), [Way::Take]);
    fulfil(&mut bindings, wish, Way::Take);
    let left = [Input::Pad(GamepadButton::West)];
    assert_eq!(bindings.of(DiveAction::Bomb), left);
    assert!(is_clear(&bindings));
}

#[test]
fn the_last_key_of_a_needed_action_is_not_taken() {
    let mut bindings = all();
    let back = id(AnywhereAction::Back);
    let wish = BindingRequest {
        action: id(SectorAction::Center),
        input: key(KeyCode::Escape),
        instead_of: Some(key(KeyCode::KeyC)),
    };
    assert_eq!(ways(&bindings, wish), [Way::Swap]);
    assert!(!release(&mut bindings, back, key(KeyCode::Escape)));
    let pad = Input::Pad(GamepadButton::East);
    assert!(!release(&mut bindings, back, pad), "a pad needs it as well");
    let confirm = id(MenuAction::Confirm);
    assert!(release(&mut bindings, confirm, key(KeyCode::Space)));
    assert!(release(&mut bindings, id(SectorAction::Log), key(KeyCode::KeyG)));
}

#[test]
fn a_swap_that_would_make_another_conflict_is_not_offered() {
    let bindings = all();
    // In exchange for its key, sound would get one that the map and the battle use.
    let wish = BindingRequest {
        action: id(DiveAction::Bomb),
        input: key(KeyCode::KeyM),
        instead_of: Some(key(KeyCode::KeyB)),
    };
    assert_eq!(ways(&bindings, wish), [Way::Take]);
}

#[test]
fn a_reset_leaves_no_conflict_behind() {
    let mut bindings = all();
    fulfil(&mut bindings, wish(Some(key(KeyCode::Space))), Way::Swap);
    reset(&mut bindings, id(DiveAction::Wait));
    assert_eq!(bindings, all());
    fulfil(&mut bindings, wish(None), Way::Take);
    reset(&mut bindings, id(DiveAction::Bomb));
    assert_eq!(bindings.of_key(KeyCode::KeyB), Some(DiveAction::Bomb));
    assert!(is_clear(&bindings));
}

#[test]
fn an_input_that_an_action_has_already_is_moved_not_doubled() {
    let mut bindings = all();
    let wish = BindingRequest {
        action: id(DiveAction::Wait),
        input: key(KeyCode::Period),
        instead_of: Some(key(KeyCode::Space)),
    };
    fulfil(&mut bindings, wish, Way::Take);
    let wanted = [KeyCode::Period, KeyCode::Numpad5].map(key);
    assert_eq!(bindings.of(DiveAction::Wait)[..2], wanted);
}
