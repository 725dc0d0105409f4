//! Actions for reading, the same on every screen: going to the next underlined term, into its
//! explanation and out again, and dismissing a hint.

use super::global_actions::{ActionReader, AnywhereAction, Awaiting};
use bevy::prelude::*;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Explain the next underlined term.
    Next,
    /// Explain the previous one.
    Previous,
    /// Step through the terms of the open explanation.
    Inside,
    /// Close the innermost explanation, or dismiss the hint.
    Out,
    Dismiss,
}

/// The set, within [`Update`], in which reading actions are collected.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadingSystems;

/// How far the right stick must be pushed to count.
const PUSHED: f32 = 0.75;

fn of_action(action: AnywhereAction, shift: bool) -> Option<Reading> {
    match action {
        AnywhereAction::Explain if shift => Some(Reading::Previous),
        AnywhereAction::Explain => Some(Reading::Next),
        AnywhereAction::ExplainInside => Some(Reading::Inside),
        AnywhereAction::DismissHint => Some(Reading::Dismiss),
        _ => None,
    }
}

fn of_stick(stick: Vec2) -> Option<Reading> {
    match stick {
        Vec2 { x, .. } if x > PUSHED => Some(Reading::Next),
        Vec2 { x, .. } if x < -PUSHED => Some(Reading::Previous),
        Vec2 { y, .. } if y < -PUSHED => Some(Reading::Inside),
        Vec2 { y, .. } if y > PUSHED => Some(Reading::Out),
        _ => None,
    }
}

fn gather(
    mut actions: ActionReader,
    pads: Query<&Gamepad>,
    awaiting: Res<Awaiting>,
    mut pushed: Local<Option<Reading>>,
    mut wishes: MessageWriter<Reading>,
) {
    let shift = actions.shift();
    let pressed = actions.read::<AnywhereAction>().into_iter();
    let fresh = pressed.filter(|(_, repeats)| !repeats);
    wishes.write_batch(fresh.filter_map(|(action, _)| of_action(action, shift)));
    // A stick held to the side counts once.
    let now = pads.iter().find_map(|pad| of_stick(pad.right_stick()));
    if *pushed != now {
        *pushed = now;
        wishes.write_batch(now.filter(|_| !awaiting.0));
    }
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

    #[test]
    fn a_stick_counts_when_it_is_pushed_far() {
        assert_eq!(of_stick(Vec2::new(0.9, 0.1)), Some(Reading::Next));
        assert_eq!(of_stick(Vec2::new(0.0, -0.9)), Some(Reading::Inside));
        assert_eq!(of_stick(Vec2::new(0.5, 0.5)), None);
    }
}
