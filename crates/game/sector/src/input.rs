//! The sector screen's actions, with their default bindings.

use crate::prelude::*;

daemonfall_input::actions! {
    /// What a key or button can be bound to on the sector map.
    pub enum SectorAction, Group::alone("sector", 4, || t!("actions-sector"));
    /// The cursor up, or the unit to the front row; down to the back row.
    Up => "sector.up", t!("action-sector-up"), [ArrowUp KeyK], [DPadUp], up;
    Down => "sector.down", t!("action-sector-down"), [ArrowDown KeyJ], [DPadDown], down;
    Left => "sector.left", t!("action-sector-left"), [ArrowLeft KeyH], [DPadLeft], left;
    Right => "sector.right", t!("action-sector-right"), [ArrowRight KeyL], [DPadRight], right;
    /// Scrolls the map up while held; the next three likewise.
    PanUp => "sector.pan_up", t!("action-sector-pan-up"), [KeyW], [];
    PanDown => "sector.pan_down", t!("action-sector-pan-down"), [KeyS], [];
    PanLeft => "sector.pan_left", t!("action-sector-pan-left"), [KeyA], [];
    PanRight => "sector.pan_right", t!("action-sector-pan-right"), [KeyD], [];
    /// Go, select, attack or recruit, depending on the cursor.
    Confirm => "sector.confirm", t!("action-sector-confirm"), [Enter NumpadEnter Space], [South];
    /// The next stack that can still move.
    NextStack => "sector.next_stack", t!("action-sector-next-stack"), [Tab], [RightTrigger];
    EndTurn => "sector.end_turn", t!("action-sector-end-turn"), [KeyE], [RightTrigger2];
    Undo => "sector.undo", t!("action-sector-undo"), [KeyU Backspace], [North];
    /// The main action of the place, on one button: let the unit go, put the leader into reserve or
    /// back, enter the vault, or recruit.
    Use => "sector.use", t!("action-sector-use"), [], [West];
    /// Enter the vault on the stack's tile.
    Vault => "sector.vault", t!("action-sector-vault"), [KeyV], [];
    /// To the units of the stack, and back to the map.
    Units => "sector.units", t!("action-sector-units"), [KeyX], [LeftTrigger];
    /// To the list of recruits, and back.
    Recruit => "sector.recruit", t!("action-sector-recruit"), [KeyR], [];
    Relations => "sector.relations", t!("action-sector-relations"), [KeyT], [LeftTrigger2];
    Log => "sector.log", t!("action-sector-log"), [KeyG], [Select];
    Earlier => "sector.earlier", t!("action-sector-earlier"), [Comma], [];
    Later => "sector.later", t!("action-sector-later"), [Period], [];
    /// The unit goes into reserve, or back into the line.
    Reserve => "sector.reserve", t!("action-sector-reserve"), [KeyF], [];
    /// The unit goes to the other row.
    Row => "sector.row", t!("action-sector-row"), [KeyQ], [];
    /// The stack's next order for its battles.
    Order => "sector.order", t!("action-sector-order"), [KeyO], [];
    /// A unit that has risen learns something.
    Rise => "sector.rise", t!("action-sector-rise"), [KeyN], [];
    LetGo => "sector.let_go", t!("action-sector-let-go"), [Delete], [];
    ZoomIn => "sector.zoom_in", t!("action-sector-zoom-in"), [Equal NumpadAdd], [RightThumb];
    ZoomOut => "sector.zoom_out", t!("action-sector-zoom-out"), [Minus NumpadSubtract], [LeftThumb];
    /// Back to the stack.
    Center => "sector.center", t!("action-sector-center"), [KeyC], [];
    /// One step back, for buttons.
    Leave => "sector.leave", t!("action-sector-leave"), [KeyB], [];
    /// Picks the first unit, or puts it back; the others follow.
    Unit1 => "sector.unit_1", t!("action-sector-unit-1"), [Digit1 Numpad1], [];
    Unit2 => "sector.unit_2", t!("action-sector-unit-2"), [Digit2 Numpad2], [];
    Unit3 => "sector.unit_3", t!("action-sector-unit-3"), [Digit3 Numpad3], [];
    Unit4 => "sector.unit_4", t!("action-sector-unit-4"), [Digit4 Numpad4], [];
    Unit5 => "sector.unit_5", t!("action-sector-unit-5"), [Digit5 Numpad5], [];
    Unit6 => "sector.unit_6", t!("action-sector-unit-6"), [Digit6 Numpad6], [];
    Unit7 => "sector.unit_7", t!("action-sector-unit-7"), [Digit7 Numpad7], [];
    Unit8 => "sector.unit_8", t!("action-sector-unit-8"), [Digit8 Numpad8], [];
    /// The gear of all units.
    Gear => "sector.gear", t!("action-sector-gear"), [KeyI], [];
    Help => "sector.help", t!("action-sector-help"), [F2], [];
    Pause => "sector.pause", t!("action-sector-pause"), [KeyP], [Start];
}

impl SectorAction {
    pub fn unit(self) -> Option<usize> {
        let place = (self as usize).checked_sub(Self::Unit1 as usize);
        place.filter(|place| *place < 8)
    }

    pub fn way(self) -> Option<IVec2> {
        match self {
            SectorAction::Up => Some(IVec2::NEG_Y),
            SectorAction::Down => Some(IVec2::Y),
            SectorAction::Left => Some(IVec2::NEG_X),
            SectorAction::Right => Some(IVec2::X),
            _ => None,
        }
    }
}

pub fn plugin(app: &mut App) {
    app.register_actions::<SectorAction>();
}
