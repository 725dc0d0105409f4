//! Answers: the immediate reactions of characters hit by an action or a mimicry, in character
//! order. Answers are never answered.

use super::effects::Source;
use crate::ctx::BreachCtx;
use crate::effect::Effect;
use crate::events::{BreachEvent, Manner};
use crate::library::{Answer, Kind};
use crate::state::{Hit, Provocation};
use daemonfall_clock::QuickFlag;
use daemonfall_core::CharacterId;
use daemonfall_stack::{Cause, Part, SubroutineId};

impl BreachCtx<'_, '_> {
    pub(crate) fn answer_all(&mut self, in_mime_cycle: bool) {
        let Some(provocation) = self.state.provocation.take() else { return };
        for hit in &provocation.hits {
            if self.is_alive(hit.who) && self.held(hit.who).is_none() {
                self.answer(*hit, &provocation, in_mime_cycle);
            }
        }
    }

    fn answer(&mut self, hit: Hit, provocation: &Provocation, in_mime_cycle: bool) {
        let Some(combatant) = self.combatant(hit.who) else { return };
        let answer = combatant.fighter.answer(&self.library);
        let kind = self.library.subroutine(provocation.subroutine).kind;
        let foe = self.side(hit.who) != self.side(provocation.by);
        match answer {
            Answer::CounterMagic if kind == Kind::Magic && hit.who != provocation.by => {
                self.counter(hit.who, provocation, in_mime_cycle);
            }
            Answer::CriticalQuick if hit.taken > 0 && hit.critical => {
                self.flag(hit.who, QuickFlag::of_critical(in_mime_cycle));
            }
            Answer::Riposte if kind == Kind::Melee && foe => {
                self.riposte(hit.who, provocation);
            }
            Answer::Brace(shield) if hit.taken > 0 && foe => {
                self.tell_answer(hit.who, provocation.by, answer);
                let source = self.source(hit.who, provocation);
                self.apply(Effect::Shield(shield), source, hit.who);
            }
            Answer::Static(charge) if hit.taken > 0 && foe => {
                self.tell_answer(hit.who, provocation.by, answer);
                let source = self.source(hit.who, provocation);
                self.apply(Effect::Charge(-charge), source, provocation.by);
            }
            Answer::None
            | Answer::CounterMagic
            | Answer::CriticalQuick
            | Answer::Riposte
            | Answer::Brace(_)
            | Answer::Static(_) => {}
        }
    }

    fn tell_answer(&mut self, who: CharacterId, to: CharacterId, answer: Answer) {
        self.tell(BreachEvent::Answered { who, to, answer });
    }

    fn source(&self, user: CharacterId, provocation: &Provocation) -> Source {
        Source {
            cause: Cause { id: provocation.id, part: Part::Use, user },
            center: None,
            flag: QuickFlag::Spell,
        }
    }

    pub(crate) fn first_melee(&self, who: CharacterId) -> Option<SubroutineId> {
        let fighter = *self.combatant(who)?.fighter;
        fighter
            .subroutines(&self.library)
            .iter()
            .copied()
            .find(|id| self.library.subroutine(*id).kind == Kind::Melee)
    }

    /// Strikes back at the attacker: damage effects only, each reduced by one and never below zero.
    fn riposte(&mut self, who: CharacterId, provocation: &Provocation) {
        let Some(subroutine) = self.first_melee(who) else { return };
        let aim = crate::command::Aim::Character(provocation.by);
        let center = self.center(aim);
        self.tell(BreachEvent::Used {
            id: None,
            user: who,
            subroutine,
            aim,
            center,
            hits: vec![provocation.by],
            manner: Manner::Riposte,
        });
        let source = self.source(who, provocation);
        for place in 0..self.library.subroutine(subroutine).uses.len() {
            if let Effect::Damage(amount) = self.library.subroutine(subroutine).uses[place] {
                let lower = Effect::Damage(amount.saturating_sub(1).max(0));
                self.apply(lower, source, provocation.by);
            }
        }
    }
}
