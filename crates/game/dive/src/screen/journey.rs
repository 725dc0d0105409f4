//! Walks of more than one step: to a clicked cell, or to unexplored cells.
//! They stop when something new comes into view, after a step while something hunts the player, when
//! health is lost, where a step would strike or be struck, and at any input.

use super::ways::{Ground, foes, step};
use crate::input::intent::Intent;
use crate::session::back::TakenBack;
use crate::session::watch::Watch;
use crate::session::{Happened, Play, Refused, SessionSystems};
use crate::view::dive_view::{DiveView, Threat, reach};
use crate::view::hud::refusal::Say;
use crate::view::playback::Playback;
use bevy::prelude::*;
use daemonfall_dungeon::components::ObjectId;
use daemonfall_dungeon::{Cell, Command, Direction, DiveEvent};
use daemonfall_platform::screen::{Paused, Screen};
use daemonfall_text::t;
use std::collections::BTreeSet;

pub fn plugin(app: &mut App) {
    app.init_resource::<Journey>().add_message::<Travel>();
    let walk = (obey, watch, walk).chain().in_set(SessionSystems::Choose).run_if(
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
    stepped: Option<Cell>,
}

impl Journey {
    pub fn stop(&mut self) {
        *self = Self::default();
    }

    pub fn is_under_way(&self) -> bool {
        self.goal.is_some()
    }

    pub fn halted_by(&self, scene: &DiveView) -> Option<String> {
        if let Some(new) = foes(scene).into_iter().find(|foe| !self.known.contains(foe)) {
            return Some(t!("dive-walk-in-view", who = name(scene, new)));
        }
        // A hunter may be outrun by choice, a step at a time.
        self.stepped?;
        hunter(scene).map(|who| t!("dive-walk-stopped", who = who))
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
    mut says: MessageWriter<Say>,
) {
    // Any other input ends a walk.
    for intent in intents.read() {
        let was = journey.goal.take();
        if *intent == Intent::AutoExplore && was != Some(Goal::Unknown) {
            if let Some(who) = hunter(&scene) {
                says.write(Say(t!("dive-walk-hunted", who = who)));
            } else {
                *journey = Journey {
                    goal: Some(Goal::Unknown),
                    known: foes(&scene),
                    ..Journey::default()
                };
            }
        }
    }
    if let Some(Travel(cell)) = travels.read().last() {
        *journey =
            Journey { goal: Some(Goal::Cell(*cell)), known: foes(&scene), ..Journey::default() };
    }
}

/// The name of an enemy that hunts the player.
fn hunter(scene: &DiveView) -> Option<String> {
    let hunter = foes(scene).into_iter().find(|foe| hunts(scene, *foe))?;
    Some(name(scene, hunter))
}

/// Within this many cells even an erratic enemy is too near.
const TOO_NEAR: i32 = 2;

/// Whether an enemy approaches the player, or is near enough to hurt by chance.
fn hunts(scene: &DiveView, id: ObjectId) -> bool {
    let Some(thing) = scene.things.get(&id) else {
        return false;
    };
    let near =
        scene.player_cell().is_some_and(|player| player.distance(thing.placed.cell) <= TOO_NEAR);
    thing.warning.as_ref().is_some_and(|warning| warning.hunts || (near && !warning.asleep()))
}

fn watch(
    mut happened: MessageReader<Happened>,
    mut refused: MessageReader<Refused>,
    mut taken_back: MessageReader<TakenBack>,
    scene: Res<DiveView>,
    mut journey: ResMut<Journey>,
    mut says: MessageWriter<Say>,
) {
    let hurt = happened.read().any(|Happened(event)| match event {
        DiveEvent::Hit { target: id, .. }
        | DiveEvent::Hurt { id, .. }
        | DiveEvent::StatusBegan { id, .. }
        | DiveEvent::Stuck { id } => scene.hero == Some(*id),
        DiveEvent::FloorBegan { .. } => true,
        _ => false,
    });
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
    scene: Res<DiveView>,
    playback: Res<Playback>,
    mut journey: ResMut<Journey>,
    mut plays: MessageWriter<Play>,
    mut says: MessageWriter<Say>,
) {
    let (Some(goal), Some(at)) = (journey.goal, scene.player_cell()) else {
        return;
    };
    journey.rest -= time.delta_secs();
    // The view reads the result of a step before the next is chosen.
    if journey.rest > 0.0
        || !playback.is_over() && journey.rest > -0.2
        || journey.stepped == Some(at) && journey.rest > -0.3
    {
        return;
    }
    let ground = Ground::of(&scene);
    let way = match goal {
        Goal::Cell(cell) => ground.way(at, cell),
        Goal::Unknown => ground.onward(at),
    };
    let Some(next) = way.as_ref().and_then(|way| way.first()).copied() else {
        let words = match (goal, way) {
            (Goal::Cell(_), Some(_)) => None,
            (Goal::Cell(_), None) => Some(t!("dive-walk-no-way")),
            (Goal::Unknown, _) => Some(t!("dive-walk-explored")),
        };
        journey.stop();
        if let Some(words) = words {
            says.write(Say(words));
        }
        return;
    };
    if journey.stepped == Some(at) {
        // The last step led nowhere: something holds the player, or is in the way unseen.
        journey.stop();
        return;
    }
    if let Some(direction) = step(at, next) {
        if let Some(reason) = hindered(&scene, at, next, direction) {
            journey.stop();
            says.write(Say(reason));
            return;
        }
        journey.stepped = Some(at);
        journey.rest = PACE;
        plays.write(Play(Command::Step(direction)));
    }
}

/// Threats announced within this many beats are too near to walk into.
const TOO_SOON: u16 = 2;

/// Why the player should choose the step by hand: danger there soon, or something to strike.
fn hindered(scene: &DiveView, at: Cell, next: Cell, direction: Direction) -> Option<String> {
    // A lane is only watched as long as it is empty.
    let soon = |threat: &Threat| match threat {
        Threat::Lane { beats, .. } => *beats <= 1,
        _ => threat.beats() <= TOO_SOON,
    };
    let mut threats = scene.threats.iter();
    if threats.any(|threat| soon(threat) && threat.cells().contains(&next)) {
        return Some(t!("dive-walk-struck"));
    }
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
    fn only_what_comes_at_the_player_or_is_near_bars_exploring() {
        let mut scene = scene(&["#########", "#@.....c#", "#########"]);
        let foe = foes(&scene).into_iter().next().unwrap_or_default();
        assert!(hunts(&scene, foe));
        let mut change = |hunts: bool, word: &str, x: i32| {
            if let Some(thing) = scene.things.get_mut(&foe) {
                thing.placed.cell.x = x;
                if let Some(warning) = &mut thing.warning {
                    (warning.hunts, warning.word) = (hunts, Some(word.into()));
                }
            }
            super::hunts(&scene, foe)
        };
        assert!(!change(false, "flutters", 7));
        assert!(change(false, "flutters", 3));
        assert!(!change(false, "sleeps", 3));
    }

    #[test]
    fn a_walk_stops_for_a_new_foe_at_once_and_for_a_hunter_after_each_step() {
        let mut scene = scene(&["######", "#@...#", "######"]);
        let mut journey =
            Journey { goal: Some(Goal::Unknown), known: foes(&scene), ..Journey::default() };
        assert_eq!(journey.halted_by(&scene), None);
        add(&mut scene, 3, Cell::new(4, 1));
        assert_eq!(journey.halted_by(&scene), Some("The crawler comes into view.".into()));
        journey.known = foes(&scene);
        assert_eq!(journey.halted_by(&scene), None);
        journey.stepped = scene.player_cell();
        assert_eq!(journey.halted_by(&scene), Some("You stop: the crawler hunts you.".into()));
    }

    #[test]
    fn a_step_into_what_strikes_soon_or_that_would_strike_a_foe_is_left_to_the_player() {
        let mut scene = scene(&["#######", "#@.c..#", "#######"]);
        let (at, next) = (Cell::new(1, 1), Cell::new(2, 1));
        let told = |scene: &DiveView| hindered(scene, at, next, Direction::East);
        assert_eq!(told(&scene), None);
        let by = foes(&scene).into_iter().next().unwrap_or_default();
        let blast = |beats| Threat::Blast { by, cells: vec![next], beats };
        scene.threats = vec![blast(3)];
        assert_eq!(told(&scene), None);
        scene.threats = vec![blast(2)];
        assert_eq!(told(&scene), Some(t!("dive-walk-struck")));
        scene.threats =
            vec![Threat::Lane { by, cells: vec![next], direction: Direction::South, beats: 2 }];
        assert_eq!(told(&scene), None, "a wall that waits for a target");
        scene.threats.clear();
        scene.arms = Some(spear());
        let words = t!("dive-walk-strikes", who = "crawler");
        assert_eq!(told(&scene), Some(words));
        if let Some(crawler) = scene.things.get_mut(&by) {
            crawler.traits.only_when_next = Some(AttackableOnlyWhenNextToAttacker {});
        }
        assert_eq!(told(&scene), None, "it is too far away to be struck");
    }
}
