//! Walks of more than one step: to a clicked cell, or to unexplored cells; and waiting until something
//! changes.
//! They stop when something new comes into view, when health is lost, where a step would strike or be
//! struck, where a hunter makes them turn back, and at any input. Exploring stops once for each hunter
//! that could soon strike. Past hunters they go on as long as nothing can strike on the steps ahead.

mod dare;

use super::careful::{Careful, NEAR};
use super::ways::{Ground, Sleepers, foes, name, step};
use crate::input::intent::Intent;
use crate::prelude::*;
use crate::session::back::TakenBack;
use crate::session::hold::is_held;
use crate::session::watch::Watch;
use crate::session::{Happened, Refused, SessionSystems};
use crate::view::dive_view::{DiveView, Thing};
use crate::view::hud::facts::in_reach;
use crate::view::hud::refusal::Say;
use crate::view::hud::swap::gear_at;
use crate::view::playback::Playback;

pub fn plugin(app: &mut App) {
    app.init_resource::<Journey>().add_message::<Travel>();
    let walk = (obey, watch, walk, dare::dare.run_if(not(is_held)))
        .chain()
        .in_set(SessionSystems::Choose)
        .run_if(
            in_state(Screen::DIVE)
                .and_then(in_state(Paused(false)))
                .and_then(not(resource_exists::<Watch>)),
        );
    app.add_systems(Update, walk)
        .add_systems(OnExit(Screen::DIVE), |mut journey: ResMut<Journey>| {
            *journey = Journey::default()
        });
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Travel(pub Cell);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    Cell(Cell),
    Unknown,
    /// Stays where it is.
    Change,
}

#[derive(Resource, Clone, Debug, Default)]
pub struct Journey {
    goal: Option<Goal>,
    /// Hostile objects in sight when the walk began or last continued.
    known: BTreeSet<ObjectId>,
    /// Those that slept or drifted when they were seen on this floor. They stop no walk again.
    idlers: BTreeSet<ObjectId>,
    sleepers: Sleepers,
    /// Hunters of this floor for which exploring has stopped.
    hunters: BTreeSet<ObjectId>,
    /// Cells of this floor where exploring has led to better gear.
    offered: BTreeSet<Cell>,
    /// Seconds until the next step.
    rest: f32,
    /// The cells that it left so far.
    been: Vec<Cell>,
    /// The next steps, still to be weighed.
    next: Vec<Command>,
}

impl Journey {
    pub fn stop(&mut self) {
        let Self { idlers, sleepers, hunters, offered, .. } = std::mem::take(self);
        *self = Self { idlers, sleepers, hunters, offered, ..Self::default() };
    }

    fn begin(&mut self, goal: Goal, scene: &DiveView) {
        self.stop();
        self.goal = Some(goal);
        self.known = foes(scene);
    }

    pub fn is_under_way(&self) -> bool {
        self.goal.is_some()
    }

    pub fn halted_by(&self, scene: &DiveView) -> Option<String> {
        let foes = foes(scene);
        let thing = |foe: &ObjectId| scene.things.get(foe);
        let far =
            |it: &Thing| scene.player_cell().is_some_and(|at| it.placed.cell.distance(at) > NEAR);
        let is_old = |foe: &ObjectId| {
            self.known.contains(foe)
                || self.idlers.contains(foe) && thing(foe).is_some_and(idles)
                || thing(foe).is_some_and(|it| it.drifts() && far(it))
        };
        if let Some(new) = foes.iter().find(|foe| !is_old(foe)) {
            return Some(t!("dive-walk-in-view", who = name(scene, *new)));
        }
        if self.goal != Some(Goal::Change) {
            return None;
        }
        let near = reached(scene);
        let gone = self.known.iter().find(|foe| !foes.contains(foe));
        near.map(|foe| t!("dive-rest-in-reach", who = name(scene, foe)))
            .or_else(|| gone.map(|foe| t!("dive-rest-gone", who = name(scene, *foe))))
    }
}

/// Whether it is of no concern to a walk once it is known.
fn idles(thing: &Thing) -> bool {
    thing.asleep() || thing.drifts()
}

/// An enemy in sight that is awake and that the player's weapon reaches.
fn reached(scene: &DiveView) -> Option<ObjectId> {
    let near = |foe: &ObjectId| {
        let thing = scene.things.get(foe);
        thing.is_some_and(|thing| !thing.asleep() && in_reach(scene, thing))
    };
    foes(scene).into_iter().find(near)
}

