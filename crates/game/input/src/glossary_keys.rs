//! Actions for reading, the same on every screen: going to the next underlined term, into its
//! explanation and out again, and dismissing a hint.

use super::action_input::ActionInput;
use super::action_table::Stick;
use super::global_actions::AnywhereAction;
use bevy::prelude::*;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Explain the next underlined term.
    Next,
    Previous,
    /// Step through the terms of the open explanation.
    Inside,
    /// Close the innermost explanation, or dismiss the hint.
    Out,
    Dismiss,
}

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadingSystems;

fn of_action(action: AnywhereAction, shift: bool) -> Option<Reading> {
    match action {
        AnywhereAction::Explain if shift => Some(Reading::Previous),
        AnywhereAction::Explain => Some(Reading::Next),
        AnywhereAction::ExplainInside => Some(Reading::Inside),
        AnywhereAction::DismissHint => Some(Reading::Dismiss),
        _ => None,
    }
}

fn of_stick(stick: Stick) -> Option<Reading> {
    match stick {
        Stick::RightRight => Some(Reading::Next),
        Stick::RightLeft => Some(Reading::Previous),
        Stick::RightDown => Some(Reading::Inside),
        Stick::RightUp => Some(Reading::Out),
        _ => None,
    }
}

fn gather(input: Res<ActionInput>, mut wishes: MessageWriter<Reading>) {
    wishes.write_batch(input.pressed().filter_map(|action| of_action(action, input.shift())));
    wishes.write_batch(input.pushed().filter_map(of_stick));
}

pub fn plugin(app: &mut App) {
    app.add_message::<Reading>().add_systems(Update, gather.in_set(ReadingSystems));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shift_leads_to_the_word_before() {
        let explain = AnywhereAction::Explain;
        assert_eq!(of_action(explain, false), Some(Reading::Next));
        assert_eq!(of_action(explain, true), Some(Reading::Previous));
        assert_eq!(of_action(AnywhereAction::Mute, false), None);
    }
}
