//! Previews: commands played on a saved copy of the world, by the same rules.
//!
//! Where dice decide, the same beat is played under several: what is the same under all is certain.

use crate::beat::{BeatState, Course};
use crate::cell::Cell;
use crate::command::{Command, Refusal};
use crate::components::ObjectId;
use crate::deeds::{Deed, deeds};
use crate::dive::{act, install};
use crate::events::DiveEvent;
use crate::library::Library;
use crate::snapshot::DiveSnapshot;
use crate::state::DiveState;
use bevy_ecs::world::World;
use daemonfall_core::{EventLog, Snapshot, Streams, fingerprint_of};
use std::collections::{BTreeMap, BTreeSet};

/// The likelihood of what is certain.
pub const SURE: u32 = 10_000;

/// Who draws its directions in some course.
type Wanderers = BTreeSet<ObjectId>;

/// What all do in one course.
type Told<'a> = (Course, &'a BTreeMap<ObjectId, Deed>);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// The events under the first dice, and whether each happens under all.
    events: Vec<(DiveEvent, bool)>,
    /// What each object of the state does; `None` if dice decide.
    pub deeds: BTreeMap<ObjectId, Option<Deed>>,
    /// All that the objects may do about which dice decide, and how likely each is: of [`SURE`].
    pub options: BTreeMap<ObjectId, Vec<(Deed, u32)>>,
    /// Cells that these objects may strike.
    pub risks: BTreeSet<(ObjectId, Cell)>,
    /// Who may hit a player, under some dice.
    pub strikers: BTreeSet<ObjectId>,
}

impl Forecast {
    /// The events that will happen for certain.
    pub fn known(&self) -> impl Iterator<Item = &DiveEvent> {
        self.events.iter().filter(|(_, certain)| *certain).map(|(event, _)| event)
    }

    fn of(runs: &[(Course, Vec<DiveEvent>)], before: &DiveSnapshot, wanderers: &Wanderers) -> Self {
        let courses: Vec<&[DiveEvent]> = runs.iter().map(|(_, events)| &events[..]).collect();
        let Some((first, others)) = courses.split_first() else { return Self::default() };
        let records = before.objects.iter();
        let players: Vec<ObjectId> = records
            .filter(|record| record.traits.player.is_some())
            .map(|record| record.object.id)
            .collect();
        let told: Vec<BTreeMap<ObjectId, Deed>> =
            courses.iter().map(|events| deeds(events, &players)).collect();
        let there = |id: &ObjectId| id.0 <= before.state.next;
        let actors: BTreeSet<ObjectId> =
            told.iter().flat_map(|told| told.keys().copied()).filter(there).collect();
        let same = |id: ObjectId| {
            let deed = told[0].get(&id).copied();
            (id, deed.filter(|_| told.iter().all(|told| told.get(&id).copied() == deed)))
        };
        let harmful = |(id, deed): (&ObjectId, &Deed)| deed.harm.map(|_| *id);
        let deeds: BTreeMap<_, _> = actors.into_iter().map(same).collect();
        let in_doubt = |id: &ObjectId| deeds.get(id) == Some(&None);
        let all: Vec<Told> = runs.iter().map(|(course, _)| *course).zip(&told).collect();
        let doubtful = deeds.iter().filter(|(_, deed)| deed.is_none()).map(|(id, _)| *id);
        let options = doubtful.map(|id| (id, odds(id, &all, wanderers))).collect();
        let swings = courses.iter().copied().flatten().filter_map(|event| match event {
            DiveEvent::Swung { id, cells, .. } if in_doubt(id) => {
                Some(cells.iter().map(|cell| (*id, *cell)))
            }
            _ => None,
        });
        let risks = swings.flatten().collect();
        let mut places = vec![0; others.len()];
        let mut certain = |event: &DiveEvent| {
            let mut pairs = others.iter().zip(&mut places);
            pairs.all(|(other, place)| find(other, event, place))
        };
        Self {
            events: first.iter().map(|event| (event.clone(), certain(event))).collect(),
            options,
            risks,
            strikers: told.iter().flat_map(|told| told.iter().filter_map(harmful)).collect(),
            deeds,
        }
    }
}

