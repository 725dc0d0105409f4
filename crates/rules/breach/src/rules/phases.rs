//! The phases of a clocktick: advance, add, show, resolve (every resolved move through the six
//! steps, in stack order), remove, finish, C+, and the active turns (CR).

use crate::command::{Command, Turn};
use crate::ctx::BreachCtx;
use crate::events::{BreachEvent, Outcome};
use crate::goal::Goal;
use crate::state::{BreachSet, MoveNote};
use bevy_ecs::prelude::*;
use daemonfall_clock::charge::{TurnCost, TurnReason, next_turn};
use daemonfall_clock::{LastAction, Order, QuickFlag, Report};
use daemonfall_core::{CharacterId, Side, Status};
use daemonfall_stack::{Choice, Shown, When};

pub(super) fn advance(mut ctx: BreachCtx) {
    daemonfall_stack::advance(&mut ctx.stack.stack, &mut ctx.stack.log);
    ctx.enter(BreachSet::Add);
}

pub(super) fn add(mut ctx: BreachCtx) {
    for place in 0..ctx.choices.len() {
        let Some(choice) = ctx.choices.get(place) else { continue };
        let aim = ctx.state.picks.remove(&choice.user);
        // A refusal is in the log; the other choices are still added.
        if let (Ok(added), Some(aim)) = (ctx.stack.add(choice, When::Add), aim) {
            ctx.state.notes.insert(added.id, MoveNote::new(aim));
        }
    }
    ctx.choices.clear();
    ctx.stack.count_statuses();
    ctx.enter(BreachSet::Show);
}

pub(super) fn show(mut ctx: BreachCtx, mut shown: ResMut<Shown>) {
    shown.copy(&ctx.stack.stack);
    ctx.enter(BreachSet::Resolve);
}

pub(super) fn remove(mut ctx: BreachCtx) {
    let before: Vec<CharacterId> = ctx.stack.characters.roster().present().collect();
    ctx.stack.characters.remove_dead(&mut ctx.stack.log);
    for who in before {
        if ctx.stack.characters.roster().is_removed(who)
            && let Some(stands) = ctx.combatant(who).map(|combatant| *combatant.stands)
        {
            ctx.field.clear(stands);
        }
    }
    ctx.unbind();
    ctx.turn_faces();
    ctx.enter(BreachSet::Finish);
}

pub(super) fn finish(mut ctx: BreachCtx) {
    ctx.stack.collect_finished();
    while let Some(ended) = ctx.stack.next_finished() {
        let choice = ended.choice;
        ctx.after(ended.id, choice.user, choice.target, choice.subroutine);
    }
    ctx.burn();
    ctx.state.outcome = ctx.judge();
    if let Some(outcome) = ctx.state.outcome {
        if outcome == Outcome::Won && ctx.is_left(Side::Hostile) {
            let goal = ctx.state.goal;
            ctx.tell(BreachEvent::GoalMet(goal));
        }
        ctx.tell(BreachEvent::Over(outcome));
    }
    ctx.enter(BreachSet::Grow);
}

impl BreachCtx<'_, '_> {
    fn is_left(&self, side: Side) -> bool {
        self.stack.characters.roster().present().any(|who| self.side(who) == side)
    }

    /// How the breach has ended, judged by who is left after removal. It goes on only while
    /// something can still happen: a character that can act, a move on the stack, a round to be
    /// outlasted, or a burn that may change or remove a character.
    fn judge(&self) -> Option<Outcome> {
        let burns = |who: CharacterId| {
            let body = self.stack.characters.get(who);
            body.is_some_and(|body| body.health.is_dead() || body.statuses.has(Status::Burn))
        };
        let nothing_comes = || {
            let mut present = self.stack.characters.roster().present();
            !matches!(self.state.goal, Goal::Outlast(_))
                && self.stack.stack.moves().is_empty()
                && present.all(|who| self.is_mime(who) && !burns(who))
        };
        if !self.is_left(Side::Player) {
            Some(Outcome::Lost)
        } else if !self.is_left(Side::Hostile) || self.is_goal_met() {
            Some(Outcome::Won)
        } else {
            nothing_comes().then_some(Outcome::Stalemate)
        }
    }
}

pub(super) fn grow(mut ctx: BreachCtx) {
    for mut combatant in &mut ctx.combatants {
        *combatant.charge = combatant.charge.grown(*combatant.speed);
    }
    ctx.enter(BreachSet::Turns);
}

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

/// Active turns: their choices are added in the next round.
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
            ctx.choices.put(side, choice);
            ctx.state.picks.insert(turn.who, aim);
        }
    }
}

impl BreachCtx<'_, '_> {
    /// Begins a turn. The flag is taken away first, so that a new one can be gained during it.
    fn begin_turn(&mut self, turn: Turn, reason: Option<TurnReason>) {
        if let Some(mut combatant) = self.combatant_mut(turn.who) {
            *combatant.flag = QuickFlag::None;
        }
        self.state.turn = Some(turn);
        self.tell(BreachEvent::TurnBegan { turn, reason });
        self.mark_same();
    }

    /// The choice of the character that has the turn, paid for; `None` if a player has to be asked.
    /// Mimes and held characters wait.
    fn decide(&mut self, turn: Turn) -> Option<Command> {
        let (command, forced) = if self.is_mime(turn.who) || self.held(turn.who).is_some() {
            (Command::Wait, true)
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
        self.tell(BreachEvent::Chose { turn, command, charge: left, forced });
        self.mark_same();
        Some(command)
    }
}
