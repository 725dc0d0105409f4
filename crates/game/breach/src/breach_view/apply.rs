//! Updates the picture event by event, as the rules changed their state.

use super::read::wear;
use super::{BreachView, MoveShown, PickShown, ResolvedShown, Stage, Strike};
use crate::prelude::*;
use crate::words;
use daemonfall_breach::{Face, Shape};
use daemonfall_stack::{Choice, Entry};

impl BreachView {
    pub fn apply(&mut self, event: &BreachEvent, library: &BreachLibrary) {
        match event {
            BreachEvent::Stack(event) => self.on_the_stack(event, library),
            BreachEvent::Clock(event) => self.in_the_machine(event),
            BreachEvent::TurnBegan { turn, .. } => {
                if !turn.quick {
                    self.grow();
                    self.rest();
                }
                self.turn = Some(*turn);
                self.strike = None;
                self.on(turn.who, |unit| unit.flag = QuickFlag::None);
            }
            BreachEvent::Chose { turn, command, charge, .. } => {
                self.turn = None;
                self.on(turn.who, |unit| unit.charge = *charge);
                if let Command::Use { subroutine, aim } = command {
                    self.pick(PickShown::new(turn.who, *subroutine, *aim, library));
                }
            }
            BreachEvent::Used { user, subroutine, aim, center, hits, manner, .. } => {
                let it = library.subroutine(*subroutine);
                let shape = if *manner == Manner::CounterMagic || *manner == Manner::Riposte {
                    Shape::Single
                } else {
                    it.shape
                };
                let at = match (aim, center) {
                    (Aim::Panel(_), Some(center)) => Aim::Panel(*center),
                    _ => *aim,
                };
                self.strike = Some(Strike {
                    user: *user,
                    subroutine: *subroutine,
                    panels: self.struck(at, shape),
                    hits: hits.clone(),
                });
            }
            BreachEvent::Flagged { who, flag, charge } => {
                self.on(*who, |unit| {
                    unit.flag = *flag;
                    unit.charge = *charge;
                });
            }
            BreachEvent::Answered { .. } => self.strike = None,
            BreachEvent::Sped { who, speed } => {
                self.on(*who, |unit| unit.speed = *speed);
            }
            BreachEvent::Charged { who, charge } => {
                self.on(*who, |unit| unit.charge = *charge);
            }
            BreachEvent::Moved { who, to, .. } => {
                self.on(*who, |unit| unit.stands.panel = *to);
            }
            BreachEvent::Stayed { .. } | BreachEvent::GoalMet(_) => {}
            BreachEvent::Burned { who, absorbed, left, .. } => {
                self.strike = None;
                self.on(*who, |unit| {
                    unit.shield = unit.shield.saturating_sub(*absorbed);
                    unit.health.current = *left;
                });
            }
            BreachEvent::Thawed { who } => {
                self.on(*who, |unit| unit.statuses.set(Status::Freeze, 0));
            }
            BreachEvent::Turned { who } => {
                if let Some(unit) = self.unit_mut(*who) {
                    unit.face = Face::Second;
                    wear(unit, library);
                }
            }
            BreachEvent::Over(outcome) => {
                self.rest();
                self.outcome = Some(*outcome);
            }
        }
    }

    fn on_the_stack(&mut self, event: &StackEvent, library: &BreachLibrary) {
        match event {
            StackEvent::RoundBegan { round } => {
                self.grow();
                self.grown = false;
                self.round = *round;
                self.resolved.clear();
                self.fresh = 0;
                self.rest();
                for known in &mut self.moves {
                    known.ends = known.ends.saturating_sub(1);
                    known.times.iter_mut().for_each(|time| *time = time.saturating_sub(1));
                }
                for unit in self.units.iter_mut().filter(|unit| unit.present) {
                    for status in Status::ALL {
                        unit.statuses.count_down(status);
                    }
                }
            }
            StackEvent::Resolved(entry) => {
                self.take_use(entry.id);
                self.put_resolved(self.resolved.len(), entry, Stage::Waits);
            }
            StackEvent::Added { id, choice, cost, .. } => self.add(*id, choice, *cost, library),
            StackEvent::Refused { choice, .. } => drop(self.picked(choice)),
            StackEvent::Executed(entry) => {
                self.end_running();
                self.fresh = self.fresh.saturating_sub(1);
                let waiting = self
                    .resolved
                    .iter_mut()
                    .find(|known| known.id == entry.id && known.stage == Stage::Waits);
                if let Some(known) = waiting {
                    known.stage = Stage::Runs;
                }
            }
            StackEvent::Changed { target, change, .. } => self.change(*target, change),
            StackEvent::Removed { id } => {
                self.rest();
                self.on(*id, |unit| unit.present = false);
            }
            StackEvent::Finished { id, choice, returned, .. } => {
                self.rest();
                self.moves.retain(|known| known.id != *id);
                let cost = library.subroutine(choice.subroutine).cpu;
                self.on(choice.user, |unit| {
                    unit.held = unit.held.saturating_sub(returned.unwrap_or(cost))
                });
            }
            StackEvent::StatusEnded { id, status } => {
                self.on(*id, |unit| unit.statuses.set(*status, 0));
            }
        }
    }

