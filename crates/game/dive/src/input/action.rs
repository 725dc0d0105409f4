//! The actions of a dive and their default bindings.

use bevy::prelude::*;
use daemonfall_input::action_table::{ActionTable, Binding, ScreenAction, bind};
use daemonfall_input::actions::RegisterActions;
use daemonfall_input::group::Group;
use daemonfall_input::repeat;
use daemonfall_text::t;
use leafwing_input_manager::prelude::*;

#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiveAction {
    Up,
    Down,
    Left,
    Right,
    /// Let a beat pass.
    Wait,
    Bomb,
    Drink,
    /// Look around with a cursor.
    Look,
    NextThreat,
    /// Walk to unexplored cells.
    AutoExplore,
    Log,
    /// Explain the keys and signs.
    Help,
    Pause,
    Confirm,
    Cancel,
    ZoomIn,
    ZoomOut,
    /// Restart with the same seed.
    Again,
}

/// Arrow keys, WASD and vi keys move.
impl ActionTable for DiveAction {
    const GROUP: Group = Group::alone("dive", 2, || t!("actions-dive"));
    const BINDINGS: &'static [Binding<Self>] = {
        use DiveAction as A;
        use GamepadButton as G;
        use KeyCode as K;
        &[
            bind(
                A::Up,
                "[[dive.up]]",
                || t!("action-dive-up"),
                &[K::ArrowUp, K::KeyW, K::KeyK, K::Numpad8],
                &[G::DPadUp],
            ),
            bind(
                A::Down,
                "[[dive.down]]",
                || t!("action-dive-down"),
                &[K::ArrowDown, K::KeyS, K::KeyJ, K::Numpad2],
                &[G::DPadDown],
            ),
            bind(
                A::Left,
                "[[dive.left]]",
                || t!("action-dive-left"),
                &[K::ArrowLeft, K::KeyA, K::KeyH, K::Numpad4],
                &[G::DPadLeft],
            ),
            bind(
                A::Right,
                "[[dive.right]]",
                || t!("action-dive-right"),
                &[K::ArrowRight, K::KeyD, K::KeyL, K::Numpad6],
                &[G::DPadRight],
            ),
            bind(
                A::Wait,
                "[[dive.wait]]",
                || t!("action-dive-wait"),
                &[K::Space, K::Period, K::Numpad5],
                &[G::South],
            ),
            bind(A::Bomb, "[[dive.bomb]]", || t!("action-dive-bomb"), &[K::KeyB], &[G::West]),
            bind(
                A::Drink,
                "[[dive.drink]]",
                || t!("action-dive-drink"),
                &[K::KeyE, K::KeyQ],
                &[G::North],
            ),
            bind(
                A::Look,
                "[[dive.look]]",
                || t!("action-dive-look"),
                &[K::KeyX, K::KeyV],
                &[G::LeftTrigger],
            ),
            bind(
                A::NextThreat,
                "[[dive.next_threat]]",
                || t!("action-dive-next-threat"),
                &[K::Tab],
                &[G::RightTrigger],
            ),
            bind(
                A::AutoExplore,
                "[[dive.auto_explore]]",
                || t!("action-dive-auto-explore"),
                &[K::KeyO],
                &[G::RightTrigger2],
            ),
            bind(A::Log, "[[dive.log]]", || t!("action-dive-log"), &[K::KeyG], &[G::Select]),
            bind(A::Help, "[[dive.help]]", || t!("action-dive-help"), &[K::F2], &[G::LeftTrigger2]),
            bind(A::Pause, "[[dive.pause]]", || t!("action-dive-pause"), &[K::KeyP], &[G::Start]),
            bind(
                A::Confirm,
                "[[dive.confirm]]",
                || t!("action-dive-confirm"),
                &[K::Enter, K::NumpadEnter],
                &[],
            ),
            bind(A::Cancel, "[[dive.cancel]]", || t!("action-dive-cancel"), &[K::Backspace], &[]),
            bind(
                A::ZoomIn,
                "[[dive.zoom_in]]",
                || t!("action-dive-zoom-in"),
                &[K::Equal, K::NumpadAdd],
                &[G::RightThumb],
            ),
            bind(
                A::ZoomOut,
                "[[dive.zoom_out]]",
                || t!("action-dive-zoom-out"),
                &[K::Minus, K::NumpadSubtract],
                &[G::LeftThumb],
            ),
            bind(A::Again, "[[dive.again]]", || t!("action-dive-again"), &[K::KeyR], &[]),
        ]
    };
}

impl ScreenAction for DiveAction {
    const STICK: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];
    const HELP: Self = Self::Help;
}

/// Actions that repeat while their key is held.
pub const REPEATED: [DiveAction; 5] =
    [DiveAction::Up, DiveAction::Down, DiveAction::Left, DiveAction::Right, DiveAction::Wait];

pub type Repeat = repeat::Repeat<DiveAction>;

pub fn plugin(app: &mut App) {
    app.register_screen_actions::<DiveAction>().init_resource::<Repeat>();
}

#[cfg(test)]
mod tests;
