//! A breach's actions, with their default bindings.

use crate::prelude::*;

daemonfall_input::actions! {
    /// What a key or button can be bound to in a breach.
    pub enum BreachAction, Group::alone("breach", 3, || t!("actions-breach"));
    /// To the next aim upward, or to the row above while the stack is looked at.
    Up => "breach.up", t!("action-breach-up"), [ArrowUp KeyK], [DPadUp], up;
    Down => "breach.down", t!("action-breach-down"), [ArrowDown KeyJ], [DPadDown], down;
    /// To the card before, or the next aim to the left.
    Left => "breach.left", t!("action-breach-left"), [ArrowLeft KeyH], [DPadLeft], left;
    Right => "breach.right", t!("action-breach-right"), [ArrowRight KeyL], [DPadRight], right;
    /// Take the card or the aim.
    Confirm => "breach.confirm", t!("action-breach-confirm"), [Enter NumpadEnter], [South];
    Wait => "breach.wait", t!("action-breach-wait"), [KeyW Space], [West];
    Undo => "breach.undo", t!("action-breach-undo"), [KeyU Backspace], [North];
    /// Skip to the end of what is shown.
    Skip => "breach.skip", t!("action-breach-skip"), [KeyE], [RightTrigger2];
    Speed => "breach.speed", t!("action-breach-speed"), [KeyF], [RightTrigger];
    /// Toggle step-by-step mode.
    Stepwise => "breach.stepwise", t!("action-breach-stepwise"), [KeyT], [LeftTrigger];
    /// The next step, in step-by-step mode.
    Next => "breach.next", t!("action-breach-next"), [KeyN], [LeftTrigger2];
    /// Select the next move on the stack.
    NextMove => "breach.next_move", t!("action-breach-next-move"), [Tab], [RightThumb];
    Log => "breach.log", t!("action-breach-log"), [KeyG], [Select];
    /// The first card; the others follow.
    Card1 => "breach.card_1", t!("action-breach-card-1"), [Digit1 Numpad1], [];
    Card2 => "breach.card_2", t!("action-breach-card-2"), [Digit2 Numpad2], [];
    Card3 => "breach.card_3", t!("action-breach-card-3"), [Digit3 Numpad3], [];
    Card4 => "breach.card_4", t!("action-breach-card-4"), [Digit4 Numpad4], [];
    Card5 => "breach.card_5", t!("action-breach-card-5"), [Digit5 Numpad5], [];
    Card6 => "breach.card_6", t!("action-breach-card-6"), [Digit6 Numpad6], [];
    Card7 => "breach.card_7", t!("action-breach-card-7"), [Digit7 Numpad7], [];
    Card8 => "breach.card_8", t!("action-breach-card-8"), [Digit8 Numpad8], [];
    Card9 => "breach.card_9", t!("action-breach-card-9"), [Digit9 Numpad9], [];
    /// Play again, once it is over.
    Again => "breach.again", t!("action-breach-again"), [KeyR], [];
    Help => "breach.help", t!("action-breach-help"), [F2], [];
    Pause => "breach.pause", t!("action-breach-pause"), [KeyP], [Start];
}

impl BreachAction {
    pub fn card(self) -> Option<usize> {
        let place = (self as usize).checked_sub(Self::Card1 as usize);
        place.filter(|place| *place < 9)
    }

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

pub fn plugin(app: &mut App) {
    app.register_actions::<BreachAction>();
}
