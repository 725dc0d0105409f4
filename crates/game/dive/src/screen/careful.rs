//! Stairs ask once before they are taken while an awake enemy is near, and traps before they are
//! entered by a click.

use super::ways::Ground;
use crate::input::action::Repeat;
use crate::prelude::*;
use crate::session::Play;
use crate::view::dive_view::DiveView;
use crate::view::hud::facts::large;
use crate::view::hud::refusal::Say;
use crate::view::log::names::way;
use daemonfall_campaign::Practice;

/// Enemies within this many cells are near.
pub(super) const NEAR: i32 = 4;

/// The cell and the beat about which the player was asked last.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked(Option<(Cell, u32)>);

/// Plays the player's choices, but for those that ask first.
#[derive(SystemParam)]
pub struct Careful<'w> {
    pub scene: Res<'w, DiveView>,
    pub says: MessageWriter<'w, Say>,
    asked: ResMut<'w, Asked>,
    repeat: ResMut<'w, Repeat>,
    practice: Option<Res<'w, Practice>>,
    plays: MessageWriter<'w, Play>,
}

impl Careful<'_> {
    pub fn play(&mut self, command: Command) {
        let question = self.stairs(command);
        if !self.asks(question) {
            self.plays.write(Play(command));
        }
    }

    /// Plays a step that was clicked.
    pub fn click(&mut self, direction: Direction) {
        if !self.halts(direction) {
            self.plays.write(Play(Command::Step(direction)));
        }
    }

    /// Whether a step that was clicked leads onto something that asks first; then it has asked.
    pub fn halts(&mut self, direction: Direction) -> bool {
        let stairs = self.stairs(Command::Step(direction));
        let question = stairs.or_else(|| trap(&self.scene, direction));
        self.asks(question)
    }

    fn stairs(&self, command: Command) -> Option<(Cell, String)> {
        let is_puzzle = self.practice.as_ref().is_some_and(|it| it.puzzle().is_some());
        let (stairs, who) = stairs(&self.scene, command).filter(|_| !is_puzzle)?;
        Some((stairs, t!("dive-stairs-ask", who = who)))
    }

    /// Whether it has asked: not the same twice in a beat.
    fn asks(&mut self, question: Option<(Cell, String)>) -> bool {
        let Some((cell, words)) = question else { return false };
        let asks = self.asked.set_if_neq(Asked(Some((cell, self.scene.beat))));
        if asks {
            self.says.write(Say(words));
            self.repeat.halt();
        }
        asks
    }
}

/// The stairs that a choice leads onto, and the name of an awake enemy near.
fn stairs(scene: &DiveView, command: Command) -> Option<(Cell, String)> {
    let Command::Step(direction) = command else { return None };
    let (at, to) = goes(scene, direction)?;
    scene.things.values().find(|thing| thing.traits.exit.is_some() && thing.covers(to))?;
    let near = scene.things.values().find(|thing| {
        let awake = thing.traits.real.is_some() && !thing.asleep();
        let close = thing.placed.cell.distance(at) <= NEAR;
        thing.object.side == Side::Hostile && awake && close && scene.in_sight(thing)
    })?;
    Some((to, scene.name(near.object.id)?.to_owned()))
}

/// Where a step starts and where it leads; `None` if it goes nowhere, since it strikes or is barred.
fn goes(scene: &DiveView, direction: Direction) -> Option<(Cell, Cell)> {
    let (at, to) = (scene.player_cell()?, scene.ahead(direction)?);
    let goes = scene.lost_action().is_none()
        && scene.open(to)
        && !scene.occupied(to)
        && Ground::of(scene).struck(at, direction).is_none();
    goes.then_some((at, to))
}

/// The trap that a step leads onto, and what it does. Who flies is not touched.
fn trap(scene: &DiveView, direction: Direction) -> Option<(Cell, String)> {
    let (_, to) = goes(scene, direction)?;
    let thing = scene.at(to, Layer::Trap).filter(|thing| thing.traits.real.is_none())?;
    let look = scene.look(thing.object.kind).filter(|look| look.hazard)?;
    if scene.player()?.traits.flying.is_some() {
        return None;
    }
    let (name, about) = (large(&look.name), look.about.as_str());
    let words = match thing.traits.bouncing {
        Some(_) => {
            let way = way(thing.placed.facing);
            t!("dive-trap-ask-way", name = name, about = about, way = way)
        }
        None => t!("dive-trap-ask", name = name, about = about),
    };
    Some((to, words))
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Asked>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::sample::{scene, spear};
    use daemonfall_dungeon::Direction;
    use daemonfall_dungeon::components::{Acting, Algorithm, Bouncing, Exit, Layer};

    #[test]
    fn stairs_ask_while_an_enemy_that_is_awake_is_near() {
        let asks = |rows: &[&str], asleep: bool| {
            let mut scene = scene(rows);
            for thing in scene.things.values_mut() {
                if thing.object.layer == Layer::Trap {
                    thing.traits.exit = Some(Exit {});
                }
                if let Some(intent) = &mut thing.intent {
                    intent.asleep = asleep;
                }
            }
            stairs(&scene, Command::Step(Direction::West)).map(|(_, who)| who)
        };
        let near = ["######", "#^@.c#", "######"];
        assert_eq!(asks(&near, false), Some("crawler".into()));
        assert_eq!(asks(&near, true), None);
        assert_eq!(asks(&["#########", "#^@....c#", "#########"], false), None);
        assert_eq!(asks(&["######", "#.@.c#", "######"], false), None);
        assert_eq!(asks(&["######", "#=@.c#", "######"], false), None, "barred");
    }

    #[test]
    fn stairs_do_not_ask_if_the_step_strikes() {
        let mut scene = scene(&["#####", "#@^c#", "#####"]);
        for thing in scene.things.values_mut() {
            if thing.object.layer == Layer::Trap {
                thing.traits.exit = Some(Exit {});
            } else if thing.intent.is_some() {
                thing.traits.acting = Some(Acting::new(Algorithm::General));
            }
        }
        assert!(stairs(&scene, Command::Step(Direction::East)).is_some(), "out of reach");
        scene.arms = Some(spear());
        assert_eq!(stairs(&scene, Command::Step(Direction::East)), None, "the step strikes");
    }

    #[test]
    fn a_trap_asks_and_says_what_it_does_unless_the_step_strikes() {
        let asks = |rows: &[&str]| {
            let mut scene = scene(rows);
            for thing in scene.things.values_mut().filter(|it| it.object.layer == Layer::Trap) {
                thing.traits.bouncing = Some(Bouncing { power: 9, distance: 2 });
            }
            let asked = trap(&scene, Direction::East);
            asked.map(|(cell, words)| (cell.x, words.contains("Spikes"), words.contains("south")))
        };
        assert_eq!(asks(&["#####", "#@^.#", "#####"]), Some((2, true, true)));
        assert_eq!(asks(&["#####", "#@.^#", "#####"]), None, "it is not there yet");
        assert_eq!(asks(&["#####", "#@=.#", "#####"]), None, "it stands in the way");
        let mut scene = scene(&["#####", "#@^c#", "#####"]);
        for thing in scene.things.values_mut().filter(|it| it.intent.is_some()) {
            thing.traits.acting = Some(Acting::new(Algorithm::General));
        }
        assert!(trap(&scene, Direction::East).is_some(), "nothing reaches the crawler");
        scene.arms = Some(spear());
        assert_eq!(trap(&scene, Direction::East), None, "the step strikes");
    }
}
