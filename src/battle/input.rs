//! The actions of the film, what they are bound to, and the wishes that come of them.

use super::BattleSystems;
use super::reel::Wish;
use crate::input::bound::{self, Binding, Bound};
use crate::input::pressed::{self, PressedSystems};
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

/// What a key or button can be bound to while a battle is shown.
#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BattleAction {
    /// To the turn before.
    TurnBack,
    /// To the next turn.
    TurnOn,
    /// A move back.
    Back,
    /// A move on.
    On,
    /// Play, or stop.
    Play,
    /// To the beginning.
    Start,
    /// To the end.
    End,
    /// Faster.
    Faster,
    /// Slower.
    Slower,
    /// Once more.
    Again,
    /// Look at the next one.
    Next,
    /// Look at the one before.
    Previous,
    /// To the end, and on from there.
    Leave,
    /// The help.
    Help,
}

impl BattleAction {
    /// The wish that it means; the others are for the screen.
    fn wish(self) -> Option<Wish> {
        Some(match self {
            BattleAction::TurnBack => Wish::Turn(-1),
            BattleAction::TurnOn => Wish::Turn(1),
            BattleAction::Back => Wish::Step(-1),
            BattleAction::On => Wish::Step(1),
            BattleAction::Play => Wish::Play,
            BattleAction::Start => Wish::Start,
            BattleAction::End => Wish::End,
            BattleAction::Faster => Wish::Pace(1),
            BattleAction::Slower => Wish::Pace(-1),
            BattleAction::Again => Wish::Again,
            BattleAction::Next => Wish::Next(1),
            BattleAction::Previous => Wish::Next(-1),
            BattleAction::Leave | BattleAction::Help => return None,
        })
    }
}

impl Bound for BattleAction {
    const BINDINGS: &'static [Binding<Self>] = {
        use BattleAction as A;
        use GamepadButton as G;
        use KeyCode as K;
        &[
            (A::TurnBack, &[K::ArrowUp, K::KeyW, K::KeyK], &[G::DPadUp]),
            (A::TurnOn, &[K::ArrowDown, K::KeyS, K::KeyJ], &[G::DPadDown]),
            (A::Back, &[K::ArrowLeft, K::KeyA, K::KeyH], &[G::DPadLeft]),
            (A::On, &[K::ArrowRight, K::KeyD, K::KeyL], &[G::DPadRight]),
            (A::Play, &[K::Space], &[G::South]),
            (A::Start, &[K::Home], &[G::LeftTrigger2]),
            (A::End, &[K::KeyE, K::End], &[G::RightTrigger2]),
            (
                A::Faster,
                &[K::Equal, K::NumpadAdd, K::KeyF],
                &[G::RightTrigger],
            ),
            (A::Slower, &[K::Minus, K::NumpadSubtract], &[G::LeftTrigger]),
            (A::Again, &[K::KeyR], &[G::North]),
            (A::Next, &[K::Tab, K::KeyN], &[G::West]),
            (A::Previous, &[K::KeyB], &[G::Select]),
            (A::Leave, &[K::Enter, K::NumpadEnter], &[G::Start]),
            (A::Help, &[K::F2], &[]),
        ]
    };
    const STICK: [Self; 4] = [Self::TurnBack, Self::TurnOn, Self::Back, Self::On];
    const HELP: Self = Self::Help;
}

/// What was pressed in this frame.
pub type Pressed = pressed::Pressed<BattleAction>;
/// Hints that were clicked.
pub type Clicked = pressed::Clicked<BattleAction>;

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("battle input"),
        bound::input_map::<BattleAction>(),
        ActionState::<BattleAction>::default(),
    ));
}

fn wish(pressed: Res<Pressed>, mut wishes: MessageWriter<Wish>) {
    wishes.write_batch(pressed.0.iter().filter_map(|action| action.wish()));
}

/// Reads devices into wishes.
pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<BattleAction>::default())
        .init_resource::<Pressed>()
        .init_resource::<Clicked>()
        .add_systems(Startup, spawn)
        .add_systems(
            Update,
            (pressed::gather::<BattleAction>.in_set(PressedSystems), wish)
                .chain()
                .in_set(BattleSystems::Input),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::bound::of_key;

    #[test]
    fn keys_of_sound_whole_screen_and_one_step_back_are_left_to_them() {
        for key in [KeyCode::KeyM, KeyCode::F11, KeyCode::Escape] {
            assert_eq!(of_key::<BattleAction>(key), None, "{key:?}");
        }
        assert_eq!(of_key(KeyCode::KeyE), Some(BattleAction::End));
    }
}
