//! Tests of the actions of all groups together: their names, what they are bound to, bindings as
//! text, and the keys and buttons that texts name.

mod conflict;

use crate::loadout_actions::FittingAction;
use crate::prelude::*;
use crate::runs::rewind::visit::PastAction;
use daemonfall_dive_mode::puzzle_actions::LadderAction;
use daemonfall_input::action_table::{ActionId, ActionTable, Input, Row};
use daemonfall_input::bindings::{self, write};
use daemonfall_input::global_actions::{AnywhereAction, MenuAction};
use daemonfall_input::key_labels::Make;
use daemonfall_platform::settings::kept::Complaint;
use daemonfall_time_lab_mode::transport;
use daemonfall_ui::prompts::{UPRIGHT, fill};
use daemonfall_ui::transport::FilmAction;
use std::collections::BTreeSet;

/// The actions of all groups, with their default bindings.
fn all() -> Bindings {
    Bindings::default()
        .with::<AnywhereAction>()
        .with::<MenuAction>()
        .with::<DiveAction>()
        .with::<BreachAction>()
        .with::<SectorAction>()
        .with::<FilmAction>()
        .with::<FittingAction>()
        .with::<transport::LabRequest>()
        .with::<LadderAction>()
        .with::<PastAction>()
}

fn id<A: ActionTable>(action: A) -> ActionId {
    ActionId::of(action).expect("it is in the table")
}

#[test]
fn every_action_has_a_name_of_its_own_a_label_and_something_to_press() {
    let mut names = BTreeSet::new();
    let bindings = all();
    for (id, row) in bindings.actions.all() {
        assert!(names.insert(row.name()), "{} is there twice", row.name());
        assert!(row.token.starts_with("[[") && row.token.ends_with("]]"));
        assert!(!row.label().is_empty() && !row.inputs().is_empty(), "{}", row.name());
        assert_eq!(bindings.actions.named(row.name()), Some(id));
    }
}

#[test]
fn at_first_no_input_has_two_meanings_at_one_time() {
    let bindings = all();
    let all: Vec<(ActionId, &Row)> = bindings.actions.all().collect();
    for (place, (id, row)) in all.iter().enumerate() {
        for (other, other_row) in &all[place + 1..] {
            let shared = row.inputs().into_iter().find(|it| other_row.inputs().contains(it));
            let clash = shared.filter(|_| bindings.actions.meet(*id, *other));
            assert_eq!(clash, None, "{} and {}", row.name(), other_row.name());
        }
    }
}

#[test]
fn a_puzzles_keys_are_shared_with_what_does_the_same_alone() {
    let actions = all().actions;
    let undo = id(LadderAction::Undo);
    let breach = id(BreachAction::Undo);
    assert!(!actions.meet(undo, breach) && !actions.meet(breach, undo));
    assert!(actions.meet(undo, id(BreachAction::Wait)));
    assert!(actions.meet(undo, id(LadderAction::Hint)));
}

#[test]
fn what_a_question_mark_asks_for_is_known_by_its_name() {
    let actions = all().actions;
    let is_help = |id| actions.row(id).is_some_and(Row::is_help);
    assert!(is_help(id(DiveAction::Help)) && is_help(id(SectorAction::Help)));
    assert!(is_help(id(BreachAction::Help)) && is_help(id(FilmAction::Help)));
    assert!(!is_help(id(DiveAction::Wait)));
}

#[test]
fn an_action_is_found_again_by_its_place() {
    let id = ActionId::of(DiveAction::Wait);
    assert_eq!(id.and_then(ActionId::as_action), Some(DiveAction::Wait));
    assert_eq!(id.and_then(ActionId::as_action::<BreachAction>), None);
}

#[test]
fn groups_name_only_groups_and_actions_that_exist() {
    let bindings = all();
    let ids: Vec<&str> = bindings.actions.tables().map(|(group, _)| group.id).collect();
    let listed = ["anywhere", "menus", "dive", "breach", "sector", "battle", "fitting", "lab"];
    assert_eq!((&ids[..8], &ids[8..]), (&listed[..], &["ladder", "past"][..]));
    for (group, _) in bindings.actions.tables() {
        assert!(group.beside.iter().all(|id| ids.contains(id)), "{}", group.id);
        let mut shared = group.shared.iter().flatten();
        assert!(shared.all(|name| bindings.actions.named(name).is_some()), "{}", group.id);
    }
}

#[test]
fn cards_and_units_are_taken_by_their_numbers() {
    let bindings = all();
    let card = bindings.of_key(KeyCode::Digit3).and_then(BreachAction::card);
    let unit = bindings.of_key(KeyCode::Digit3).and_then(SectorAction::unit);
    assert_eq!((card, unit), (Some(2), Some(2)));
}

#[test]
fn keys_of_sound_whole_screen_and_one_step_back_are_left_to_them() {
    let bindings = all();
    for key in [KeyCode::KeyM, KeyCode::F11, KeyCode::Escape] {
        assert_eq!(bindings.of_key::<DiveAction>(key), None, "{key:?}");
        assert_eq!(bindings.of_key::<BreachAction>(key), None, "{key:?}");
        assert_eq!(bindings.of_key::<SectorAction>(key), None, "{key:?}");
        assert_eq!(bindings.of_key::<FilmAction>(key), None, "{key:?}");
    }
}

#[test]
fn what_is_bound_anew_is_found_by_its_new_input_and_not_by_its_old_one() {
    let mut bindings = all();
    let id = id(DiveAction::Wait);
    let wheel = Input::Mouse(MouseButton::Middle);
    bindings.set(id, vec![Input::Key(KeyCode::KeyZ), wheel]);
    assert_eq!(bindings.of_key(KeyCode::KeyZ), Some(DiveAction::Wait));
    assert_eq!(bindings.action(wheel), Some(DiveAction::Wait));
    assert_eq!(bindings.of_key::<DiveAction>(KeyCode::Space), None);
    assert!(bindings.differs(id));
}

fn read(text: &str) -> Result<(Bindings, Vec<Complaint>), Complaint> {
    bindings::parse(&all(), text)
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
    let (bindings, complaints) =
        read(include_str!("tests/bindings.v0.1.0.ron")).expect("it is read");
    assert_eq!(complaints, []);
    assert_eq!(bindings.of_key(KeyCode::KeyC), Some(DiveAction::Wait));
}

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
