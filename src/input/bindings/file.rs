//! Bindings as text: the differences from the defaults, one action per line.

use super::Bindings;
use super::conflict::{must_keep, rivals};
use crate::input::bound::Input;
use crate::input::group::{ActionId, Row};
use crate::settings::mend::{self, Complaint};
use daemonfall_text::t;
use std::collections::BTreeMap;

/// Writes the differences from the defaults.
///
/// # Errors
///
/// An input that has no text form; no input that can be pressed lacks one.
pub fn write(bindings: &Bindings) -> Result<String, String> {
    let mut text = String::from("{\n");
    for (id, row) in ActionId::all().filter(|(id, _)| bindings.differs(*id)) {
        let inputs = ron::to_string(bindings.inputs(id)).map_err(|error| error.to_string())?;
        text += &format!("    {:?}: {inputs},\n", row.name());
    }
    Ok(text + "}\n")
}

/// Reads bindings. Wrong entries, and inputs that would have two meanings at the same time, are
/// left out and reported.
///
/// # Errors
///
/// Line and reason if the text is not a list of bindings at all.
pub fn read(text: &str) -> Result<(Bindings, Vec<Complaint>), Complaint> {
    let (entries, mut complaints) = mend::read::<BTreeMap<String, Vec<Input>>>(text)?;
    let mut bindings = Bindings::default();
    let line_of = |name: &str| {
        let quoted = format!("{name:?}");
        let at = text.lines().position(|line| line.contains(&quoted));
        at.map_or(1, |at| at + 1)
    };
    let mut chosen = Vec::new();
    for (name, inputs) in entries {
        match ActionId::named(&name) {
            Some(id) => {
                bindings.set(id, inputs);
                chosen.push(id);
            }
            None => complaints.push(Complaint {
                line: line_of(&name),
                reason: t!("bindings-unknown", name = name),
            }),
        }
    }
    for (id, row) in ActionId::all() {
        settle(&mut bindings, id, &row, &chosen, &mut |reason| {
            let line = line_of(row.name());
            complaints.push(Complaint { line, reason });
        });
    }
    for (id, row) in ActionId::all().filter(|(_, row)| row.is_needed()) {
        if row.inputs.iter().any(|it| is_missing(&bindings, id, *it)) {
            let reason = t!("bindings-needed", name = row.name());
            let line = line_of(row.name());
            complaints.push(Complaint { line, reason });
            super::conflict::reset(&mut bindings, id);
        }
    }
    Ok((bindings, complaints))
}

/// Removes from an action the inputs that an action in `chosen` uses at the same time.
fn settle(
    bindings: &mut Bindings,
    id: ActionId,
    row: &Row,
    chosen: &[ActionId],
    complain: &mut dyn FnMut(String),
) {
    for input in bindings.inputs(id).to_vec() {
        let own = chosen.contains(&id);
        let against = rivals(bindings, id, input).into_iter();
        // Of two actions in the text, the one listed first keeps it.
        let mut stronger = against.filter(|it| chosen.contains(it) && (!own || *it < id));
        let Some(other) = stronger.next() else {
            continue;
        };
        let mut inputs = bindings.inputs(id).to_vec();
        inputs.retain(|it| *it != input);
        bindings.set(id, inputs);
        if !own {
            continue;
        }
        let other = other.row().map_or("", |row| row.name());
        complain(t!(
            "bindings-lost",
            name = row.name(),
            input = format!("{input:?}"),
            other = other
        ));
    }
}

/// Whether a required action has no input left on a device that it is bound to by default.
fn is_missing(bindings: &Bindings, id: ActionId, first: Input) -> bool {
    !bindings.inputs(id).contains(&first) && must_keep(bindings, id, first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::action::DiveAction;
    use crate::input::anywhere::AnywhereAction;
    use bevy::prelude::*;

    fn id(action: DiveAction) -> ActionId {
        ActionId::of(action).expect("it is in the table")
    }

    #[test]
    fn bindings_come_back_as_they_were_written() {
        let mut bindings = Bindings::default();
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
        let (bindings, complaints) =
            read("{\n    \"anywhere.back\": [],\n}\n").expect("it is read");
        assert_eq!(bindings, Bindings::default());
        assert_eq!(complaints.len(), 1);
        assert_eq!(bindings.of_key(KeyCode::Escape), Some(AnywhereAction::Back));
    }

    #[test]
    fn what_is_no_list_of_bindings_is_refused() {
        for text in ["", "bindings", "{\n    \"dive.wait\": [Key(Ke"] {
            assert!(read(text).is_err(), "{text:?}");
        }
    }
}
