//! Scenarios in a world: characters are entities, the phases of the clocktick are systems.
//!
//! Each system copies the state into a [`Course`], loops over its transitions (never a schedule
//! within a schedule), and copies it back.

use super::course::{Course, Playing};
use super::data::{Scenario, Span};
use super::snapshot::{ScenarioSnapshot, place};
use super::{Nature, Phase, Progress, ScenarioEvent, Taken};
use crate::components::{
    CharacterId, ChargeTime, ClockSet, Clocktick, Mime, QuickFlag, Speed, Team, clocktick,
};
use crate::machine::{Fact, MachineMut};
use crate::reaction::Reaction;
use bevy_ecs::prelude::*;
use bevy_ecs::system::{SystemParam, SystemState};
use daemonfall_core::{EventLog, Fingerprint, Snapshot, fingerprint_of};
use std::sync::Arc;

/// The parameters of [`step`], kept between steps.
#[derive(Resource)]
struct StepState(Box<SystemState<Stage<'static, 'static>>>);

/// Installs the rules' resources and schedule in a world, a bare one or an app's.
pub fn install(world: &mut World) {
    world.insert_resource(EventLog::<ScenarioEvent>::default());
    let mut schedule = clocktick();
    for set in [ClockSet::Charge, ClockSet::Resolve, ClockSet::Grow, ClockSet::Turns] {
        schedule.add_systems(play(set).in_set(set));
    }
    world.add_schedule(schedule);
    let empty = Scenario { characters: Vec::new(), span: Span::CR, slow_actions: Vec::new() };
    place(world, &Course::new(Arc::new(empty)));
    let state = SystemState::new(world);
    world.insert_resource(StepState(Box::new(state)));
}

/// Starts a scenario. Any earlier one in the world is removed.
pub fn load(world: &mut World, scenario: &Scenario) {
    place(world, &Course::new(Arc::new(scenario.clone())));
    world.resource_mut::<EventLog<ScenarioEvent>>().clear();
}

/// Plays one clocktick, or the rest of it.
pub fn tick(world: &mut World) {
    world.run_schedule(Clocktick);
}

/// Plays one transition; false if nothing was left to play.
pub fn step(world: &mut World) -> bool {
    world.resource_scope(|world, mut state: Mut<StepState>| {
        let Ok(mut stage) = state.0.get_mut(world) else { return false };
        stage.play_while(1, |_| true)
    })
}

/// Whether nothing is left to play.
pub fn is_over(world: &World) -> bool {
    world.resource::<Progress>().is_over()
}

/// The fingerprint of the whole state. It does not depend on how the characters were spawned.
pub fn fingerprint(world: &mut World) -> Fingerprint {
    let snapshot = ScenarioSnapshot::take(world);
    let mut sum = fingerprint_of(&(&snapshot.scenario, snapshot.machine, &snapshot.progress));
    for record in &snapshot.characters {
        sum.add(fingerprint_of(record));
    }
    sum
}

fn play(set: ClockSet) -> impl FnMut(Stage) {
    move |mut stage: Stage| stage.play_phase(set)
}

#[derive(SystemParam)]
struct Stage<'w, 's> {
    characters: Query<
        'w,
        's,
        (
            &'static CharacterId,
            &'static Team,
            &'static mut QuickFlag,
            &'static mut ChargeTime,
            &'static Speed,
            Option<&'static Reaction>,
            Has<Mime>,
            &'static mut Taken,
        ),
    >,
    machine: MachineMut<'w>,
    progress: ResMut<'w, Progress>,
    playing: Res<'w, Playing>,
    log: ResMut<'w, EventLog<ScenarioEvent>>,
}

impl Stage<'_, '_> {
    fn play_phase(&mut self, set: ClockSet) {
        if self.progress.phase == Phase::In(set) {
            self.play_while(u64::MAX, |course| course.progress.phase == Phase::In(set));
        }
    }

    /// Plays up to `steps` transitions while `more` holds; false when none was played.
    fn play_while(&mut self, steps: u64, more: impl Fn(&Course) -> bool) -> bool {
        let Some(mut course) = self.gather() else { return false };
        let (mut played, log) = (0, &mut self.log);
        while played < steps && more(&course) && course.step(&mut |event| log.push(event)) {
            played += 1;
        }
        self.scatter(course);
        played > 0
    }

    /// The state as a course; `None` if the world does not hold exactly the scenario's characters.
    fn gather(&mut self) -> Option<Course> {
        let mut rows: Vec<(Fact, Nature, Taken)> = Vec::new();
        for (id, team, flag, charge, speed, reaction, mime, taken) in &self.characters {
            let fact =
                Fact { id: *id, team: *team, charge: *charge, flag: *flag, mime, able: true };
            let nature = Nature { speed: *speed, reaction: reaction.copied() };
            rows.push((fact, nature, *taken));
        }
        rows.sort_unstable_by_key(|(fact, ..)| fact.id);
        let scenario = &self.playing.0;
        let numbered = rows.iter().zip(0..).all(|((fact, ..), number)| fact.id.0 == number);
        if !numbered || rows.len() != scenario.characters.len() {
            return None;
        }
        Some(Course {
            scenario: scenario.clone(),
            facts: rows.iter().map(|row| row.0).collect(),
            natures: rows.iter().map(|row| row.1).collect(),
            taken: rows.iter().map(|row| row.2).collect(),
            machine: self.machine.get(),
            progress: self.progress.clone(),
        })
    }

    fn scatter(&mut self, course: Course) {
        for (id, _, mut flag, mut charge, _, _, _, mut taken) in &mut self.characters {
            let fact = &course.facts[id.0 as usize];
            flag.set_if_neq(fact.flag);
            charge.set_if_neq(fact.charge);
            taken.set_if_neq(course.taken[id.0 as usize]);
        }
        self.machine.set(course.machine);
        *self.progress = course.progress;
    }
}
