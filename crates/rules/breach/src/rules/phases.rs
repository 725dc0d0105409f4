//! The phases around the resolution: advance, add, show, remove, finish, C+.

use crate::ctx::BreachCtx;
use crate::events::{BreachEvent, Outcome};
use crate::state::{BreachSet, MoveNote};
use bevy_ecs::prelude::*;
use daemonfall_core::{CharacterId, Side, Status};
use daemonfall_stack::{Shown, When};

pub(super) fn advance(mut ctx: BreachCtx) {
    ctx.stack.advance();
    ctx.enter(BreachSet::Add);
}

pub(super) fn add(mut ctx: BreachCtx) {
    for place in 0..ctx.stack.choices.len() {
        let Some(choice) = ctx.stack.choices.get(place) else { continue };
        let aim = ctx.state.picks.remove(&choice.user);
        // A refusal is in the log; the other choices are still added.
        if let (Ok(added), Some(aim)) = (ctx.stack.add(choice, When::Add), aim) {
            ctx.state.notes.insert(added.id, MoveNote::new(aim));
        }
    }
    ctx.stack.choices.clear();
    ctx.stack.count_statuses();
    ctx.enter(BreachSet::Show);
}

pub(super) fn show(mut ctx: BreachCtx, mut shown: ResMut<Shown>) {
    shown.copy(&ctx.stack.stack);
    ctx.enter(BreachSet::Resolve);
}

pub(super) fn remove(mut ctx: BreachCtx) {
    let before: Vec<CharacterId> = ctx.stack.characters.roster().present().collect();
    ctx.stack.remove_dead();
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
        ctx.tell(BreachEvent::Over(outcome));
    }
    ctx.enter(BreachSet::Grow);
}

impl BreachCtx<'_, '_> {
    /// How the breach has ended, judged by who is left after removal. It goes on only while
    /// something can still happen: a character that can act, a move on the stack, or a burn that
    /// may change or remove a character.
    fn judge(&self) -> Option<Outcome> {
        let left =
            |side: Side| self.stack.characters.roster().present().any(|who| self.side(who) == side);
        let burns = |who: CharacterId| {
            let body = self.stack.characters.get(who);
            body.is_some_and(|body| body.health.is_dead() || body.statuses.has(Status::Burn))
        };
        let nothing_comes = || {
            let mut present = self.stack.characters.roster().present();
            self.stack.stack.moves().is_empty()
                && present.all(|who| self.is_mime(who) && !burns(who))
        };
        if !left(Side::Player) {
            Some(Outcome::Lost)
        } else if !left(Side::Hostile) {
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
