//! The actions of a breach, what they are bound to, and which of them were pressed in this frame.

use super::BreachSystems;
use crate::input::bound::{self, Binding, Bound};
use crate::input::pressed::{self, PressedSystems};
use crate::screens::{Paused, Screen};
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

/// What a key or button can be bound to in a breach.
#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BreachAction {
    /// Up: to the next aim that way, or to the move above.
    Up,
    /// Down.
    Down,
    /// Left: the card before, or the next aim that way.
    Left,
    /// Right.
    Right,
    /// Take the card, or the aim.
    Confirm,
    /// Wait.
    Wait,
    /// Take the last choice back.
    Undo,
    /// To the end of what is shown.
    Skip,
    /// Faster, and slow again.
    Speed,
    /// Step by step, or not.
    Stepwise,
    /// The next step.
    Next,
    /// Look at the next move on the stack.
    NextMove,
    /// The whole log.
    Log,
    /// The first card.
    Card1,
    /// The second.
    Card2,
    /// The third.
    Card3,
    /// The fourth.
    Card4,
    /// The fifth.
    Card5,
    /// The sixth.
    Card6,
    /// The seventh.
    Card7,
    /// The eighth.
    Card8,
    /// The ninth.
    Card9,
    /// Once more, when it is over.
    Again,
    /// What keys and signs mean.
    Help,
    /// Pause.
    Pause,
}

impl BreachAction {
    /// The card that it takes, from 0.
    pub fn card(self) -> Option<usize> {
        CARDS.iter().position(|card| *card == self)
    }

    /// Where it leads: right and down are positive.
    pub fn way(self) -> Option<IVec2> {
        match self {
            BreachAction::Up => Some(IVec2::NEG_Y),
            BreachAction::Down => Some(IVec2::Y),
            BreachAction::Left => Some(IVec2::NEG_X),
            BreachAction::Right => Some(IVec2::X),
            _ => None,
        }
    }
}

/// The actions that take a card, in order.
const CARDS: [BreachAction; 9] = {
    use BreachAction as A;
    [
        A::Card1,
        A::Card2,
        A::Card3,
        A::Card4,
        A::Card5,
        A::Card6,
        A::Card7,
        A::Card8,
        A::Card9,
    ]
};

impl Bound for BreachAction {
    const BINDINGS: &'static [Binding<Self>] = {
        use BreachAction as A;
        use GamepadButton as G;
        use KeyCode as K;
        &[
            (A::Up, &[K::ArrowUp, K::KeyK], &[G::DPadUp]),
            (A::Down, &[K::ArrowDown, K::KeyJ], &[G::DPadDown]),
            (A::Left, &[K::ArrowLeft, K::KeyH], &[G::DPadLeft]),
            (A::Right, &[K::ArrowRight, K::KeyL], &[G::DPadRight]),
            (A::Confirm, &[K::Enter, K::NumpadEnter], &[G::South]),
            (A::Wait, &[K::KeyW, K::Space], &[G::West]),
            (A::Undo, &[K::KeyU, K::Backspace], &[G::North]),
            (A::Skip, &[K::KeyE], &[G::RightTrigger2]),
            (A::Speed, &[K::KeyF], &[G::RightTrigger]),
            (A::Stepwise, &[K::KeyT], &[G::LeftTrigger]),
            (A::Next, &[K::KeyN], &[G::LeftTrigger2]),
            (A::NextMove, &[K::Tab], &[G::RightThumb]),
            (A::Log, &[K::KeyG], &[G::Select]),
            (A::Card1, &[K::Digit1, K::Numpad1], &[]),
            (A::Card2, &[K::Digit2, K::Numpad2], &[]),
            (A::Card3, &[K::Digit3, K::Numpad3], &[]),
            (A::Card4, &[K::Digit4, K::Numpad4], &[]),
            (A::Card5, &[K::Digit5, K::Numpad5], &[]),
            (A::Card6, &[K::Digit6, K::Numpad6], &[]),
            (A::Card7, &[K::Digit7, K::Numpad7], &[]),
            (A::Card8, &[K::Digit8, K::Numpad8], &[]),
            (A::Card9, &[K::Digit9, K::Numpad9], &[]),
            (A::Again, &[K::KeyR], &[]),
            (A::Help, &[K::F2], &[]),
            (A::Pause, &[K::KeyP], &[G::Start]),
        ]
    };
    const STICK: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];
    const HELP: Self = Self::Help;
}

/// What was pressed in this frame.
pub type Pressed = pressed::Pressed<BreachAction>;
/// Hints that were clicked.
pub type Clicked = pressed::Clicked<BreachAction>;

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("breach input"),
        bound::input_map::<BreachAction>(),
        ActionState::<BreachAction>::default(),
    ));
}

/// Reads devices into actions.
pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<BreachAction>::default())
        .init_resource::<Pressed>()
        .init_resource::<Clicked>()
        .add_systems(Startup, spawn)
        .add_systems(OnEnter(Paused(true)), pressed::forget::<BreachAction>)
        .add_systems(
            Update,
            pressed::gather::<BreachAction>
                .in_set(BreachSystems::Input)
                .in_set(PressedSystems)
                .run_if(in_state(Screen::Breach).and_then(in_state(Paused(false)))),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::bound::{key_name, of_key};

    #[test]
    fn keys_of_sound_and_whole_screen_are_left_to_them() {
        for key in [KeyCode::KeyM, KeyCode::F11, KeyCode::Escape] {
            assert_eq!(of_key::<BreachAction>(key), None, "{key:?}");
        }
    }

    #[test]
    fn cards_are_taken_by_their_numbers() {
        assert_eq!(
            of_key(KeyCode::Digit3).and_then(BreachAction::card),
            Some(2)
        );
        assert_eq!(BreachAction::Wait.card(), None);
        assert_eq!(key_name(BreachAction::Card9), "9");
    }
}
