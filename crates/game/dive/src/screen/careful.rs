//! Stairs ask once before they are taken while an awake enemy is near.

use crate::input::action::Repeat;
use crate::prelude::*;
use crate::session::Play;
use crate::view::dive_view::DiveView;
use crate::view::hud::refusal::Say;
use daemonfall_campaign::Practice;

/// Enemies within this many cells are near.
pub(super) const NEAR: i32 = 4;

/// The stairs and the beat about which the player was asked last.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked(Option<(Cell, u32)>);

/// Plays the player's choices, but for stairs that ask first.
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
        if !self.asks(command) {
            self.plays.write(Play(command));
        }
    }

    /// Whether the choice leads onto stairs that ask first; then it has asked.
    pub fn asks(&mut self, command: Command) -> bool {
        let is_puzzle = self.practice.as_ref().is_some_and(|it| it.puzzle().is_some());
        let question = question(&self.scene, command).filter(|_| !is_puzzle);
        let Some((stairs, who)) = question else { return false };
        let asks = self.asked.set_if_neq(Asked(Some((stairs, self.scene.beat))));
        if asks {
            self.says.write(Say(t!("dive-stairs-ask", who = who)));
            self.repeat.halt();
        }
        asks
    }
}

/// The stairs that a choice leads onto, and the name of an awake enemy near.
fn question(scene: &DiveView, command: Command) -> Option<(Cell, String)> {
    let Command::Step(direction) = command else { return None };
    let (at, to) = (scene.player_cell()?, scene.ahead(direction)?);
    scene.things.values().find(|thing| thing.traits.exit.is_some() && thing.covers(to))?;
    let near = scene.things.values().find(|thing| {
        let awake = thing.traits.real.is_some() && !thing.asleep();
        let close = thing.placed.cell.distance(at) <= NEAR;
        thing.object.side == Side::Hostile && awake && close && scene.in_sight(thing)
    })?;
    Some((to, scene.name(near.object.id)?.to_owned()))
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Asked>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::sample::scene;
    use daemonfall_dungeon::Direction;
    use daemonfall_dungeon::components::{Exit, Layer};

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
            question(&scene, Command::Step(Direction::West)).map(|(_, who)| who)
        };
        let near = ["######", "#^@.c#", "######"];
        assert_eq!(asks(&near, false), Some("crawler".into()));
        assert_eq!(asks(&near, true), None);
        assert_eq!(asks(&["#########", "#^@....c#", "#########"], false), None);
        assert_eq!(asks(&["######", "#.@.c#", "######"], false), None);
    }
}