/// All that an object may do, and how likely each is: in the rest of the courses it does nothing, as
/// spikes on which nobody stands. Each way left to a wanderer is as likely, so only courses count in
/// which it goes the way that it tries first; for others, in which all wanderers do.
fn odds(id: ObjectId, all: &[Told], wanderers: &Wanderers) -> Vec<(Deed, u32)> {
    let mut counts: Vec<(Deed, u32)> = Vec::new();
    let mut counted = 0;
    let fair = all.iter().any(|told| is_fair(id, told, wanderers));
    for told in all {
        let counts_here = !fair || is_fair(id, told, wanderers);
        counted += u32::from(counts_here);
        let Some(deed) = told.1.get(&id) else { continue };
        match counts.iter_mut().find(|(known, _)| known == deed) {
            Some((_, count)) => *count += u32::from(counts_here),
            None => counts.push((*deed, u32::from(counts_here))),
        }
    }
    for (_, count) in &mut counts {
        *count = *count * SURE / counted.max(1);
    }
    counts
}

fn is_fair(id: ObjectId, (course, told): &Told, wanderers: &Wanderers) -> bool {
    let goes_first = |id: &ObjectId| {
        let way = told.get(id).and_then(|deed| deed.act.way());
        way.is_none_or(|way| way == course.directions(*id)[0])
    };
    if wanderers.contains(&id) { goes_first(&id) } else { wanderers.iter().all(goes_first) }
}

/// Whether an event is among others, looked for from a place on, which is then moved behind it.
fn find(events: &[DiveEvent], wanted: &DiveEvent, place: &mut usize) -> bool {
    let (before, after) = events.split_at(*place);
    let found = after.iter().position(|event| event == wanted);
    *place += found.map_or(0, |ahead| ahead + 1);
    found.is_some() || before.contains(wanted)
}

/// A scratch world that is reused.
pub struct Preview {
    world: World,
}

impl Preview {
    /// A scratch world with the rules and this data.
    pub fn new(library: Library) -> Self {
        let mut world = World::new();
        install(&mut world, library);
        Self { world }
    }

    /// Plays commands from a state; players who have not chosen yet wait. The run's own streams are
    /// never used, so a preview cannot leak them.
    ///
    /// # Errors
    /// Why a command would be refused, or [`Refusal::NoDive`] for a state of other data.
    pub fn play(&mut self, from: &DiveSnapshot, commands: &[Command]) -> Result<Forecast, Refusal> {
        let first = self.course(from, commands, Course::default())?;
        let beat = self.world.resource::<BeatState>();
        let mut wanderers: Wanderers = beat.wanderers.iter().copied().collect();
        let mut runs = vec![(Course::default(), first)];
        for course in Course::others(beat.wanderers.len(), beat.dropped) {
            runs.push((course, self.course(from, commands, course)?));
            wanderers.extend(&self.world.resource::<BeatState>().wanderers);
        }
        Ok(Forecast::of(&runs, from, &wanderers))
    }

    fn course(
        &mut self,
        from: &DiveSnapshot,
        commands: &[Command],
        course: Course,
    ) -> Result<Vec<DiveEvent>, Refusal> {
        let world = &mut self.world;
        from.restore(world).map_err(|_| Refusal::NoDive)?;
        let blind = fingerprint_of(&(from.state.beat, course.run, "preview")).0;
        world.insert_resource(Streams::new(blind));
        world.resource_mut::<BeatState>().course = Some(course);
        // A preview ends with its floor: the next floor is unknown until it is entered.
        let mut state = world.resource_mut::<DiveState>();
        state.floors = state.floor + 1;
        world.resource_mut::<EventLog<DiveEvent>>().clear();
        for (place, command) in commands.iter().enumerate() {
            match act(world, *command) {
                Err(Refusal::Over) if place > 0 => break,
                played => played?,
            }
            while !world.resource::<DiveState>().chosen.is_empty() {
                act(world, Command::Wait)?;
            }
        }
        Ok(world.resource_mut::<EventLog<DiveEvent>>().drain().collect())
    }
}
