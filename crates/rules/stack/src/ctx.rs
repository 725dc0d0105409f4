//! The phases of a round, step by step, over one system parameter.
//!
//! Other crates build their rounds from these.

use crate::characters::{CharacterId, Characters, Presence};
use crate::command::{Choice, Choices, Refusal, judge};
use crate::events::{Cause, Change, FromStack, Part, StackEvent};
use crate::stack::{Entry, Finished, MoveId, Stack};
use crate::subroutine::{Effect, Subroutines};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use daemonfall_core::{EventLog, Status};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// In the add step: a zero-time use goes to the front of the resolved section.
    Add,
    /// While the resolved section is executed: a zero-time use is returned, to be carried out at
    /// once. The rest of the move is on the stack and first advances in the next round.
    Execute,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Added {
    pub id: MoveId,
    /// The use to carry out now, if the subroutine is zero-time and was added at [`When::Execute`].
    pub now: Option<Entry>,
}

/// Everything that a round works on, with a log of events `E`.
#[derive(SystemParam)]
pub struct StackCtx<'w, 's, E: FromStack> {
    pub stack: ResMut<'w, Stack>,
    pub subroutines: Res<'w, Subroutines>,
    pub characters: Characters<'w, 's>,
    pub log: ResMut<'w, EventLog<E>>,
}

/// *Advance*: every move by one; what is due goes to the resolved section in stack order.
pub fn advance<E: FromStack>(stack: &mut Stack, log: &mut EventLog<E>) {
    let due = stack.advance();
    log.push(E::from(StackEvent::RoundBegan { round: stack.round }));
    for entry in stack.resolved.range(stack.resolved.len() - due..) {
        log.push(E::from(StackEvent::Resolved(*entry)));
    }
}

impl<E: FromStack> StackCtx<'_, '_, E> {
    pub fn tell(&mut self, event: StackEvent) {
        self.log.push(E::from(event));
    }

    /// Whether a choice may be added now, or why not.
    pub fn check(&self, choice: &Choice) -> Result<(), Refusal> {
        let free = || self.characters.free_cpu(choice.user);
        judge(choice, &self.subroutines, self.characters.roster(), free).map(|_| ())
    }

    /// Adds one move, which holds its CPU from now on, and logs it; a refusal is only logged.
    pub fn add(&mut self, choice: Choice, when: When) -> Result<Added, Refusal> {
        let held = self
            .characters
            .hold(choice.user, |roster, free| judge(&choice, &self.subroutines, roster, || free));
        let (cost, free) = match held {
            Ok(held) => held,
            Err(refusal) => {
                self.tell(StackEvent::Refused { choice, refusal });
                return Err(refusal);
            }
        };
        let Some(subroutine) = self.subroutines.get(choice.subroutine) else {
            return Err(Refusal::UnknownSubroutine(choice.subroutine));
        };
        let (id, mut now) = self.stack.add(choice, subroutine);
        self.tell(StackEvent::Added { id, choice, cost, free });
        if when == When::Add
            && let Some(entry) = now.take()
        {
            self.stack.put_in_front(entry);
        }
        Ok(Added { id, now })
    }

    /// *Add*: all choices, the player side's first, each in character order; logs the refused.
    pub fn add_choices(&mut self, choices: &mut Choices) {
        for choice in choices.iter() {
            // A refusal is in the log; the other choices are still added.
            let _ = self.add(*choice, When::Add);
        }
        choices.clear();
    }

    /// Counts down the statuses of all in the fight by a round, in character order: after adding
    /// and before executing, so that a status of n rounds lasts for the next n choices.
    pub fn count_statuses(&mut self) {
        if !self.characters.any(|body| body.statuses.any()) {
            return;
        }
        for id in self.characters.roster().all() {
            if self.characters.roster().is_removed(id)
                || !self.characters.get(id).is_some_and(|body| body.statuses.any())
            {
                continue;
            }
            for status in Status::ALL {
                let ended = self
                    .characters
                    .get_mut(id)
                    .is_some_and(|mut body| body.statuses.count_down(status));
                if ended {
                    self.tell(StackEvent::StatusEnded { id, status });
                }
            }
        }
    }

    /// *Execute*, one by one: takes the next entry of the resolved section, and logs it.
    pub fn next_resolved(&mut self) -> Option<Entry> {
        let entry = self.stack.next_resolved()?;
        self.tell(StackEvent::Executed(entry));
        Some(entry)
    }

    /// Applies a subroutine's use effects to the target; does nothing if there is no target.
    pub fn run_use(&mut self, entry: &Entry) -> Outcome {
        self.run(entry.id, Part::Use, entry.choice)
    }

    /// Applies a list of effects to a character and logs each change.
    pub fn apply(&mut self, effects: &[Effect], cause: Cause, target: CharacterId) -> Outcome {
        self.characters.apply_all(effects, cause, target, &mut self.log)
    }

