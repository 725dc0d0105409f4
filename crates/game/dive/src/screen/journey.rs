//! Walks of more than one step: to a clicked cell, or to unexplored cells.
//! They stop when something new comes into view, when health is lost, where a step would strike or be
//! struck, where a hunter makes them turn back, and at any input.

use super::careful::Careful;
use super::forecast::Oracle;
use super::ways::{Ground, foes, step};
use crate::input::intent::Intent;
use crate::prelude::*;
use crate::session::back::TakenBack;
use crate::session::hold::is_held;
use crate::session::watch::Watch;
use crate::session::{Happened, Play, Refused, SessionSystems};
use crate::view::dive_view::{DiveView, reach};
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
    /// The next step, still to be weighed.
    next: Option<Direction>,
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
            (Goal::Cell(_), None) => Some(t!("dive-walk-no-way")),
            (Goal::Unknown, _) if ground.leads_past_sleepers(at) => Some(t!("dive-walk-sleeper")),
            (Goal::Unknown, _) => Some(t!("dive-walk-explored")),
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
            None => strikes(scene, at, direction),
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
        journey.next = Some(direction);
    }
}

/// Makes the step, unless something in sight might hit the player in that beat or the one after.
fn dare(world: &mut World) {
    let Some(direction) = world.resource_mut::<Journey>().next.take() else { return };
    let step = Command::Step(direction);
    let at = world.resource::<DiveView>().player_cell();
    let forecast = Oracle::ask(world, &[step, Command::Wait]).unwrap_or_default();
    let scene = world.resource::<DiveView>();
    // A shot that flies only by then is no thing of the scene yet.
    let seen = |id| scene.things.get(id).is_none_or(|thing| scene.in_sight(thing));
    if forecast.strikers.iter().any(seen) {
        world.resource_mut::<Journey>().stop();
        world.write_message(Say(t!("dive-walk-struck")));
        return;
    }
    let mut journey = world.resource_mut::<Journey>();
    journey.been.extend(at);
    journey.rest = PACE;
    world.write_message(Play(step));
}

/// What a step would strike instead.
fn strikes(scene: &DiveView, at: Cell, direction: Direction) -> Option<String> {
    let arms = scene.arms.as_ref()?;
    let reached = reach::reach(scene, &arms.weapon, at, (1, 1), direction);
    let foes = foes(scene);
    let struck = scene.things.iter().find(|(id, thing)| {
        let traits = &thing.traits;
        let minds = foes.contains(*id) || traits.leaves_behind.is_some();
        let in_reach = reached.iter().any(|cell| {
            let beside = at.distance(*cell) <= 1;
            thing.covers(*cell) && (beside || traits.only_when_next.is_none())
        });
        minds && traits.attackable.is_some() && in_reach && scene.in_sight(thing)
    });
    struck.map(|(id, _)| t!("dive-walk-strikes", who = name(scene, *id)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::Arms;
    use crate::view::dive_view::sample::{add, scene};
    use daemonfall_dungeon::components::AttackableOnlyWhenNextToAttacker;
    use daemonfall_dungeon::library::weapons::{Hits, PatternCell, Weapon};

    /// Strikes two cells ahead.
    fn spear() -> Arms {
        let ahead =
            |cells: i32| PatternCell { at: (cells, 0), before: Vec::new(), blocking: Vec::new() };
        Arms {
            weapon: Weapon {
                name: "Spear".into(),
                about: String::new(),
                pattern: vec![ahead(1), ahead(2)],
                hits: Hits::default(),
                projectile: None,
            },
            damage: 2,
            pierce: 0,
            sprite: "spear".into(),
        }
    }

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

    #[test]
    fn a_step_that_would_strike_a_foe_is_left_to_the_player() {
        let mut scene = scene(&["#######", "#@.c..#", "#######"]);
        let told = |scene: &DiveView| strikes(scene, Cell::new(1, 1), Direction::East);
        assert_eq!(told(&scene), None);
        scene.arms = Some(spear());
        let words = t!("dive-walk-strikes", who = "crawler");
        assert_eq!(told(&scene), Some(words));
        let by = foes(&scene).into_iter().next().unwrap_or_default();
        if let Some(crawler) = scene.things.get_mut(&by) {
            crawler.traits.only_when_next = Some(AttackableOnlyWhenNextToAttacker {});
        }
        assert_eq!(told(&scene), None, "it is too far away to be struck");
    }
}
