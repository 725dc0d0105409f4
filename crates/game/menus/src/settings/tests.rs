//! Tests of the actions of all groups together: their names, what they are bound to, and conflicts.

mod conflict;
mod file;
mod prompts;

use crate::loadout_actions::FittingAction;
use crate::runs::rewind::input::PastAction;
use bevy::prelude::*;
use daemonfall_breach_mode::input::BreachAction;
use daemonfall_dive_mode::input::action::DiveAction;
use daemonfall_dive_mode::puzzle_actions::LadderAction;
use daemonfall_input::action_table::{ActionId, ActionTable, Input, Row};
use daemonfall_input::bindings::Bindings;
use daemonfall_input::global_actions::AnywhereAction;
use daemonfall_input::menus::MenuAction;
use daemonfall_sector_mode::input::SectorAction;
use daemonfall_time_lab_mode::transport;
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
