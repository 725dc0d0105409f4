//! Names, descriptions and default bindings of the sector screen's actions.

use super::SectorAction;
use bevy::prelude::{GamepadButton, KeyCode};
use daemonfall_input::action_table::{ActionTable, Binding, bind};
use daemonfall_input::group::Group;
use daemonfall_text::t;

impl ActionTable for SectorAction {
    const GROUP: Group = Group::alone("sector", 4, || t!("actions-sector"));
    const BINDINGS: &'static [Binding<Self>] = {
        use GamepadButton as G;
        use KeyCode as K;
        use SectorAction as A;
        &[
            bind(
                A::Up,
                "[[sector.up]]",
                || t!("action-sector-up"),
                &[K::ArrowUp, K::KeyK],
                &[G::DPadUp],
            ),
            bind(
                A::Down,
                "[[sector.down]]",
                || t!("action-sector-down"),
                &[K::ArrowDown, K::KeyJ],
                &[G::DPadDown],
            ),
            bind(
                A::Left,
                "[[sector.left]]",
                || t!("action-sector-left"),
                &[K::ArrowLeft, K::KeyH],
                &[G::DPadLeft],
            ),
            bind(
                A::Right,
                "[[sector.right]]",
                || t!("action-sector-right"),
                &[K::ArrowRight, K::KeyL],
                &[G::DPadRight],
            ),
            bind(A::PanUp, "[[sector.pan_up]]", || t!("action-sector-pan-up"), &[K::KeyW], &[]),
            bind(
                A::PanDown,
                "[[sector.pan_down]]",
                || t!("action-sector-pan-down"),
                &[K::KeyS],
                &[],
            ),
            bind(
                A::PanLeft,
                "[[sector.pan_left]]",
                || t!("action-sector-pan-left"),
                &[K::KeyA],
                &[],
            ),
            bind(
                A::PanRight,
                "[[sector.pan_right]]",
                || t!("action-sector-pan-right"),
                &[K::KeyD],
                &[],
            ),
            bind(
                A::Confirm,
                "[[sector.confirm]]",
                || t!("action-sector-confirm"),
                &[K::Enter, K::NumpadEnter, K::Space],
                &[G::South],
            ),
            bind(
                A::NextStack,
                "[[sector.next_stack]]",
                || t!("action-sector-next-stack"),
                &[K::Tab],
                &[G::RightTrigger],
            ),
            bind(
                A::EndTurn,
                "[[sector.end_turn]]",
                || t!("action-sector-end-turn"),
                &[K::KeyE],
                &[G::RightTrigger2],
            ),
            bind(
                A::Undo,
                "[[sector.undo]]",
                || t!("action-sector-undo"),
                &[K::KeyU, K::Backspace],
                &[G::North],
            ),
            bind(A::Use, "[[sector.use]]", || t!("action-sector-use"), &[], &[G::West]),
            bind(A::Vault, "[[sector.vault]]", || t!("action-sector-vault"), &[K::KeyV], &[]),
            bind(
                A::Units,
                "[[sector.units]]",
                || t!("action-sector-units"),
                &[K::KeyX],
                &[G::LeftTrigger],
            ),
            bind(A::Recruit, "[[sector.recruit]]", || t!("action-sector-recruit"), &[K::KeyR], &[]),
            bind(
                A::Relations,
                "[[sector.relations]]",
                || t!("action-sector-relations"),
                &[K::KeyT],
                &[G::LeftTrigger2],
            ),
            bind(A::Log, "[[sector.log]]", || t!("action-sector-log"), &[K::KeyG], &[G::Select]),
            bind(
                A::Earlier,
                "[[sector.earlier]]",
                || t!("action-sector-earlier"),
                &[K::Comma],
                &[],
            ),
            bind(A::Later, "[[sector.later]]", || t!("action-sector-later"), &[K::Period], &[]),
            bind(A::LetGo, "[[sector.let_go]]", || t!("action-sector-let-go"), &[K::Delete], &[]),
            bind(
                A::ZoomIn,
                "[[sector.zoom_in]]",
                || t!("action-sector-zoom-in"),
                &[K::Equal, K::NumpadAdd],
                &[G::RightThumb],
            ),
            bind(
                A::ZoomOut,
                "[[sector.zoom_out]]",
                || t!("action-sector-zoom-out"),
                &[K::Minus, K::NumpadSubtract],
                &[G::LeftThumb],
            ),
            bind(A::Center, "[[sector.center]]", || t!("action-sector-center"), &[K::KeyC], &[]),
            bind(A::Leave, "[[sector.leave]]", || t!("action-sector-leave"), &[K::KeyB], &[]),
            bind(
                A::Unit1,
                "[[sector.unit_1]]",
                || t!("action-sector-unit-1"),
                &[K::Digit1, K::Numpad1],
                &[],
            ),
            bind(
                A::Unit2,
                "[[sector.unit_2]]",
                || t!("action-sector-unit-2"),
                &[K::Digit2, K::Numpad2],
                &[],
            ),
            bind(
                A::Unit3,
                "[[sector.unit_3]]",
                || t!("action-sector-unit-3"),
                &[K::Digit3, K::Numpad3],
                &[],
            ),
            bind(
                A::Unit4,
                "[[sector.unit_4]]",
                || t!("action-sector-unit-4"),
                &[K::Digit4, K::Numpad4],
                &[],
            ),
            bind(
                A::Unit5,
                "[[sector.unit_5]]",
                || t!("action-sector-unit-5"),
                &[K::Digit5, K::Numpad5],
                &[],
            ),
            bind(
                A::Unit6,
                "[[sector.unit_6]]",
                || t!("action-sector-unit-6"),
                &[K::Digit6, K::Numpad6],
                &[],
            ),
            bind(
                A::Unit7,
                "[[sector.unit_7]]",
                || t!("action-sector-unit-7"),
                &[K::Digit7, K::Numpad7],
                &[],
            ),
            bind(
                A::Unit8,
                "[[sector.unit_8]]",
                || t!("action-sector-unit-8"),
                &[K::Digit8, K::Numpad8],
                &[],
            ),
            bind(A::Gear, "[[sector.gear]]", || t!("action-sector-gear"), &[K::KeyI], &[]),
            bind(A::Help, "[[sector.help]]", || t!("action-sector-help"), &[K::F2], &[]),
            bind(
                A::Pause,
                "[[sector.pause]]",
                || t!("action-sector-pause"),
                &[K::KeyP],
                &[G::Start],
            ),
        ]
    };
}
