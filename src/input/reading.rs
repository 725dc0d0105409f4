//! Keys and stick for reading, the same on every screen: from one underlined word to the next, into its explanation and out again, and that
//! a hint has been read.

use super::anywhere::Awaiting;
use crate::ui::focus::TakesText;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;

/// What the player wants to read.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// What the next underlined word means.
    Next,
    /// The one before.
    Previous,
    /// The words of the explanation that is open.
    Inside,
    /// No more of it: the innermost explanation closes, or the hint goes.
    Out,
    /// No more of the hint.
    Dismiss,
}

/// What is written on the key for a hint that has been read.
pub const DISMISS_CAP: &str = "Z";

/// When, within [`Update`], it is known what is to be read.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadingSystems;

/// How far the right stick is pushed before it counts.
const PUSHED: f32 = 0.75;

fn of_key(key: KeyCode, shift: bool) -> Option<Reading> {
    match key {
        KeyCode::F3 if shift => Some(Reading::Previous),
        KeyCode::F3 => Some(Reading::Next),
        KeyCode::F4 => Some(Reading::Inside),
        KeyCode::KeyZ => Some(Reading::Dismiss),
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
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    focus: Res<InputFocus>,
    fields: Query<(), With<TakesText>>,
    awaiting: Res<Awaiting>,
    mut pushed: Local<Option<Reading>>,
    mut wishes: MessageWriter<Reading>,
) {
    let typing = focus.get().is_some_and(|entity| fields.contains(entity));
    let chord = super::bound::chord_held(&held);
    let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let fresh = keys
        .read()
        .filter(|key| key.state == ButtonState::Pressed && !key.repeat && !chord);
    // While text is typed, letters are letters.
    let meant = fresh
        .filter_map(|key| of_key(key.key_code, shift))
        .filter(|wish| !typing || *wish != Reading::Dismiss)
        .filter(|_| !awaiting.0);
    wishes.write_batch(meant);
    // Held aside, the stick counts once.
    let now = pads.iter().find_map(|pad| of_stick(pad.right_stick()));
    if *pushed != now {
        *pushed = now;
        wishes.write_batch(now.filter(|_| !awaiting.0));
    }
}

/// Reads keys and sticks.
pub fn plugin(app: &mut App) {
    app.add_message::<Reading>()
        .add_systems(Update, gather.in_set(ReadingSystems));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::input::BattleAction;
    use crate::breach::input::BreachAction;
    use crate::input::action::DiveAction;
    use crate::input::bindings::Bindings;
    use crate::sector::input::SectorAction;

    #[test]
    fn no_screen_binds_the_keys_for_reading() {
        let bindings = Bindings::default();
        for key in [KeyCode::F3, KeyCode::F4, KeyCode::KeyZ] {
            assert_eq!(bindings.of_key::<DiveAction>(key), None, "{key:?}");
            assert_eq!(bindings.of_key::<BreachAction>(key), None, "{key:?}");
            assert_eq!(bindings.of_key::<SectorAction>(key), None, "{key:?}");
            assert_eq!(bindings.of_key::<BattleAction>(key), None, "{key:?}");
        }
    }

    #[test]
    fn a_stick_counts_when_it_is_pushed_far() {
        assert_eq!(of_stick(Vec2::new(0.9, 0.1)), Some(Reading::Next));
        assert_eq!(of_stick(Vec2::new(0.0, -0.9)), Some(Reading::Inside));
        assert_eq!(of_stick(Vec2::new(0.5, 0.5)), None);
    }
}
