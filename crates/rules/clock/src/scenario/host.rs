//! Carries out the machine's orders: abilities, reactions, and what turns are spent on.

use super::course::Course;
use super::data::{Ability, Choice, Hits, SlowAction};
use super::{Doing, ScenarioEvent};
use crate::charge::TurnCost;
use crate::components::{CharacterId, QuickFlag};
use crate::machine::{Deed, Order, Report, Resolution};
use crate::reaction::{Manner, Provocation, Reaction};

impl Course {
    pub(super) fn begin(
        &mut self,
        doing: Doing,
        resolution: Resolution,
        log: &mut impl FnMut(ScenarioEvent),
    ) {
        self.progress.initial = doing;
        let told = &mut |event| log(ScenarioEvent::Clock(event));
        (self.machine, _) = self.machine.begin(resolution, &self.facts, told);
    }

    pub(super) fn carry_out(&mut self, order: Order, log: &mut impl FnMut(ScenarioEvent)) {
        let report = match order {
            Order::Resolve => {
                let doing = self.progress.initial;
                self.act(doing, log)
            }
            Order::React { in_mime_cycle } => {
                self.react(in_mime_cycle, log);
                Report::Done
            }
            Order::QuickTurn { who } => match self.take_turn(who, log) {
                Some(doing) => self.act(doing, log),
                None => Report::Done,
            },
            Order::Mimic { who } => {
                self.mimic(who, log);
                Report::Done
            }
            Order::End | Order::Stopped => return,
        };
        let told = &mut |event| log(ScenarioEvent::Clock(event));
        (self.machine, _) = self.machine.advance(&self.facts, report, told);
    }

    /// Takes a turn: the flag goes, the choice is made and paid. Returns the action chosen, if any.
    pub(super) fn take_turn(
        &mut self,
        who: CharacterId,
        log: &mut impl FnMut(ScenarioEvent),
    ) -> Option<Doing> {
        let place = who.0 as usize;
        let flag = self.facts[place].begin_turn();
        if flag.is_held() {
            log(ScenarioEvent::FlagTaken { who, flag });
        }
        let choice = self.scenario.choice(who, self.taken[place].turns);
        self.taken[place].turns = self.taken[place].turns.saturating_add(1);
        let cost = match choice {
            Choice::Wait => TurnCost::Waiting,
            Choice::Act { .. } | Choice::Charge { .. } => TurnCost::Acting,
        };
        let charge = self.facts[place].charge.paid(cost);
        self.facts[place].charge = charge;
        log(ScenarioEvent::Paid { who, charge });
        match choice {
            Choice::Wait => log(ScenarioEvent::Waited { who }),
            Choice::Act { ability, hits } => {
                return Some(Doing { actor: who, ability, hits });
            }
            Choice::Charge { ability, hits, ticks } => {
                self.put_slow(SlowAction { actor: who, ability, hits, left: ticks });
                log(ScenarioEvent::SlowBegun { who, ability, ticks });
            }
        }
        None
    }

    /// Slow actions are in list order; those of one character as they were begun.
    fn put_slow(&mut self, slow: SlowAction) {
        let all = &mut self.progress.slow;
        let behind = all.iter().rposition(|other| other.actor <= slow.actor);
        all.insert(behind.map_or(0, |place| place + 1), slow);
    }

    fn act(&mut self, doing: Doing, log: &mut impl FnMut(ScenarioEvent)) -> Report {
        self.progress.struck = doing;
        self.perform(doing, Manner::Action, false, log);
        Report::Acted(Deed {
            actor: doing.actor,
            team: self.facts[doing.actor.0 as usize].team,
            action: doing.ability.action(),
        })
    }

    fn mimic(&mut self, who: CharacterId, log: &mut impl FnMut(ScenarioEvent)) {
        let deed = self.machine.last_action.0;
        let Some(ability) = deed.and_then(|deed| Ability::of(deed.action)) else {
            self.progress.struck.hits = Hits::default();
            return;
        };
        let taken = &mut self.taken[who.0 as usize];
        let hits = self.scenario.mime_hits(who, taken.mimicries);
        taken.mimicries = taken.mimicries.saturating_add(1);
        self.progress.struck = Doing { actor: who, ability, hits };
        self.perform(self.progress.struck, Manner::Mimicry, true, log);
    }

    fn react(&mut self, in_mime_cycle: bool, log: &mut impl FnMut(ScenarioEvent)) {
        let struck = self.progress.struck;
        let manner = if in_mime_cycle { Manner::Mimicry } else { Manner::Action };
        for to in struck.hits.iter() {
            let Some(reaction) = self.natures[to.0 as usize].reaction else { continue };
            let provocation = Provocation {
                by: struck.actor,
                to,
                manner,
                magic: struck.ability.is_magic(),
                critical: struck.ability.damages(),
            };
            if !reaction.answers(&provocation) {
                continue;
            }
            match reaction {
                Reaction::CounterMagic => {
                    let answer =
                        Doing { actor: to, ability: struck.ability, hits: Hits::one(struck.actor) };
                    self.perform(answer, Manner::Reaction, in_mime_cycle, log);
                }
                Reaction::CriticalQuick => {
                    log(ScenarioEvent::CriticalQuick { who: to, in_mime_cycle });
                    self.give(to, QuickFlag::of_critical(in_mime_cycle), log);
                }
            }
        }
    }

    fn perform(
        &mut self,
        doing: Doing,
        manner: Manner,
        in_mime_cycle: bool,
        log: &mut impl FnMut(ScenarioEvent),
    ) {
        log(ScenarioEvent::Did {
            who: doing.actor,
            ability: doing.ability,
            hits: doing.hits,
            manner,
            in_mime_cycle,
        });
        if doing.ability.quickens() {
            for who in doing.hits.iter() {
                self.give(who, QuickFlag::of_spell(in_mime_cycle), log);
            }
        }
    }

    fn give(&mut self, who: CharacterId, flag: QuickFlag, log: &mut impl FnMut(ScenarioEvent)) {
        let fact = &mut self.facts[who.0 as usize];
        let replaced = fact.give(flag);
        log(ScenarioEvent::FlagGiven { who, flag, replaced, charge: fact.charge });
    }
}
