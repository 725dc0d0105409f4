//! Walks of more than one step: to a clicked cell, or to unexplored cells.
//! They stop when something new comes into view, when health is lost, where a step would strike or be
//! struck, where a hunter makes them turn back, and at any input.

use super::careful::{Careful, NEAR};
use super::forecast::Oracle;
use super::ways::{Ground, foes, step};
use crate::input::intent::Intent;
use crate::prelude::*;
use crate::session::back::TakenBack;
use crate::session::hold::is_held;
use crate::session::watch::Watch;
use crate::session::{Happened, Play, Refused, SessionSystems};
use crate::view::dive_view::{DiveView, Thing, Threat};
use crate::view::hud::refusal::Say;
use crate::view::playback::Playback;

pub fn plugin(app: &mut App) {
    app.init_resource::<Journey>().add_message::<Travel>();
    let walk = (obey, watch, walk, dare.run_if(not(is_held)))
        .chain()
        .in_set(SessionSystems::Choose)
        .run_if(
            in_state(Screen::DIVE)
                .and_then(in_state(Paused(false)))
                .and_then(not(resource_exists::<Watch>)),
        );
    app.add_systems(Update, walk)
        .add_systems(OnExit(Screen::DIVE), |mut journey: ResMut<Journey>| journey.stop());
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Travel(pub Cell);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    Cell(Cell),
    Unknown,
}

#[derive(Resource, Clone, Debug, Default)]
pub struct Journey {
    goal: Option<Goal>,
    /// Hostile objects in sight when the walk began or last continued.
    known: BTreeSet<ObjectId>,
    /// Seconds until the next step.
    rest: f32,
    /// The cells that it left so far.
    been: Vec<Cell>,
    /// The next steps, still to be weighed.
    next: Vec<Direction>,
}

impl Journey {
    pub fn stop(&mut self) {
        *self = Self::default();
    }

    pub fn is_under_way(&self) -> bool {
        self.goal.is_some()
    }

    pub fn halted_by(&self, scene: &DiveView) -> Option<String> {
        let new = foes(scene).into_iter().find(|foe| !self.known.contains(foe))?;
        Some(t!("dive-walk-in-view", who = name(scene, new)))
    }
}

fn name(scene: &DiveView, id: ObjectId) -> String {
    scene.name(id).map_or_else(|| t!("dive-walk-enemy"), str::to_owned)
}

/// Seconds between steps.
const PACE: f32 = 0.085;

/// While a hunter is near, this many steps of the way are tried, and then this many beats of waiting.
const AHEAD: usize = 6;
const RESTS: usize = 3;

fn obey(
    mut intents: MessageReader<Intent>,
    mut travels: MessageReader<Travel>,
    scene: Res<DiveView>,
    mut journey: ResMut<Journey>,
) {
    // Any other input ends a walk.
    for intent in intents.read() {
        let was = journey.goal.take();
        if *intent == Intent::AutoExplore && was != Some(Goal::Unknown) {
            *journey =
                Journey { goal: Some(Goal::Unknown), known: foes(&scene), ..Journey::default() };
        }
    }
    if let Some(Travel(cell)) = travels.read().last() {
        *journey =
            Journey { goal: Some(Goal::Cell(*cell)), known: foes(&scene), ..Journey::default() };
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
            DiveEvent::FloorBegan { .. } => true,
            _ => false,
        }
    });
    if let Some(thing) = noticed.filter(|_| journey.is_under_way()) {
        says.write(Say(t!("dive-walk-stopped", who = name(&scene, thing.object.id))));
    }
    if refused.read().count() + taken_back.read().count() > 0 || hurt || scene.over {
        journey.stop();
    }
    if journey.is_under_way()
        && let Some(reason) = journey.halted_by(&scene)
    {
        journey.stop();
        says.write(Say(reason));
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
        || journey.been.last() == Some(&at) && journey.rest > -0.3
    {
        return;
    }
    let ground = Ground::of(scene);
    let way = match goal {
        Goal::Cell(cell) => ground.way(at, cell),
        Goal::Unknown => ground.onward(at),
    };
    let Some(next) = way.as_ref().and_then(|way| way.first()).copied() else {
        let words = match (goal, way) {
            (Goal::Cell(_), Some(_)) => None,
            (Goal::Cell(cell), None) if ground.leads_over_hazards(at, cell) => {
                Some(t!("dive-walk-hazards"))
            }
            (Goal::Cell(_), None) => Some(t!("dive-walk-no-way")),
            (Goal::Unknown, _) => Some(ground.why_not_onward(at)),
        };
        journey.stop();
        if let Some(words) = words {
            careful.says.write(Say(words));
        }
        return;
    };
    if journey.been.last() == Some(&at) {
        // The last step led nowhere: something holds the player, or is in the way unseen.
        journey.stop();
        return;
    }
    if let Some(direction) = step(at, next) {
        // Who hunts the player may bar one way, then another.
        let turns_back = journey.been.contains(&next);
        let hunter = || scene.things.values().find(|it| it.hunts() && scene.in_sight(it));
        let reason = match hunter().filter(|_| turns_back) {
            Some(thing) => Some(t!("dive-walk-stopped", who = name(scene, thing.object.id))),
            None => ground
                .struck(at, direction)
                .map(|thing| t!("dive-walk-strikes", who = name(scene, thing.object.id))),
        };
        if let Some(reason) = reason {
            journey.stop();
            careful.says.write(Say(reason));
            return;
        }
        if careful.asks(Command::Step(direction)) {
            journey.stop();
            return;
        }
        let mut from = at;
        let ahead = way.into_iter().flatten().take(AHEAD);
        let steps = ahead.map_while(|to| step(std::mem::replace(&mut from, to), to));
        journey.next = steps.collect();
    }
}

