//! Tests of bindings as text.

use super::{all, id};
use bevy::prelude::*;
use daemonfall_dive_mode::input::action::DiveAction;
use daemonfall_input::action_table::Input;
use daemonfall_input::bindings::Bindings;
use daemonfall_input::bindings::file::{self, write};
use daemonfall_input::global_actions::AnywhereAction;
use daemonfall_platform::settings::mend::Complaint;

fn read(text: &str) -> Result<(Bindings, Vec<Complaint>), Complaint> {
    file::read(&all(), text)
}

#[test]
fn bindings_come_back_as_they_were_written() {
    let mut bindings = all();
    assert_eq!(write(&bindings), Ok("{\n}\n".into()));
    let inputs = vec![
        Input::Key(KeyCode::KeyC),
        Input::Mouse(MouseButton::Other(7)),
        Input::Pad(GamepadButton::RightThumb),
    ];
    bindings.set(id(DiveAction::Wait), inputs);
    bindings.set(id(DiveAction::ZoomIn), Vec::new());
    bindings.set(id(DiveAction::Again), Vec::new());
    let text = write(&bindings).expect("it can be written");
    assert_eq!(read(&text), Ok((bindings, Vec::new())));
}

#[test]
fn wrong_entries_are_left_out_and_named_by_their_lines() {
    let text = "{\n    \"dive.wait\": [Key(KeyC)],\n    \"dive.bomb\": [Key(KeyHyper)],\n    \"dive.fly\": [Key(KeyY)],\n}\n";
    let (bindings, complaints) = read(text).expect("the rest can be read");
    assert_eq!(bindings.of_key(KeyCode::KeyC), Some(DiveAction::Wait));
    assert_eq!(bindings.of_key(KeyCode::KeyB), Some(DiveAction::Bomb));
    let lines: Vec<usize> = complaints.iter().map(|it| it.line).collect();
    assert_eq!(lines, [3, 4]);
}

#[test]
fn an_input_bound_twice_in_the_text_is_bound_once() {
    let text =
        "{\n    \"dive.wait\": [Key(KeyC)],\n    \"dive.bomb\": [Key(KeyC), Key(KeyN)],\n}\n";
    let (bindings, complaints) = read(text).expect("it can be read");
    assert_eq!(complaints.len(), 1);
    assert_eq!(bindings.of(DiveAction::Bomb), [Input::Key(KeyCode::KeyN)]);
    assert_eq!(bindings.of_key(KeyCode::KeyC), Some(DiveAction::Wait));
}

#[test]
fn what_the_text_binds_is_taken_from_who_had_it_at_first() {
    let (bindings, _) = read("{\n    \"dive.wait\": [Key(KeyB)],\n}\n").expect("it is read");
    assert_eq!(bindings.of_key(KeyCode::KeyB), Some(DiveAction::Wait));
    assert_eq!(bindings.of(DiveAction::Bomb), [Input::Pad(GamepadButton::West)]);
}

#[test]
fn a_needed_action_without_a_key_is_bound_as_at_first() {
    let (bindings, complaints) = read("{\n    \"anywhere.back\": [],\n}\n").expect("it is read");
    assert_eq!(bindings, all());
    assert_eq!(complaints.len(), 1);
    assert_eq!(bindings.of_key(KeyCode::Escape), Some(AnywhereAction::Back));
}

#[test]
fn what_is_no_list_of_bindings_is_refused() {
    for text in ["", "bindings", "{\n    \"dive.wait\": [Key(Ke"] {
        assert!(read(text).is_err(), "{text:?}");
    }
}

#[test]
fn bindings_of_every_earlier_version_are_read_without_a_complaint() {
    let (bindings, complaints) = read(include_str!("bindings.v0.1.0.ron")).expect("it is read");
    assert_eq!(complaints, []);
    assert_eq!(bindings.of_key(KeyCode::KeyC), Some(DiveAction::Wait));
}
