//! Carries out a subroutine: where its shape is, which characters it hits, what it does; as an
//! action, a mimicry or counter magic.

use super::effects::Source;
use crate::command::Aim;
use crate::ctx::BreachCtx;
use crate::effect::Effect;
use crate::events::{BreachEvent, Manner};
use crate::field::{Panel, Shape};
use crate::state::{ActionNote, Hit, Provocation};
use daemonfall_clock::reaction::is_critical;
use daemonfall_clock::{ActionId, Deed, QuickFlag};
use daemonfall_core::CharacterId;
use daemonfall_stack::{Cause, MoveId, Part, SubroutineId};

impl BreachCtx<'_, '_> {
    pub(crate) fn center(&self, aim: Aim) -> Option<Panel> {
        match aim {
            Aim::Character(who) => self.combatant(who).map(|combatant| combatant.stands.panel),
            Aim::Panel(panel) => Some(panel).filter(|panel| panel.is_on_the_field()),
        }
    }

    /// The characters hit, in order: the one aimed at alone, or all that the shape covers.
    fn hits(&self, aim: Aim, center: Option<Panel>, shape: Shape) -> Vec<CharacterId> {
        let Some(center) = center else { return Vec::new() };
        if let (Aim::Character(who), Shape::Single) = (aim, shape) {
            return vec![who];
        }
        self.field.struck(shape, center)
    }

    /// Applies a use and returns the characters hit. `flag` is the kind that quick effects give.
    fn carry_out(
        &mut self,
        id: MoveId,
        user: CharacterId,
        subroutine: SubroutineId,
        aim: Aim,
        manner: Manner,
        in_mime_cycle: bool,
    ) -> Vec<Hit> {
        let (shape, only_moves) = {
            let it = self.library.subroutine(subroutine);
            (it.shape, it.uses.is_empty())
        };
        let shape = if manner == Manner::CounterMagic { Shape::Single } else { shape };
        let center = self.center(aim);
        let who = if only_moves { Vec::new() } else { self.hits(aim, center, shape) };
        self.tell(BreachEvent::Used {
            id: Some(id),
            user,
            subroutine,
            aim,
            center,
            hits: who.clone(),
            manner,
        });
        let source = Source {
            cause: Cause { id, part: Part::Use, user },
            center,
            flag: QuickFlag::of_spell(in_mime_cycle),
        };
        let mut hits = Vec::with_capacity(who.len());
        for who in who {
            let mut taken: i32 = 0;
            for place in 0..self.library.subroutine(subroutine).uses.len() {
                let effect = self.library.subroutine(subroutine).uses[place];
                taken = taken.saturating_add(self.apply(effect, source, who));
            }
            hits.push(Hit { who, taken, critical: false });
        }
        for place in 0..self.library.subroutine(subroutine).own.len() {
            let effect = self.library.subroutine(subroutine).own[place];
            self.apply(effect, source, user);
        }
        // Checked now, since answers will change it.
        for hit in &mut hits {
            hit.critical = self.is_critical(hit.who);
        }
        hits
    }

    fn is_critical(&self, who: CharacterId) -> bool {
        let body = self.stack.characters.get(who);
        body.is_some_and(|body| is_critical(*body.health))
    }

    /// A move's use as an action, resolved or at once in a quick turn, in the machine's terms.
    pub(crate) fn act_out(
        &mut self,
        id: MoveId,
        user: CharacterId,
        subroutine: SubroutineId,
    ) -> Option<Deed> {
        let aim = self.state.notes.get(&id)?.aim;
        let from = self.combatant(user)?.stands.panel;
        let offset = self.center(aim)?.from(from);
        let hits = self.carry_out(id, user, subroutine, aim, Manner::Action, false);
        if let Some(note) = self.state.notes.get_mut(&id) {
            remember(&mut note.hits, &hits);
        }
        let action = ActionId(self.state.actions.len() as u32);
        self.state.actions.push(ActionNote { id, subroutine, offset });
        self.state.provocation = Some(Provocation { id, by: user, subroutine, hits });
        let team = crate::ctx::team(self.side(user));
        Some(Deed { actor: user, team, action })
    }

    pub(crate) fn mimic(&mut self, mime: CharacterId, action: ActionId) {
        let note = self.state.actions.get(action.0 as usize).copied();
        let from = self.combatant(mime).map(|combatant| combatant.stands.panel);
        let (Some(note), Some(from)) = (note, from) else { return };
        let aim = Aim::Panel(Panel {
            x: from.x.saturating_add(note.offset.x),
            column: from.column.saturating_add(note.offset.column),
        });
        let hits = self.carry_out(note.id, mime, note.subroutine, aim, Manner::Mimicry, true);
        self.remember_copy(note.id, mime, Manner::Mimicry, &hits);
        for hit in &hits {
            self.note_mimes_blow(hit.who, hit.taken);
        }
        self.state.provocation =
            Some(Provocation { id: note.id, by: mime, subroutine: note.subroutine, hits });
    }

    /// Counter magic: repeats the subroutine at its actor alone, for free.
    pub(crate) fn counter(
        &mut self,
        who: CharacterId,
        answered: &Provocation,
        in_mime_cycle: bool,
    ) {
        let hits = self.carry_out(
            answered.id,
            who,
            answered.subroutine,
            Aim::Character(answered.by),
            Manner::CounterMagic,
            in_mime_cycle,
        );
        self.remember_copy(answered.id, who, Manner::CounterMagic, &hits);
    }

    fn remember_copy(&mut self, id: MoveId, who: CharacterId, manner: Manner, hits: &[Hit]) {
        if let Some(note) = self.state.notes.get_mut(&id) {
            remember(&mut note.copy(who, manner).hits, hits);
        }
    }

    pub(crate) fn after(
        &mut self,
        id: MoveId,
        user: CharacterId,
        target: Option<CharacterId>,
        subroutine: SubroutineId,
    ) {
        let Some(note) = self.state.notes.remove(&id) else { return };
        let it = self.library.subroutine(subroutine);
        if it.after.is_empty() {
            return;
        }
        let whom = match target {
            Some(target) if it.shape == Shape::Single => vec![target],
            _ => note.hits,
        };
        let copies = note.copies.into_iter().map(|copy| (copy.by, copy.hits));
        let all = std::iter::once((user, whom)).chain(copies);
        for (user, whom) in all {
            let source = Source {
                cause: Cause { id, part: Part::After, user },
                center: None,
                flag: QuickFlag::Spell,
            };
            for who in whom {
                for place in 0..self.library.subroutine(subroutine).after.len() {
                    let effect: Effect = self.library.subroutine(subroutine).after[place];
                    self.apply(effect, source, who);
                }
            }
        }
    }
}

fn remember(list: &mut Vec<CharacterId>, hits: &[Hit]) {
    for hit in hits {
        if let Err(place) = list.binary_search(&hit.who) {
            list.insert(place, hit.who);
        }
    }
}
