//! Selects the battle to show: the film's on its screen, the attack previewed on the map, or the
//! two stacks composed for practice.

use crate::console::facts::screen;
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use daemonfall_battle::{Move, Plan};
use daemonfall_battle_mode::begin::Show;
use daemonfall_battle_mode::cast::Cast;
use daemonfall_battle_mode::transport::Transport;
use daemonfall_core::{Fingerprint, fingerprint_of};
use daemonfall_menus::compose::Composed;
use daemonfall_platform::screen::Screen;
use daemonfall_sector_mode::cast::cast;
use daemonfall_sector_mode::map_view::MapView;
use daemonfall_sector_mode::preview::{Ahead, Attack};

pub struct AtHand {
    pub title: String,
    /// The battle before it is fought.
    pub plan: Plan,
    /// Identifies the participants and the start of the battle.
    pub print: Fingerprint,
    pub cast: Cast,
    /// The moves of the fought battle; empty before.
    pub moves: Vec<Move>,
    pub fought: bool,
    /// The number of finished moves.
    pub place: usize,
}

#[derive(Default)]
pub struct Playhead {
    seen: Option<(Screen, Tick)>,
    /// Counts the selected battles.
    pub number: u64,
    pub battle: Option<Result<AtHand, String>>,
}

const ELSEWHERE: &str = "No battle is selected. Preview an attack on the map, compose two stacks in Practice, or watch a battle that was fought.";
const ON_THE_MAP: &str = "No battle is selected. Select one of your stacks, then confirm the tile of a foe: the attack is analysed here before anything happens. Battles that were fought can be watched again from the log.";

impl Playhead {
    pub fn refresh(&mut self, world: &World) {
        let screen = screen(world);
        let tick = match screen {
            Screen::BATTLE => changed::<Show>(world),
            Screen::COMPOSE => changed::<Composed>(world),
            Screen::SECTOR => changed::<Ahead>(world),
            _ => None,
        };
        let seen = tick.map(|tick| (screen, tick));
        if seen.is_none() || seen != self.seen {
            self.seen = seen;
            let found = found(world, screen);
            let print = |it: &Option<Result<AtHand, String>>| match it {
                Some(Ok(battle)) => Some((battle.print, battle.fought)),
                _ => None,
            };
            // A battle that was fought is read once; before, the same sides mean the same battle.
            let same = print(&self.battle) == print(&found)
                && print(&found).is_some_and(|(_, fought)| !fought);
            self.number += u64::from(!same);
            self.battle = found;
        }
        if let (Some(Ok(battle)), Some(show), Some(reel)) =
            (&mut self.battle, world.get_resource::<Show>(), world.get_resource::<Transport>())
            && battle.fought
        {
            battle.place = show.film.over(reel.now);
        }
    }

    pub fn instead(&self) -> &str {
        match (&self.battle, self.seen) {
            (Some(Err(reason)), _) => reason,
            (_, Some((Screen::SECTOR, _))) => ON_THE_MAP,
            _ => ELSEWHERE,
        }
    }
}

fn changed<R: Resource>(world: &World) -> Option<Tick> {
    Some(world.get_resource_ref::<R>()?.last_changed())
}

fn found(world: &World, screen: Screen) -> Option<Result<AtHand, String>> {
    match screen {
        Screen::BATTLE => world.get_resource::<Show>().map(|show| Ok(watched(show))),
        Screen::COMPOSE => match &world.get_resource::<Composed>()?.0 {
            Ok(fight) => Some(Ok(AtHand {
                title: "Practice, before the fight".into(),
                ..before(&fight.plan, fight.cast.clone())
            })),
            Err(reason) => Some(Err(format!("No battle can be fought like this: {reason}."))),
        },
        Screen::SECTOR => {
            let ahead = world.get_resource::<Ahead>()?;
            match (&ahead.attack, &ahead.refused) {
                (Some(attack), _) => Some(Ok(looked_at(attack, world.get_resource::<MapView>()?))),
                (None, Some(reason)) => Some(Err(format!("No attack: {reason}."))),
                (None, None) => None,
            }
        }
        _ => None,
    }
}

fn before(plan: &Plan, cast: Cast) -> AtHand {
    AtHand {
        title: String::new(),
        print: fingerprint_of(&plan.participants()),
        plan: plan.clone(),
        cast,
        moves: Vec::new(),
        fought: false,
        place: 0,
    }
}

fn watched(show: &Show) -> AtHand {
    let fought = &show.fought;
    AtHand {
        title: fought.title.clone(),
        moves: fought.battle.moves.clone(),
        fought: true,
        ..before(&fought.plan, fought.cast.clone())
    }
}

fn looked_at(attack: &Attack, table: &MapView) -> AtHand {
    let attacked = table.stack_at(attack.aim.tile);
    let name = attacked.map_or("the stack there", |stack| stack.name.as_str());
    let seen = if attack.seen { "" } else { ", for the visible part of the field" };
    AtHand {
        title: format!("Attack on {name}, before it is made{seen}"),
        ..before(&attack.plan, cast(&attack.sides, &attack.stacks, table.player))
    }
}