fn near_hunter(scene: &DiveView, at: Cell) -> Option<ObjectId> {
    let near = |thing: &&Thing| {
        thing.hunts() && scene.in_sight(thing) && thing.placed.cell.distance(at) <= NEAR
    };
    scene.things.values().find(near).map(|thing| thing.object.id)
}

fn is_blasted(scene: &DiveView, cell: Cell) -> bool {
    let blasts = scene.threats.iter().filter(|threat| matches!(threat, Threat::Blast { .. }));
    blasts.flat_map(Threat::cells).any(|blasted| *blasted == cell)
}

/// Makes the step, unless it leads into a blast, or something in sight might hit the player in that
/// beat or the one after; near a hunter, on the way ahead.
fn dare(world: &mut World) {
    let steps = std::mem::take(&mut world.resource_mut::<Journey>().next);
    let Some(direction) = steps.first().copied() else { return };
    let step = Command::Step(direction);
    let scene = world.resource::<DiveView>();
    let at = scene.player_cell();
    let hunter = at.and_then(|at| near_hunter(scene, at)).map(|id| name(scene, id));
    let into_blast = scene.ahead(direction).is_some_and(|cell| is_blasted(scene, cell));
    let tried: Vec<Command> = match hunter {
        Some(_) => {
            let steps = steps.iter().map(|direction| Command::Step(*direction));
            steps.chain([Command::Wait; RESTS]).collect()
        }
        None => vec![step, Command::Wait],
    };
    let forecast = Oracle::ask(world, &tried);
    let scene = world.resource::<DiveView>();
    // A shot that flies only by then is no thing of the scene yet.
    let seen = |id| scene.things.get(id).is_none_or(|thing| scene.in_sight(thing));
    let strikes = match &forecast {
        Some(forecast) => forecast.strikers.iter().any(seen),
        // A way that cannot be tried is not taken near a hunter.
        None => hunter.is_some(),
    };
    if strikes || into_blast {
        world.resource_mut::<Journey>().stop();
        world.write_message(Say(match hunter {
            Some(who) => t!("dive-walk-stopped", who = who),
            None => t!("dive-walk-struck"),
        }));
        return;
    }
    let mut journey = world.resource_mut::<Journey>();
    journey.been.extend(at);
    journey.rest = PACE;
    world.write_message(Play(step));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::sample::{add, scene};

    #[test]
    fn a_walk_stops_for_a_new_foe_but_not_for_one_it_knows() {
        let mut scene = scene(&["######", "#@...#", "######"]);
        let mut journey =
            Journey { goal: Some(Goal::Unknown), known: foes(&scene), ..Journey::default() };
        assert_eq!(journey.halted_by(&scene), None);
        add(&mut scene, 3, Cell::new(4, 1));
        assert_eq!(journey.halted_by(&scene), Some("The crawler comes into view.".into()));
        journey.known = foes(&scene);
        assert_eq!(journey.halted_by(&scene), None);
    }
}
