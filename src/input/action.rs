//! The actions of a dive and what they are bound to.

use super::bound::{self, Binding, Bound};
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

/// What a key or button can be bound to.
#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiveAction {
    /// Step, strike or dig to the north.
    Up,
    /// To the south.
    Down,
    /// To the west.
    Left,
    /// To the east.
    Right,
    /// Let a beat pass.
    Wait,
    /// Set a bomb.
    Bomb,
    /// Drink a potion.
    Drink,
    /// Look around with a cursor.
    Look,
    /// Go to the next threat.
    NextThreat,
    /// Walk where nobody has looked yet.
    AutoExplore,
    /// Read the whole log.
    Log,
    /// What the keys and signs mean.
    Help,
    /// Pause.
    Pause,
    /// Sound on or off.
    Mute,
    /// Whole screen or window.
    Fullscreen,
    /// Yes.
    Confirm,
    /// No.
    Cancel,
    /// Nearer.
    ZoomIn,
    /// Farther.
    ZoomOut,
    /// Once more on the same seed.
    Again,
    /// Open and close the debug panels.
    Panels,
    /// Take a picture.
    Photo,
}

/// Arrows, WASD and vi keys move.
impl Bound for DiveAction {
    const BINDINGS: &'static [Binding<Self>] = {
        use DiveAction as A;
        use GamepadButton as G;
        use KeyCode as K;
        &[
            (
                A::Up,
                &[K::ArrowUp, K::KeyW, K::KeyK, K::Numpad8],
                &[G::DPadUp],
            ),
            (
                A::Down,
                &[K::ArrowDown, K::KeyS, K::KeyJ, K::Numpad2],
                &[G::DPadDown],
            ),
            (
                A::Left,
                &[K::ArrowLeft, K::KeyA, K::KeyH, K::Numpad4],
                &[G::DPadLeft],
            ),
            (
                A::Right,
                &[K::ArrowRight, K::KeyD, K::KeyL, K::Numpad6],
                &[G::DPadRight],
            ),
            (A::Wait, &[K::Space, K::Period, K::Numpad5], &[G::South]),
            (A::Bomb, &[K::KeyB], &[G::West]),
            (A::Drink, &[K::KeyE, K::KeyQ], &[G::North]),
            (A::Look, &[K::KeyX, K::KeyV], &[G::LeftTrigger]),
            (A::NextThreat, &[K::Tab], &[G::RightTrigger]),
            (A::AutoExplore, &[K::KeyO], &[G::RightTrigger2]),
            (A::Log, &[K::KeyG], &[G::Select]),
            (A::Help, &[K::F2], &[G::LeftTrigger2]),
            (A::Pause, &[K::Escape], &[G::Start]),
            (A::Mute, &[K::KeyM], &[]),
            (A::Fullscreen, &[K::F11], &[]),
            (A::Confirm, &[K::Enter, K::NumpadEnter], &[]),
            (A::Cancel, &[K::Backspace], &[G::East]),
            (A::ZoomIn, &[K::Equal, K::NumpadAdd], &[G::RightThumb]),
            (A::ZoomOut, &[K::Minus, K::NumpadSubtract], &[G::LeftThumb]),
            (A::Again, &[K::KeyR], &[]),
            (A::Panels, &[K::F1], &[]),
            (A::Photo, &[K::F12, K::F10], &[G::Mode]),
        ]
    };
    const STICK: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];
    const HELP: Self = Self::Help;
}

/// The bindings as the input library wants them.
pub fn input_map() -> InputMap<DiveAction> {
    let mut map = bound::input_map();
    map.insert(
        DiveAction::Help,
        ButtonlikeChord::modified(ModifierKey::Shift, KeyCode::Slash),
    );
    map
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("input"),
        input_map(),
        ActionState::<DiveAction>::default(),
    ));
}

/// Reads devices into actions.
pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<DiveAction>::default())
        .add_systems(Startup, spawn);
}