/// Seconds between steps.
const PACE: f32 = 0.085;

/// The most beats waited in a row.
const LONGEST: usize = 20;

fn obey(
    mut intents: MessageReader<Intent>,
    mut travels: MessageReader<Travel>,
    scene: Res<DiveView>,
    mut journey: ResMut<Journey>,
) {
    // Any other input ends a walk.
    for intent in intents.read() {
        let was = journey.goal.take();
        let goal = match intent {
            Intent::AutoExplore => Some(Goal::Unknown),
            Intent::Rest => Some(Goal::Change),
            _ => None,
        };
        if let Some(goal) = goal.filter(|goal| was != Some(*goal)) {
            journey.begin(goal, &scene);
        }
    }
    if let Some(Travel(cell)) = travels.read().last() {
        journey.begin(Goal::Cell(*cell), &scene);
    }
}

fn watch(
    mut happened: MessageReader<Happened>,
    mut refused: MessageReader<Refused>,
    mut taken_back: MessageReader<TakenBack>,
    scene: Res<DiveView>,
    mut journey: ResMut<Journey>,
    mut says: MessageWriter<Say>,
) {
    let mut noticed = None;
    let rests = journey.goal == Some(Goal::Change);
    let hurt = happened.read().fold(false, |hurt, Happened(event)| {
        hurt | match event {
            DiveEvent::Noticed { id } => {
                noticed = scene.things.get(id).filter(|thing| scene.in_sight(thing));
                noticed.is_some()
            }
            DiveEvent::Hit { target: id, .. }
            | DiveEvent::Hurt { id, .. }
            | DiveEvent::StatusBegan { id, .. }
            | DiveEvent::Stuck { id } => scene.hero == Some(*id),
            DiveEvent::Exploded { .. } => rests,
            DiveEvent::Died { id, .. } => rests && journey.known.contains(id),
            DiveEvent::FloorBegan { .. } => {
                (journey.idlers, journey.sleepers) = default();
                (journey.hunters, journey.offered) = default();
                true
            }
            _ => false,
        }
    });
    if let Some(thing) = noticed.filter(|_| journey.is_under_way()) {
        says.write(Say(t!("dive-walk-noticed", who = name(&scene, thing.object.id))));
    }
    if refused.read().count() + taken_back.read().count() > 0 || hurt || scene.over {
        journey.stop();
    }
    let idlers = scene.things.values().filter(|thing| idles(thing) && scene.in_sight(thing));
    let idlers: Vec<ObjectId> = idlers.map(|thing| thing.object.id).collect();
    if journey.is_under_way()
        && let Some(reason) = journey.halted_by(&scene)
    {
        journey.stop();
        says.write(Say(reason));
    }
    if !idlers.iter().all(|id| journey.idlers.contains(id)) {
        journey.idlers.extend(idlers);
    }
}

