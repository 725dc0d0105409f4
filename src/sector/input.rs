//! The actions of the sector's screen, what they are bound to, and which of them were pressed in
//! this frame.

mod table;

use super::SectorSystems;
use crate::input::bindings::Bindings;
use crate::input::bound::{self, Bound};
use crate::input::pressed::{self, PressedSystems};
use crate::screens::{Paused, Screen};
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

/// What a key or button can be bound to on the sector's map.
#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SectorAction {
    /// Up: the cursor, or the unit before.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
    /// The map to the north, while held.
    PanUp,
    /// To the south.
    PanDown,
    /// To the west.
    PanLeft,
    /// To the east.
    PanRight,
    /// Go there, select, attack, recruit: what the cursor is on.
    Confirm,
    /// The next stack that can still move.
    NextStack,
    /// End the turn.
    EndTurn,
    /// Take the last command back.
    Undo,
    /// What the place at hand is for, on one button: let the unit go, enter the vault, or recruit.
    Use,
    /// Enter the vault that the stack stands on.
    Vault,
    /// To the units of the stack, and back to the map.
    Units,
    /// To what can be recruited, and back.
    Recruit,
    /// Relations with the other factions.
    Relations,
    /// The whole log.
    Log,
    /// The unit at hand fights earlier.
    Earlier,
    /// It fights later.
    Later,
    /// Lets the unit at hand go.
    LetGo,
    /// Nearer.
    ZoomIn,
    /// Farther.
    ZoomOut,
    /// Back to the stack.
    Center,
    /// One step back, for buttons.
    Leave,
    /// Picks the first unit, or puts it back.
    Unit1,
    /// The second.
    Unit2,
    /// The third.
    Unit3,
    /// The fourth.
    Unit4,
    /// The fifth.
    Unit5,
    /// The sixth.
    Unit6,
    /// The seventh.
    Unit7,
    /// The eighth.
    Unit8,
    /// The gear of all units.
    Gear,
    /// Help.
    Help,
    /// Pause.
    Pause,
}

/// The actions that pick a unit, in order.
const UNITS: [SectorAction; 8] = {
    use SectorAction as A;
    [A::Unit1, A::Unit2, A::Unit3, A::Unit4, A::Unit5, A::Unit6, A::Unit7, A::Unit8]
};

impl SectorAction {
    /// The unit that it picks, from 0.
    pub fn unit(self) -> Option<usize> {
        UNITS.iter().position(|unit| *unit == self)
    }

    /// Where it leads: right and down are positive.
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

impl Bound for SectorAction {
    const STICK: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];
    const HELP: Self = Self::Help;
}

/// What was pressed in this frame.
pub type Pressed = pressed::Pressed<SectorAction>;
/// Buttons that were clicked.
pub type Clicked = pressed::Clicked<SectorAction>;

fn spawn(bindings: Res<Bindings>, mut commands: Commands) {
    commands.spawn((
        Name::new("sector input"),
        bound::input_map::<SectorAction>(&bindings),
        ActionState::<SectorAction>::default(),
    ));
}

/// Reads devices into actions.
pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<SectorAction>::default())
        .init_resource::<Pressed>()
        .init_resource::<Clicked>()
        .add_systems(Startup, spawn)
        .add_systems(OnEnter(Paused(true)), pressed::forget::<SectorAction>)
        .add_systems(
            Update,
            pressed::gather::<SectorAction>
                .in_set(SectorSystems::Input)
                .in_set(PressedSystems)
                .run_if(in_state(Screen::Sector).and_then(in_state(Paused(false)))),
        );
}
