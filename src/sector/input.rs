//! The actions of the sector's screen, what they are bound to, and which of them were pressed in this frame.

use super::SectorSystems;
use crate::input::bindings::Bindings;
use crate::input::bound::{self, Binding, Bound, Listed, bind};
use crate::input::group::Group;
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
    [
        A::Unit1,
        A::Unit2,
        A::Unit3,
        A::Unit4,
        A::Unit5,
        A::Unit6,
        A::Unit7,
        A::Unit8,
    ]
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
                A::Dismiss,
                "[[sector.dismiss]]",
                "The hint has been read",
                &[K::KeyQ],
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
