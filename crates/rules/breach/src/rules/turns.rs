//! Turns: whose turn it is, its price, and the choices of active turns (CR), which are added in the
//! next round.

use crate::command::{Command, Turn};
use crate::ctx::BreachCtx;
use crate::events::BreachEvent;
use crate::state::BreachSet;
use daemonfall_clock::QuickFlag;
use daemonfall_clock::charge::{TurnCost, TurnReason, next_turn};
use daemonfall_stack::Choice;

pub(super) fn turns(mut ctx: BreachCtx) {
    loop {
        let turn = match ctx.state.turn {
            Some(turn) => turn,
            None => {
                let Some((who, reason)) = next_turn(ctx.facts(true)) else {
                    ctx.enter(BreachSet::Advance);
                    return;
                };
                let turn = Turn { who, quick: false };
                ctx.begin_turn(turn, Some(reason));
                turn
            }
        };
        let Some(command) = ctx.decide(turn) else { return };
        if let Command::Use { subroutine, aim } = command {
            let choice = Choice { user: turn.who, target: aim.character(), subroutine };
            let side = ctx.side(turn.who);
            ctx.stack.choices.put(side, choice);
            ctx.state.picks.insert(turn.who, aim);
        }
    }
}

impl BreachCtx<'_, '_> {
    /// Begins a turn. The flag is taken away first, so that a new one can be gained during it.
    pub(super) fn begin_turn(&mut self, turn: Turn, reason: Option<TurnReason>) {
        if let Some(mut combatant) = self.combatant_mut(turn.who) {
            *combatant.flag = QuickFlag::None;
        }
        self.state.turn = Some(turn);
        self.tell(BreachEvent::TurnBegan { turn, reason });
        self.mark_same();
    }

    /// The choice of the character that has the turn, paid for; `None` if a player has to be asked.
    /// Mimes and held characters wait.
    pub(super) fn decide(&mut self, turn: Turn) -> Option<Command> {
        let command = if self.is_mime(turn.who) || self.held(turn.who).is_some() {
            Command::Wait
        } else {
            self.state.decision.take()?
        };
        let cost = match command {
            Command::Use { .. } => TurnCost::Acting,
            Command::Wait => TurnCost::Waiting,
        };
        let mut left = 0;
        if let Some(mut combatant) = self.combatant_mut(turn.who) {
            *combatant.charge = combatant.charge.paid(cost);
            left = combatant.charge.0;
        }
        self.state.turn = None;
        self.tell(BreachEvent::Chose { turn, command, charge: left });
        self.mark_same();
        Some(command)
    }
}
