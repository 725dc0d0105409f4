//! Tests which keys and buttons texts name.

use super::{all, id};
use bevy::prelude::*;
use daemonfall_dive_mode::input::action::DiveAction;
use daemonfall_input::action_table::Input;
use daemonfall_input::device::Device;
use daemonfall_input::key_labels::Make;
use daemonfall_ui::prompts::{UPRIGHT, fill};

const XBOX: Device = Device::Pad(Make::Letters);

fn said(text: &str, device: Device) -> String {
    fill(text, &all(), device)
}

#[test]
fn a_token_becomes_what_is_bound_on_the_device_used_last() {
    let text = "Wait: [[dive.wait]], back: [[anywhere.back]].";
    assert_eq!(said(text, Device::Keys), "Wait: Space, back: Esc.");
    assert_eq!(said(text, XBOX), "Wait: A, back: B.");
    let shapes = Device::Pad(Make::Shapes);
    assert_eq!(said("[[dive.bomb]]", shapes), "Square");
}

#[test]
fn what_the_pad_has_no_button_for_is_named_by_its_key() {
    assert_eq!(said("[[anywhere.mute]]", XBOX), "M");
    assert_eq!(said("[[sector.use]]", Device::Keys), "West");
}

#[test]
fn a_question_mark_asks_for_help_unless_a_pad_has_a_button_for_it() {
    for token in ["dive", "breach", "sector", "battle"].map(|it| format!("[[{it}.help]]")) {
        assert_eq!(said(&token, Device::Keys), "?");
        assert_eq!(said(&token, XBOX), "?");
    }
    let mut bindings = all();
    bindings.set(id(DiveAction::Help), vec![Input::Pad(GamepadButton::LeftTrigger2)]);
    assert_eq!(fill("[[dive.help]]", &bindings, XBOX), "LT");
}

#[test]
fn the_bound_key_is_named_not_the_first_one() {
    let mut bindings = all();
    let wait = id(DiveAction::Wait);
    bindings.set(wait, vec![Input::Key(KeyCode::KeyZ)]);
    assert_eq!(fill("[[dive.wait]]", &bindings, Device::Keys), "Z");
    bindings.set(wait, Vec::new());
    assert_eq!(fill("[[dive.wait]]", &bindings, Device::Keys), "\u{2013}");
}

#[test]
fn fingers_are_told_of_keys_in_sentences_alone() {
    assert_eq!(said("[[sector.end_turn]]", Device::Fingers), "");
    assert_eq!(said("Key: [[sector.end_turn]].", Device::Fingers), "Key: E.");
}

#[test]
fn texts_without_tokens_and_unknown_tokens_stay_as_they_are() {
    for text in ["Paused", "a [[b", "[[dive.fly]] away", "]] and [["] {
        assert_eq!(said(text, Device::Keys), text);
    }
    assert_eq!(said(UPRIGHT, Device::Keys), "\u{2191} \u{2193}");
}
