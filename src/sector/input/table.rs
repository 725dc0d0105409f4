//! What the actions of the sector's screen are called, do, and are bound to at first.

use super::SectorAction;
use crate::input::bound::{Binding, Listed, bind};
use crate::input::group::Group;
use bevy::prelude::{GamepadButton, KeyCode};

impl Listed for SectorAction {
    const GROUP: Group = Group::Sector;
    const BINDINGS: &'static [Binding<Self>] = {
        use GamepadButton as G;
        use KeyCode as K;
        use SectorAction as A;
        &[
            bind(
                A::Up,
                "[[sector.up]]",
                "Tile or unit above",
                &[K::ArrowUp, K::KeyK],
                &[G::DPadUp],
            ),
            bind(
                A::Down,
                "[[sector.down]]",
                "Tile or unit beneath",
                &[K::ArrowDown, K::KeyJ],
                &[G::DPadDown],
            ),
            bind(
                A::Left,
                "[[sector.left]]",
                "Tile or unit to the left",
                &[K::ArrowLeft, K::KeyH],
                &[G::DPadLeft],
            ),
            bind(
                A::Right,
                "[[sector.right]]",
                "Tile or unit to the right",
                &[K::ArrowRight, K::KeyL],
                &[G::DPadRight],
            ),
            bind(
                A::PanUp,
                "[[sector.pan_up]]",
                "Move the map north",
                &[K::KeyW],
                &[],
            ),
            bind(
                A::PanDown,
                "[[sector.pan_down]]",
                "Move the map south",
                &[K::KeyS],
                &[],
            ),
            bind(
                A::PanLeft,
                "[[sector.pan_left]]",
                "Move the map west",
                &[K::KeyA],
                &[],
            ),
            bind(
                A::PanRight,
                "[[sector.pan_right]]",
                "Move the map east",
                &[K::KeyD],
                &[],
            ),
            bind(
                A::Confirm,
                "[[sector.confirm]]",
                "Go, attack, select, recruit",
                &[K::Enter, K::NumpadEnter, K::Space],
                &[G::South],
            ),
            bind(
                A::NextStack,
                "[[sector.next_stack]]",
                "The next stack that can move",
                &[K::Tab],
                &[G::RightTrigger],
            ),
            bind(
                A::EndTurn,
                "[[sector.end_turn]]",
                "End the turn",
                &[K::KeyE],
                &[G::RightTrigger2],
            ),
            bind(
                A::Undo,
                "[[sector.undo]]",
                "Take the last command back",
                &[K::KeyU, K::Backspace],
                &[G::North],
            ),
            bind(
                A::Use,
                "[[sector.use]]",
                "Let go, enter the vault, or recruit",
                &[],
                &[G::West],
            ),
            bind(
                A::Vault,
                "[[sector.vault]]",
                "Enter the vault",
                &[K::KeyV],
                &[],
            ),
            bind(
                A::Units,
                "[[sector.units]]",
                "To the units, and back",
                &[K::KeyX],
                &[G::LeftTrigger],
            ),
            bind(
                A::Recruit,
                "[[sector.recruit]]",
                "To the recruits, and back",
                &[K::KeyR],
                &[],
            ),
            bind(
                A::Relations,
                "[[sector.relations]]",
                "Relations with the others",
                &[K::KeyT],
                &[G::LeftTrigger2],
            ),
            bind(
                A::Log,
                "[[sector.log]]",
                "The whole log",
                &[K::KeyG],
                &[G::Select],
            ),
            bind(
                A::Earlier,
                "[[sector.earlier]]",
                "The unit fights earlier",
                &[K::Comma],
                &[],
            ),
            bind(
                A::Later,
                "[[sector.later]]",
                "The unit fights later",
                &[K::Period],
                &[],
            ),
            bind(
                A::LetGo,
                "[[sector.let_go]]",
                "Let the unit go",
                &[K::Delete],
                &[],
            ),
            bind(
                A::ZoomIn,
                "[[sector.zoom_in]]",
                "Nearer",
                &[K::Equal, K::NumpadAdd],
                &[G::RightThumb],
            ),
            bind(
                A::ZoomOut,
                "[[sector.zoom_out]]",
                "Farther",
                &[K::Minus, K::NumpadSubtract],
                &[G::LeftThumb],
            ),
            bind(
                A::Center,
                "[[sector.center]]",
                "Back to the stack",
                &[K::KeyC],
                &[],
            ),
            bind(
                A::Leave,
                "[[sector.leave]]",
                "One step back",
                &[K::KeyB],
                &[],
            ),
            bind(
                A::Unit1,
                "[[sector.unit_1]]",
                "Pick unit 1",
                &[K::Digit1, K::Numpad1],
                &[],
            ),
            bind(
                A::Unit2,
                "[[sector.unit_2]]",
                "Pick unit 2",
                &[K::Digit2, K::Numpad2],
                &[],
            ),
            bind(
                A::Unit3,
                "[[sector.unit_3]]",
                "Pick unit 3",
                &[K::Digit3, K::Numpad3],
                &[],
            ),
            bind(
                A::Unit4,
                "[[sector.unit_4]]",
                "Pick unit 4",
                &[K::Digit4, K::Numpad4],
                &[],
            ),
            bind(
                A::Unit5,
                "[[sector.unit_5]]",
                "Pick unit 5",
                &[K::Digit5, K::Numpad5],
                &[],
            ),
            bind(
                A::Unit6,
                "[[sector.unit_6]]",
                "Pick unit 6",
                &[K::Digit6, K::Numpad6],
                &[],
            ),
            bind(
                A::Unit7,
                "[[sector.unit_7]]",
                "Pick unit 7",
                &[K::Digit7, K::Numpad7],
                &[],
            ),
            bind(
                A::Unit8,
                "[[sector.unit_8]]",
                "Pick unit 8",
                &[K::Digit8, K::Numpad8],
                &[],
            ),
            bind(
                A::Gear,
                "[[sector.gear]]",
                "The gear of all units",
                &[K::KeyI],
                &[],
            ),
            bind(
                A::Help,
                "[[sector.help]]",
                "What keys and signs mean",
                &[K::F2],
                &[],
            ),
            bind(
                A::Pause,
                "[[sector.pause]]",
                "Pause",
                &[K::KeyP],
                &[G::Start],
            ),
        ]
    };
}
