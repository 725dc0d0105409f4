//! *Resolve*: every resolved move through the six steps, in stack order.

use crate::command::{Command, Turn};
use crate::ctx::BreachCtx;
use crate::state::{BreachSet, MoveNote};
use daemonfall_clock::{LastAction, Order, Report};
use daemonfall_core::CharacterId;
use daemonfall_stack::{Choice, When};

pub(super) fn resolve(mut ctx: BreachCtx) {
    loop {
        match ctx.machine.get().order() {
            Order::End | Order::Stopped => {
                ctx.state.actions.clear();
                ctx.state.entry = ctx.stack.next_resolved();
                if ctx.state.entry.is_none() {
                    ctx.enter(BreachSet::Remove);
                    return;
                }
                ctx.begin_resolution();
            }
            Order::Resolve => {
                let deed = ctx.state.entry.and_then(|entry| {
                    ctx.act_out(entry.id, entry.choice.user, entry.choice.subroutine)
                });
                ctx.report(deed.map_or(Report::Done, Report::Acted));
            }
            Order::React { in_mime_cycle } => {
                ctx.answer_all(in_mime_cycle);
                ctx.report(Report::Done);
            }
            Order::Mimic { who } => {
                if let LastAction(Some(deed)) = ctx.machine.get().last_action {
                    ctx.mimic(who, deed.action);
                }
                ctx.report(Report::Done);
            }
            Order::QuickTurn { who } => {
                let turn = Turn { who, quick: true };
                if ctx.state.turn.is_none() {
                    ctx.begin_turn(turn, None);
                }
                let Some(command) = ctx.decide(turn) else { return };
                let report = ctx.take_quick_turn(who, command);
                ctx.report(report);
            }
        }
    }
}

impl BreachCtx<'_, '_> {
    /// A zero-time subroutine is used at once; a slower one goes on the stack and holds its CPU.
    fn take_quick_turn(&mut self, who: CharacterId, command: Command) -> Report {
        let Command::Use { subroutine, aim } = command else { return Report::Done };
        let choice = Choice { user: who, target: aim.character(), subroutine };
        let Ok(added) = self.stack.add(choice, When::Execute) else { return Report::Done };
        self.state.notes.insert(added.id, MoveNote::new(aim));
        added
            .now
            .and_then(|entry| self.act_out(entry.id, who, subroutine))
            .map_or(Report::Done, Report::Acted)
    }
}
