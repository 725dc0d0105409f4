//! The film's actions, their bindings, and the requests they cause.

use super::BattleSystems;
use super::reel::Wish;
use crate::input::actions::RegisterActions;
use crate::input::bound::{Binding, Bound, Listed, bind};
use crate::input::group::Group;
use crate::input::pressed::{self, PressedSystems};
use bevy::prelude::*;
use daemonfall_text::t;
use leafwing_input_manager::Actionlike;

/// What a key or button can be bound to while a battle is shown.
#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BattleAction {
    TurnBack,
    TurnOn,
    Back,
    On,
    Play,
    Start,
    End,
    Faster,
    Slower,
    Again,
    Next,
    Previous,
    /// Jump to the end, then leave.
    Leave,
    Help,
}

impl BattleAction {
    /// The request behind it; none for actions that the screen handles itself.
    pub fn wish(self) -> Option<Wish> {
        Some(match self {
            BattleAction::TurnBack => Wish::Turn(-1),
            BattleAction::TurnOn => Wish::Turn(1),
            BattleAction::Back => Wish::Step(-1),
            BattleAction::On => Wish::Step(1),
            BattleAction::Play => Wish::Play,
            BattleAction::Start => Wish::Start,
            BattleAction::End => Wish::End,
            BattleAction::Faster => Wish::Pace(1),
            BattleAction::Slower => Wish::Pace(-1),
            BattleAction::Again => Wish::Again,
            BattleAction::Next => Wish::Next(1),
            BattleAction::Previous => Wish::Next(-1),
            BattleAction::Leave | BattleAction::Help => return None,
        })
    }
}

impl Listed for BattleAction {
    const GROUP: Group = Group::alone("battle", 5, || t!("actions-battle"));
    const BINDINGS: &'static [Binding<Self>] = {
        use BattleAction as A;
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

impl Bound for BattleAction {
    const STICK: [Self; 4] = [Self::TurnBack, Self::TurnOn, Self::Back, Self::On];
    const HELP: Self = Self::Help;
}

pub type Pressed = pressed::Pressed<BattleAction>;
pub type Clicked = pressed::Clicked<BattleAction>;

fn wish(pressed: Res<Pressed>, mut wishes: MessageWriter<Wish>) {
    wishes.write_batch(pressed.0.iter().filter_map(|action| action.wish()));
}

pub fn plugin(app: &mut App) {
    app.register_screen_actions::<BattleAction>()
        .init_resource::<Pressed>()
        .init_resource::<Clicked>()
        .add_systems(
            Update,
            (pressed::gather::<BattleAction>.in_set(PressedSystems), wish)
                .chain()
                .in_set(BattleSystems::Input),
        );
}