    fn in_the_machine(&mut self, event: &ClockEvent) {
        match event {
            ClockEvent::StepEntered(step) => self.step = Some(*step),
            ClockEvent::SafetyChanged { safety, why } => {
                self.safety = *safety;
                self.reason = words::safety(*why);
            }
            ClockEvent::QuickTurnGiven { .. } => self.strike = None,
            ClockEvent::QuickTurnPassedOver { .. }
            | ClockEvent::LastActionRewritten(_)
            | ClockEvent::LastActionCleared
            | ClockEvent::ChainStopped { .. } => {}
        }
    }

    /// Charge time grows once a round, after everything except the turns.
    fn grow(&mut self) {
        if !std::mem::replace(&mut self.grown, true) {
            for unit in &mut self.units {
                unit.charge = unit.charge.saturating_add(unit.speed);
            }
        }
    }

    fn rest(&mut self) {
        self.end_running();
        self.step = None;
        self.strike = None;
    }

    fn end_running(&mut self) {
        for known in &mut self.resolved {
            if known.stage == Stage::Runs {
                known.stage = Stage::Done;
            }
        }
    }

    /// Picks are in the order in which they are added: the player's first, each side by id.
    fn pick(&mut self, pick: PickShown) {
        let key = |table: &Self, user: CharacterId| (!table.is_own(user), user);
        let place =
            self.picks.partition_point(|known| key(self, known.user) <= key(self, pick.user));
        self.picks.insert(place, pick);
    }

    fn picked(&mut self, choice: &Choice) -> Option<PickShown> {
        let place = self
            .picks
            .iter()
            .position(|pick| pick.user == choice.user && pick.subroutine == choice.subroutine)?;
        Some(self.picks.remove(place))
    }

    fn add(&mut self, id: MoveId, choice: &Choice, cost: i32, library: &BreachLibrary) {
        let picked = self.picked(choice).map(|pick| pick.aim);
        let Some(aim) = picked.or(choice.target.map(Aim::Character)) else {
            return;
        };
        self.on(choice.user, |unit| unit.held = unit.held.saturating_add(cost));
        let it = library.subroutine(choice.subroutine);
        let uses = it.times_used();
        let at_once = it.time == 0;
        let from = if at_once { 1 } else { it.time };
        self.moves.push(MoveShown {
            id,
            user: choice.user,
            subroutine: choice.subroutine,
            aim,
            times: (from..it.time + uses).collect(),
            ends: it.time + it.duration,
        });
        if at_once {
            let entry = Entry { id, choice: *choice, time_left: 0 };
            // In the middle of a resolution it is a quick turn's move, executed at once.
            let running = self.resolved.iter().position(|it| it.stage == Stage::Runs);
            match running {
                Some(place) => self.put_resolved(place, &entry, Stage::Done),
                None => {
                    let place = self.fresh.min(self.resolved.len());
                    self.put_resolved(place, &entry, Stage::Waits);
                    self.fresh += 1;
                }
            }
        }
    }

    fn take_use(&mut self, id: MoveId) {
        if let Some(known) = self.moves.iter_mut().find(|known| known.id == id)
            && !known.times.is_empty()
        {
            known.times.remove(0);
        }
    }

    fn put_resolved(&mut self, place: usize, entry: &Entry, stage: Stage) {
        let aim = self.aim_of(entry.id);
        if let Some(aim) = aim.or(entry.choice.target.map(Aim::Character)) {
            self.resolved.insert(
                place,
                ResolvedShown {
                    id: entry.id,
                    user: entry.choice.user,
                    subroutine: entry.choice.subroutine,
                    aim,
                    stage,
                },
            );
        }
    }

    fn change(&mut self, target: CharacterId, change: &Change) {
        let Some(unit) = self.unit_mut(target) else {
            return;
        };
        match change {
            Change::Damaged { absorbed, left, .. } => {
                unit.shield = unit.shield.saturating_sub(*absorbed);
                unit.health.current = *left;
            }
            Change::Healed { left, .. } => unit.health.current = *left,
            Change::BeyondHealing => {}
            Change::Shielded { left, .. } => unit.shield = *left,
            Change::MaxCpu { max, .. } => unit.max_cpu = *max,
            Change::StatusSet { status, rounds } => unit.statuses.set(*status, *rounds),
        }
    }
}