fn walk(
    time: Res<Time>,
    playback: Res<Playback>,
    mut journey: ResMut<Journey>,
    mut careful: Careful,
) {
    let scene = &careful.scene;
    let (Some(goal), Some(at)) = (journey.goal, scene.player_cell()) else {
        return;
    };
    journey.rest -= time.delta_secs();
    // The view reads the result of a step before the next is chosen.
    if journey.rest > 0.0
        || !playback.is_over() && journey.rest > -0.2
        || goal != Goal::Change && journey.been.last() == Some(&at) && journey.rest > -0.3
    {
        return;
    }
    if goal == Goal::Change {
        journey.next = vec![Command::Wait];
        if journey.been.len() == LONGEST {
            journey.stop();
            careful.says.write(Say(t!("dive-rest-nothing", beats = LONGEST)));
        }
        return;
    }
    journey.sleepers.look(scene);
    let ground = Ground::of(scene).mindful(&journey.sleepers);
    // Where a walk begins, the player knows of the gear underfoot.
    if goal == Goal::Unknown
        && ground.is_gear(at)
        && journey.offered.insert(at)
        && !journey.been.is_empty()
        && let Some(gear) = gear_at(scene, at)
    {
        let thing = name(scene, gear.object.id);
        journey.stop();
        careful.says.write(Say(t!("dive-card-underfoot", thing = thing)));
        return;
    }
    let way = match goal {
        Goal::Cell(cell) => ground.way(at, cell),
        Goal::Unknown | Goal::Change => ground
            .onward(at)
            .or_else(|| ground.to_gear(at, &journey.offered))
            .or_else(|| ground.to_stairs(at)),
    };
    let Some(next) = way.as_ref().and_then(|way| way.first()).copied() else {
        let words = match (goal, way) {
            (Goal::Cell(_), Some(_)) => None,
            (Goal::Cell(cell), None) if ground.leads_over_hazards(at, cell) => {
                Some(t!("dive-walk-hazards"))
            }
            (Goal::Cell(_), None) => Some(t!("dive-walk-no-way")),
            (Goal::Unknown | Goal::Change, _) => Some(ground.why_not_onward(at)),
        };
        journey.stop();
        if let Some(words) = words {
            careful.says.write(Say(words));
        }
        return;
    };
    if journey.been.last() == Some(&at) {
        journey.stop();
        careful.says.write(Say(t!("dive-walk-held")));
        return;
    }
    if let Some(direction) = step(at, next) {
        // Who hunts the player may bar one way, then another.
        let turns_back = journey.been.contains(&next);
        let hunter = || scene.things.values().find(|it| it.hunts() && scene.in_sight(it));
        let reason = match hunter().filter(|_| turns_back) {
            Some(thing) => Some(t!("dive-walk-barred", who = name(scene, thing.object.id))),
            None => ground
                .struck(at, direction)
                .map(|thing| t!("dive-walk-strikes", who = name(scene, thing.object.id))),
        };
        if let Some(reason) = reason {
            journey.stop();
            careful.says.write(Say(reason));
            return;
        }
        if careful.halts(direction) {
            journey.stop();
            return;
        }
        let mut from = at;
        let ahead = way.into_iter().flatten().take(dare::AHEAD);
        let steps = ahead.map_while(|to| step(std::mem::replace(&mut from, to), to));
        journey.next = steps.map(Command::Step).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::sample::{add, scene, spear};
    use daemonfall_dungeon::components::Flying;

    #[test]
    fn a_walk_stops_for_a_new_foe_but_not_for_one_it_knows() {
        let mut scene = scene(&["######", "#@...#", "######"]);
        let mut journey = Journey::default();
        journey.begin(Goal::Unknown, &scene);
        assert_eq!(journey.halted_by(&scene), None);
        let crawler = add(&mut scene, 3, Cell::new(4, 1));
        assert_eq!(journey.halted_by(&scene), Some("The crawler comes into view.".into()));
        journey.begin(Goal::Unknown, &scene);
        assert_eq!(journey.halted_by(&scene), None);
        (journey.known, journey.idlers) = (BTreeSet::new(), [crawler].into());
        assert!(journey.halted_by(&scene).is_some(), "it slept, and is awake now");
        for intent in scene.things.values_mut().filter_map(|thing| thing.intent.as_mut()) {
            intent.asleep = true;
        }
        assert_eq!(journey.halted_by(&scene), None);
    }

    #[test]
    fn what_flies_about_stops_a_walk_once_and_only_if_it_is_near() {
        let halts = |rows: &[&str], known: bool| {
            let mut scene = scene(rows);
            for thing in scene.things.values_mut().filter(|it| it.intent.is_some()) {
                thing.traits.flying = Some(Flying {});
                thing.intent.as_mut().expect("filtered").hunts = false;
            }
            let idlers = if known { foes(&scene) } else { BTreeSet::new() };
            let journey = Journey { goal: Some(Goal::Unknown), idlers, ..Journey::default() };
            journey.halted_by(&scene).is_some()
        };
        assert!(halts(&["######", "#@..c#", "######"], false));
        assert!(!halts(&["######", "#@..c#", "######"], true));
        assert!(!halts(&["########", "#@....c#", "########"], false));
    }

    #[test]
    fn waiting_ends_where_an_enemy_comes_into_reach_or_goes_out_of_sight() {
        let armed = |rows: &[&str]| DiveView { arms: Some(spear()), ..scene(rows) };
        let near = armed(&["######", "#@c..#", "######"]);
        let far = armed(&["######", "#@..c#", "######"]);
        let mut journey = Journey::default();
        journey.begin(Goal::Change, &far);
        assert_eq!(journey.halted_by(&far), None);
        assert_eq!(journey.halted_by(&near), Some("The crawler is in reach.".into()));
        journey.begin(Goal::Change, &near);
        assert!(journey.halted_by(&near).is_some(), "it need not wait");
        journey.begin(Goal::Change, &far);
        let gone = armed(&["######", "#@...#", "######"]);
        assert_eq!(journey.halted_by(&gone), Some("The enemy is out of sight.".into()));
    }
}
