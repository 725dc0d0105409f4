//! The actions of a dive and what they are bound to.

use super::bindings::Bindings;
use super::bound::{self, Binding, Bound, Listed, bind};
use super::group::Group;
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
}

/// Arrows, WASD and vi keys move.
impl Listed for DiveAction {
    const GROUP: Group = Group::Dive;
    const BINDINGS: &'static [Binding<Self>] = {
        use DiveAction as A;
        use GamepadButton as G;
        use KeyCode as K;
        &[
            bind(
                A::Up,
                "[[dive.up]]",
                "Strike, dig or step north",
                &[K::ArrowUp, K::KeyW, K::KeyK, K::Numpad8],
                &[G::DPadUp],
            ),
            bind(
                A::Down,
                "[[dive.down]]",
                "To the south",
                &[K::ArrowDown, K::KeyS, K::KeyJ, K::Numpad2],
                &[G::DPadDown],
            ),
            bind(
                A::Left,
                "[[dive.left]]",
                "To the west",
                &[K::ArrowLeft, K::KeyA, K::KeyH, K::Numpad4],
                &[G::DPadLeft],
            ),
            bind(
                A::Right,
                "[[dive.right]]",
                "To the east",
                &[K::ArrowRight, K::KeyD, K::KeyL, K::Numpad6],
                &[G::DPadRight],
            ),
            bind(
                A::Wait,
                "[[dive.wait]]",
                "Let a beat pass",
                &[K::Space, K::Period, K::Numpad5],
                &[G::South],
            ),
            bind(
                A::Bomb,
                "[[dive.bomb]]",
                "Set a bomb",
                &[K::KeyB],
                &[G::West],
            ),
            bind(
                A::Drink,
                "[[dive.drink]]",
                "Drink a potion",
                &[K::KeyE, K::KeyQ],
                &[G::North],
            ),
            bind(
                A::Look,
                "[[dive.look]]",
                "Look around",
                &[K::KeyX, K::KeyV],
                &[G::LeftTrigger],
            ),
            bind(
                A::NextThreat,
                "[[dive.next_threat]]",
                "Go to the next threat",
                &[K::Tab],
                &[G::RightTrigger],
            ),
            bind(
                A::AutoExplore,
                "[[dive.auto_explore]]",
                "Explore until something shows",
                &[K::KeyO],
                &[G::RightTrigger2],
            ),
            bind(
                A::Log,
                "[[dive.log]]",
                "The whole log",
                &[K::KeyG],
                &[G::Select],
            ),
            bind(
                A::Help,
                "[[dive.help]]",
                "What keys and signs mean",
                &[K::F2],
                &[G::LeftTrigger2],
            ),
            bind(A::Pause, "[[dive.pause]]", "Pause", &[K::KeyP], &[G::Start]),
            bind(
                A::Confirm,
                "[[dive.confirm]]",
                "Walk to the cursor; bomb ahead",
                &[K::Enter, K::NumpadEnter],
                &[],
            ),
            bind(
                A::Cancel,
                "[[dive.cancel]]",
                "Put the bomb or the cursor away",
                &[K::Backspace],
                &[],
            ),
            bind(
                A::ZoomIn,
                "[[dive.zoom_in]]",
                "Nearer",
                &[K::Equal, K::NumpadAdd],
                &[G::RightThumb],
            ),
            bind(
                A::ZoomOut,
                "[[dive.zoom_out]]",
                "Farther",
                &[K::Minus, K::NumpadSubtract],
                &[G::LeftThumb],
            ),
            bind(
                A::Again,
                "[[dive.again]]",
                "The same seed again, when it is over",
                &[K::KeyR],
                &[],
            ),
        ]
    };
}

impl Bound for DiveAction {
    const STICK: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];
    const HELP: Self = Self::Help;
}

fn spawn(bindings: Res<Bindings>, mut commands: Commands) {
    commands.spawn((
        Name::new("input"),
        bound::input_map::<DiveAction>(&bindings),
        ActionState::<DiveAction>::default(),
    ));
}

/// Reads devices into actions.
pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<DiveAction>::default())
        .init_resource::<Bindings>()
        .add_systems(Startup, spawn);
}
