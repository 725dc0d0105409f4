//! Reads the picture of a breach from a snapshot.

use super::{BreachView, MoveShown, PickShown, ResolvedShown, Stage, UnitShown};
use crate::prelude::*;
use daemonfall_breach::{BreachSet, Face, Unit};
use daemonfall_stack::{Entry, Presence};
use std::collections::BTreeMap;

pub fn sprite(unit: &Unit) -> String {
    pictures::unit(&unit.key)
}

impl BreachView {
    pub fn read(snapshot: &BreachSnapshot, library: &BreachLibrary) -> Self {
        let stack = &snapshot.stack.stack;
        let state = &snapshot.state;
        let mut table = Self {
            round: stack.round(),
            units: units(snapshot, library),
            safety: state.machine.safety,
            step: state.machine.place.step(),
            turn: state.turn,
            outcome: state.outcome,
            goal: state.goal,
            grown: state.phase == BreachSet::Turns,
            ..Self::default()
        };
        let aim = |id: MoveId, target: Option<CharacterId>| {
            let noted = state.notes.get(&id).map(|note| note.aim);
            noted.or(target.map(Aim::Character))
        };
        for known in stack.moves() {
            let Some(aim) = aim(known.id, known.choice.target) else {
                continue;
            };
            let times = stack.unresolved().iter().filter(|entry| entry.id == known.id);
            table.moves.push(MoveShown {
                id: known.id,
                user: known.choice.user,
                subroutine: known.choice.subroutine,
                aim,
                times: times.map(|entry| entry.time_left).collect(),
                ends: known.lifetime.saturating_sub(known.advanced),
            });
        }
        for choice in snapshot.stack.choices.iter() {
            let picked = state.picks.get(&choice.user).copied();
            if let Some(aim) = picked.or(choice.target.map(Aim::Character)) {
                table.picks.push(PickShown::new(choice.user, choice.subroutine, aim, library));
            }
        }
        let shown = |entry: &Entry, stage: Stage| {
            Some(ResolvedShown {
                id: entry.id,
                user: entry.choice.user,
                subroutine: entry.choice.subroutine,
                aim: aim(entry.id, entry.choice.target)?,
                stage,
            })
        };
        let running = state.entry.iter().filter(|_| state.phase == BreachSet::Resolve);
        table.resolved.extend(running.filter_map(|entry| shown(entry, Stage::Runs)));
        let waiting = stack.resolved();
        table.resolved.extend(waiting.filter_map(|entry| shown(entry, Stage::Waits)));
        table
    }

    /// Keeps what only the screen knows: finished uses, the reason, and the last step.
    pub fn settle(&mut self, fresh: BreachView) {
        let done = self.resolved.iter().filter(|it| it.stage == Stage::Done);
        let mut resolved: Vec<ResolvedShown> = done.copied().collect();
        resolved.extend(fresh.resolved.iter().copied());
        let reason = std::mem::take(&mut self.reason);
        *self = BreachView { resolved, reason, fresh: self.fresh, ..fresh };
    }
}

impl PickShown {
    pub(super) fn new(
        user: CharacterId,
        subroutine: SubroutineId,
        aim: Aim,
        library: &BreachLibrary,
    ) -> Self {
        let it = library.subroutine(subroutine);
        Self { user, subroutine, aim, time: it.time, uses: it.times_used() as usize }
    }
}

fn units(snapshot: &BreachSnapshot, library: &BreachLibrary) -> Vec<UnitShown> {
    let mut units: Vec<UnitShown> = Vec::new();
    for record in &snapshot.fighters {
        let Some(body) = snapshot.stack.characters.iter().find(|body| body.id == record.id) else {
            continue;
        };
        let unit = library.unit(record.fighter.unit);
        let held: i32 = snapshot
            .stack
            .stack
            .moves()
            .iter()
            .filter(|known| known.choice.user == record.id)
            .map(|known| library.subroutine(known.choice.subroutine).cpu)
            .sum();
        let mut shown = UnitShown {
            id: record.id,
            side: body.side,
            unit: record.fighter.unit,
            name: unit.name.clone(),
            number: None,
            sprite: sprite(unit),
            health: body.health,
            shield: body.shield.0,
            max_cpu: body.max_cpu,
            held,
            statuses: body.statuses,
            speed: record.fighter.speed().0,
            charge: record.charge.0,
            flag: record.flag,
            face: record.fighter.face,
            turns_at: None,
            mime: false,
            answer: unit.reaction,
            subroutines: Vec::new(),
            stands: record.stands,
            present: body.presence == Presence::Present,
        };
        wear(&mut shown, library);
        units.push(shown);
    }
    number_twins(&mut units);
    units
}

pub(super) fn wear(shown: &mut UnitShown, library: &BreachLibrary) {
    let fighter = daemonfall_breach::Fighter { unit: shown.unit, face: shown.face, pace: 0 };
    let phase = library.unit(shown.unit).phase.as_ref();
    shown.turns_at = phase.filter(|_| shown.face == Face::First).map(|phase| phase.at);
    shown.mime = fighter.is_mime(library);
    shown.answer = fighter.answer(library);
    shown.subroutines = fighter.subroutines(library).to_vec();
}

fn number_twins(units: &mut [UnitShown]) {
    let mut all: BTreeMap<String, u32> = BTreeMap::new();
    for unit in units.iter() {
        *all.entry(unit.name.clone()).or_default() += 1;
    }
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for unit in units {
        let number = seen.entry(unit.name.clone()).or_default();
        *number += 1;
        if all.get(&unit.name).is_some_and(|all| *all > 1) {
            unit.number = Some(*number);
            unit.name = format!("{} {number}", unit.name);
        }
    }
}
