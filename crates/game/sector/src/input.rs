//! The sector screen's actions, their bindings, and the ones pressed in this frame.

mod table;

use super::SectorSystems;
use bevy::prelude::*;
use daemonfall_input::action_table::ScreenAction;
use daemonfall_input::actions::RegisterActions;
use daemonfall_input::screen_actions::{self, PressedSystems};
use daemonfall_platform::screen::{Paused, Screen};
use leafwing_input_manager::Actionlike;

/// What a key or button can be bound to on the sector map.
#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SectorAction {
    /// The cursor up, or the previous unit.
    Up,
    Down,
    Left,
    Right,
    /// Scrolls the map up while held; the next three likewise.
    PanUp,
    PanDown,
    PanLeft,
    PanRight,
    /// Go, select, attack or recruit, depending on the cursor.
    Confirm,
    /// The next stack that can still move.
    NextStack,
    EndTurn,
    Undo,
    /// The main action of the place, on one button: let the unit go, enter the vault, or recruit.
    Use,
    /// Enter the vault on the stack's tile.
    Vault,
    /// To the units of the stack, and back to the map.
    Units,
    /// To the list of recruits, and back.
    Recruit,
    Relations,
    Log,
    Earlier,
    Later,
    LetGo,
    ZoomIn,
    ZoomOut,
    /// Back to the stack.
    Center,
    /// One step back, for buttons.
    Leave,
    /// Picks the first unit, or puts it back; the others follow.
    Unit1,
    Unit2,
    Unit3,
    Unit4,
    Unit5,
    Unit6,
    Unit7,
    Unit8,
    /// The gear of all units.
    Gear,
    Help,
    Pause,
}

/// The actions that pick a unit, in order.
const UNITS: [SectorAction; 8] = {
    use SectorAction as A;
    [A::Unit1, A::Unit2, A::Unit3, A::Unit4, A::Unit5, A::Unit6, A::Unit7, A::Unit8]
};

impl SectorAction {
    /// The index of the unit that it picks.
    pub fn unit(self) -> Option<usize> {
        UNITS.iter().position(|unit| *unit == self)
    }

    /// Its direction: right and down are positive.
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

impl ScreenAction for SectorAction {
    const STICK: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];
    const HELP: Self = Self::Help;
}

pub type Pressed = screen_actions::Pressed<SectorAction>;
pub type Clicked = screen_actions::Clicked<SectorAction>;

pub fn plugin(app: &mut App) {
    app.register_screen_actions::<SectorAction>()
        .init_resource::<Pressed>()
        .init_resource::<Clicked>()
        .add_systems(OnEnter(Paused(true)), screen_actions::forget::<SectorAction>)
        .add_systems(
            Update,
            screen_actions::gather::<SectorAction>
                .in_set(SectorSystems::Input)
                .in_set(PressedSystems)
                .run_if(in_state(Screen::SECTOR).and_then(in_state(Paused(false)))),
        );
}