    /// *Finish*, first half: ends the moves whose time is up or whose user or target was removed.
    /// They leave the stack and wait, in the order added, for [`StackCtx::next_finished`].
    pub fn collect_finished(&mut self) {
        self.stack.collect_finished(self.characters.roster());
    }

    /// *Finish*, one by one: returns the CPU of the next ended move to its user, if still in the
    /// fight, and logs it. Its after-effect is due next: [`StackCtx::run_after`].
    pub fn next_finished(&mut self) -> Option<Finished> {
        let ended = self.stack.finishing.pop_front()?;
        let choice = ended.choice;
        let cost = self.subroutines.get(choice.subroutine).map_or(0, |it| it.cpu);
        let present = self.characters.roster().presence(choice.user) == Some(Presence::Present);
        if let Some(mut cpu) = self.characters.cpu_mut(choice.user) {
            cpu.held = cpu.held.saturating_sub(cost);
        }
        self.tell(StackEvent::Finished {
            id: ended.id,
            choice,
            why: ended.why,
            returned: present.then_some(cost),
        });
        Some(ended)
    }

    /// Applies a move's after-effect to its target; does nothing if there is no target.
    pub fn run_after(&mut self, ended: &Finished) -> Outcome {
        self.run(ended.id, Part::After, ended.choice)
    }

    fn run(&mut self, id: MoveId, part: Part, choice: Choice) -> Outcome {
        let (Some(target), Some(subroutine)) =
            (choice.target, self.subroutines.get(choice.subroutine))
        else {
            return Outcome::default();
        };
        let effects = match part {
            Part::Use => &subroutine.r#use,
            Part::After => &subroutine.after,
        };
        let user = choice.user;
        self.characters.apply_all(effects, Cause { id, part, user }, target, &mut self.log)
    }
}

/// The sum of what a list of effects did to its target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Damage that the shield absorbed.
    pub absorbed: i32,
    /// Health lost.
    pub taken: i32,
    pub healed: i32,
    /// Whether the target fell to zero health.
    pub fell: bool,
}

impl Outcome {
    fn add(&mut self, change: Change) {
        match change {
            Change::Damaged { absorbed, taken, left } => {
                self.absorbed = self.absorbed.saturating_add(absorbed);
                self.taken = self.taken.saturating_add(taken);
                self.fell |= taken > 0 && left == 0;
            }
            Change::Healed { given, .. } => self.healed = self.healed.saturating_add(given),
            Change::BeyondHealing
            | Change::Shielded { .. }
            | Change::MaxCpu { .. }
            | Change::StatusSet { .. } => {}
        }
    }
}

impl Characters<'_, '_> {
    /// Applies one effect to a character, removed or not; `None` if there is no such character.
    pub fn apply(&mut self, effect: &Effect, target: CharacterId) -> Option<Change> {
        Some(match *effect {
            Effect::Damage(amount) => {
                let mut body = self.get_mut(target)?;
                let absorbed = body.shield.eat(amount);
                let taken = body.health.take(amount.saturating_sub(absorbed));
                Change::Damaged { absorbed, taken, left: body.health.current }
            }
            Effect::Heal(amount) => {
                let mut health = self.get_mut(target)?.health;
                if health.is_dead() {
                    return Some(Change::BeyondHealing);
                }
                let given = health.give(amount);
                Change::Healed { given, left: health.current }
            }
            Effect::Shield(amount) => {
                let mut shield = self.get_mut(target)?.shield;
                let by = shield.change(amount);
                Change::Shielded { by, left: shield.0 }
            }
            Effect::MaxCpu(by) => {
                let mut cpu = self.cpu_mut(target)?;
                cpu.max = cpu.max.saturating_add(by);
                Change::MaxCpu { by, max: cpu.max, free: cpu.free() }
            }
            Effect::Status { status, rounds } => {
                self.get_mut(target)?.statuses.set(status, rounds);
                Change::StatusSet { status, rounds }
            }
        })
    }

    /// *Remove*: all characters at zero health, in character order.
    pub fn remove_dead<E: FromStack>(&mut self, log: &mut EventLog<E>) {
        if !self.any(|body| body.health.is_dead()) {
            return;
        }
        let mut from = 0;
        while let Some(id) = self.next_dead(from) {
            self.remove(id);
            log.push(E::from(StackEvent::Removed { id }));
            from = id.0 + 1;
        }
    }

    /// Applies a list of effects to a character, one after the other, and logs each change.
    pub fn apply_all<E: FromStack>(
        &mut self,
        effects: &[Effect],
        cause: Cause,
        target: CharacterId,
        log: &mut EventLog<E>,
    ) -> Outcome {
        let mut outcome = Outcome::default();
        for effect in effects {
            let Some(change) = self.apply(effect, target) else { continue };
            outcome.add(change);
            log.push(E::from(StackEvent::Changed { cause, target, change }));
        }
        outcome
    }
}
