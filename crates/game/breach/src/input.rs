//! A breach's actions, their bindings, and the ones pressed in this frame.

use super::BreachSystems;
use bevy::prelude::*;
use daemonfall_input::action_table::{ActionTable, Binding, ScreenAction, bind};
use daemonfall_input::actions::RegisterActions;
use daemonfall_input::group::Group;
use daemonfall_input::screen_actions::{self, PressedSystems};
use daemonfall_platform::screen::{Paused, Screen};
use daemonfall_text::t;
use leafwing_input_manager::Actionlike;

/// What a key or button can be bound to in a breach.
#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BreachAction {
    /// To the next aim upward, or the move above.
    Up,
    Down,
    /// To the card before, or the next aim to the left.
    Left,
    Right,
    /// Take the card or the aim.
    Confirm,
    Wait,
    Undo,
    /// Skip to the end of what is shown.
    Skip,
    Speed,
    /// Toggle step-by-step mode.
    Stepwise,
    /// The next step, in step-by-step mode.
    Next,
    /// Select the next move on the stack.
    NextMove,
    Log,
    /// The first card; the others follow.
    Card1,
    Card2,
    Card3,
    Card4,
    Card5,
    Card6,
    Card7,
    Card8,
    Card9,
    /// Play again, once it is over.
    Again,
    /// Help on keys and signs.
    Help,
    Pause,
}

impl BreachAction {
    /// The index of the card that it takes.
    pub fn card(self) -> Option<usize> {
        CARDS.iter().position(|card| *card == self)
    }

    /// Its direction: right and down are positive.
    pub fn way(self) -> Option<IVec2> {
        match self {
            BreachAction::Up => Some(IVec2::NEG_Y),
            BreachAction::Down => Some(IVec2::Y),
            BreachAction::Left => Some(IVec2::NEG_X),
            BreachAction::Right => Some(IVec2::X),
            _ => None,
        }
    }
}

/// The actions that take a card, in order.
const CARDS: [BreachAction; 9] = {
    use BreachAction as A;
    [A::Card1, A::Card2, A::Card3, A::Card4, A::Card5, A::Card6, A::Card7, A::Card8, A::Card9]
};

impl ActionTable for BreachAction {
    const GROUP: Group = Group::alone("breach", 3, || t!("actions-breach"));
    const BINDINGS: &'static [Binding<Self>] = {
        use BreachAction as A;
        use GamepadButton as G;
        use KeyCode as K;
        &[
            bind(
                A::Up,
                "[[breach.up]]",
                || t!("action-breach-up"),
                &[K::ArrowUp, K::KeyK],
                &[G::DPadUp],
            ),
            bind(
                A::Down,
                "[[breach.down]]",
                || t!("action-breach-down"),
                &[K::ArrowDown, K::KeyJ],
                &[G::DPadDown],
            ),
            bind(
                A::Left,
                "[[breach.left]]",
                || t!("action-breach-left"),
                &[K::ArrowLeft, K::KeyH],
                &[G::DPadLeft],
            ),
            bind(
                A::Right,
                "[[breach.right]]",
                || t!("action-breach-right"),
                &[K::ArrowRight, K::KeyL],
                &[G::DPadRight],
            ),
            bind(
                A::Confirm,
                "[[breach.confirm]]",
                || t!("action-breach-confirm"),
                &[K::Enter, K::NumpadEnter],
                &[G::South],
            ),
            bind(
                A::Wait,
                "[[breach.wait]]",
                || t!("action-breach-wait"),
                &[K::KeyW, K::Space],
                &[G::West],
            ),
            bind(
                A::Undo,
                "[[breach.undo]]",
                || t!("action-breach-undo"),
                &[K::KeyU, K::Backspace],
                &[G::North],
            ),
            bind(
                A::Skip,
                "[[breach.skip]]",
                || t!("action-breach-skip"),
                &[K::KeyE],
                &[G::RightTrigger2],
            ),
            bind(
                A::Speed,
                "[[breach.speed]]",
                || t!("action-breach-speed"),
                &[K::KeyF],
                &[G::RightTrigger],
            ),
            bind(
                A::Stepwise,
                "[[breach.stepwise]]",
                || t!("action-breach-stepwise"),
                &[K::KeyT],
                &[G::LeftTrigger],
            ),
            bind(
                A::Next,
                "[[breach.next]]",
                || t!("action-breach-next"),
                &[K::KeyN],
                &[G::LeftTrigger2],
            ),
            bind(
                A::NextMove,
                "[[breach.next_move]]",
                || t!("action-breach-next-move"),
                &[K::Tab],
                &[G::RightThumb],
            ),
            bind(A::Log, "[[breach.log]]", || t!("action-breach-log"), &[K::KeyG], &[G::Select]),
            bind(
                A::Card1,
                "[[breach.card_1]]",
                || t!("action-breach-card-1"),
                &[K::Digit1, K::Numpad1],
                &[],
            ),
            bind(
                A::Card2,
                "[[breach.card_2]]",
                || t!("action-breach-card-2"),
                &[K::Digit2, K::Numpad2],
                &[],
            ),
            bind(
                A::Card3,
                "[[breach.card_3]]",
                || t!("action-breach-card-3"),
                &[K::Digit3, K::Numpad3],
                &[],
            ),
            bind(
                A::Card4,
                "[[breach.card_4]]",
                || t!("action-breach-card-4"),
                &[K::Digit4, K::Numpad4],
                &[],
            ),
            bind(
                A::Card5,
                "[[breach.card_5]]",
                || t!("action-breach-card-5"),
                &[K::Digit5, K::Numpad5],
                &[],
            ),
            bind(
                A::Card6,
                "[[breach.card_6]]",
                || t!("action-breach-card-6"),
                &[K::Digit6, K::Numpad6],
                &[],
            ),
            bind(
                A::Card7,
                "[[breach.card_7]]",
                || t!("action-breach-card-7"),
                &[K::Digit7, K::Numpad7],
                &[],
            ),
            bind(
                A::Card8,
                "[[breach.card_8]]",
                || t!("action-breach-card-8"),
                &[K::Digit8, K::Numpad8],
                &[],
            ),
            bind(
                A::Card9,
                "[[breach.card_9]]",
                || t!("action-breach-card-9"),
                &[K::Digit9, K::Numpad9],
                &[],
            ),
            bind(A::Again, "[[breach.again]]", || t!("action-breach-again"), &[K::KeyR], &[]),
            bind(A::Help, "[[breach.help]]", || t!("action-breach-help"), &[K::F2], &[]),
            bind(
                A::Pause,
                "[[breach.pause]]",
                || t!("action-breach-pause"),
                &[K::KeyP],
                &[G::Start],
            ),
        ]
    };
}

impl ScreenAction for BreachAction {
    const STICK: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];
    const HELP: Self = Self::Help;
}

pub type Pressed = screen_actions::Pressed<BreachAction>;
pub type Clicked = screen_actions::Clicked<BreachAction>;

pub fn plugin(app: &mut App) {
    app.register_screen_actions::<BreachAction>()
        .init_resource::<Pressed>()
        .init_resource::<Clicked>()
        .add_systems(OnEnter(Paused(true)), screen_actions::forget::<BreachAction>)
        .add_systems(
            Update,
            screen_actions::gather::<BreachAction>
                .in_set(BreachSystems::Input)
                .in_set(PressedSystems)
                .run_if(in_state(Screen::BREACH).and_then(in_state(Paused(false)))),
        );
}
