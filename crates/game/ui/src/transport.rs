//! The controls of films and replays: actions and their bindings.

use bevy::prelude::*;
use daemonfall_input::action_table::{ActionTable, Binding, ScreenAction, bind};
use daemonfall_input::group::Group;
use daemonfall_text::t;
use leafwing_input_manager::Actionlike;

/// What a key or button can be bound to while a film is shown.
#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FilmAction {
    /// Back to the turn before.
    TurnBack,
    /// On to the next turn.
    TurnOn,
    /// One move back.
    Back,
    /// One move on.
    On,
    /// Play or stop.
    Play,
    /// Go to the start.
    Start,
    /// Go to the end.
    End,
    /// The next faster pace.
    Faster,
    /// The next slower pace.
    Slower,
    /// Play again from the beginning.
    Again,
    /// Look at the next unit.
    Next,
    /// Look at the unit before.
    Previous,
    /// Jump to the end, then leave.
    Leave,
    /// Explain the keys and signs.
    Help,
}

impl ActionTable for FilmAction {
    const GROUP: Group = Group::alone("battle", 5, || t!("actions-battle"));
    const BINDINGS: &'static [Binding<Self>] = {
        use FilmAction as A;
        use GamepadButton as G;
        use KeyCode as K;
        &[
            bind(
                A::TurnBack,
                "[[battle.turn_back]]",
                || t!("action-battle-turn-back"),
                &[K::ArrowUp, K::KeyW, K::KeyK],
                &[G::DPadUp],
            ),
            bind(
                A::TurnOn,
                "[[battle.turn_on]]",
                || t!("action-battle-turn-on"),
                &[K::ArrowDown, K::KeyS, K::KeyJ],
                &[G::DPadDown],
            ),
            bind(
                A::Back,
                "[[battle.back]]",
                || t!("action-battle-back"),
                &[K::ArrowLeft, K::KeyA, K::KeyH],
                &[G::DPadLeft],
            ),
            bind(
                A::On,
                "[[battle.on]]",
                || t!("action-battle-on"),
                &[K::ArrowRight, K::KeyD, K::KeyL],
                &[G::DPadRight],
            ),
            bind(A::Play, "[[battle.play]]", || t!("action-battle-play"), &[K::Space], &[G::South]),
            bind(
                A::Start,
                "[[battle.start]]",
                || t!("action-battle-start"),
                &[K::Home],
                &[G::LeftTrigger2],
            ),
            bind(
                A::End,
                "[[battle.end]]",
                || t!("action-battle-end"),
                &[K::KeyE, K::End],
                &[G::RightTrigger2],
            ),
            bind(
                A::Faster,
                "[[battle.faster]]",
                || t!("action-battle-faster"),
                &[K::Equal, K::NumpadAdd, K::KeyF],
                &[G::RightTrigger],
            ),
            bind(
                A::Slower,
                "[[battle.slower]]",
                || t!("action-battle-slower"),
                &[K::Minus, K::NumpadSubtract],
                &[G::LeftTrigger],
            ),
            bind(
                A::Again,
                "[[battle.again]]",
                || t!("action-battle-again"),
                &[K::KeyR],
                &[G::North],
            ),
            bind(
                A::Next,
                "[[battle.next]]",
                || t!("action-battle-next"),
                &[K::Tab, K::KeyN],
                &[G::West],
            ),
            bind(
                A::Previous,
                "[[battle.previous]]",
                || t!("action-battle-previous"),
                &[K::KeyB],
                &[G::Select],
            ),
            bind(
                A::Leave,
                "[[battle.leave]]",
                || t!("action-battle-leave"),
                &[K::Enter, K::NumpadEnter],
                &[G::Start],
            ),
            bind(A::Help, "[[battle.help]]", || t!("action-battle-help"), &[K::F2], &[]),
        ]
    };
}

impl ScreenAction for FilmAction {
    const STICK: [Self; 4] = [Self::TurnBack, Self::TurnOn, Self::Back, Self::On];
    const HELP: Self = Self::Help;
}
