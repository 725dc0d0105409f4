//! Which battle is at hand: the film's on its screen, the attack looked at on the map, or the two
//! stacks composed for practice.

use crate::battle::begin::Show;
use crate::battle::cast::Cast;
use crate::battle::reel::Reel;
use crate::screens::Screen;
use crate::screens::compose::Composed;
use crate::sector::ahead::{Ahead, Attack};
use crate::sector::screen::attack::cast;
use crate::sector::table::Table;
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use daemonfall_battle::{Move, Plan};
use daemonfall_core::{Fingerprint, fingerprint_of};

/// A battle, copied from where it was found.
pub struct AtHand {
    /// What it is.
    pub title: String,
    /// The battle as it might go.
    pub plan: Plan,
    /// Who fights, so that a battle is known again.
    pub print: Fingerprint,
    /// Who is who.
    pub cast: Cast,
    /// How it went; nothing while it has not been fought.
    pub moves: Vec<Move>,
    /// Whether it was fought.
    pub fought: bool,
    /// How many moves of it are over.
    pub place: usize,
}

/// The battle at hand, read anew when it is another.
#[derive(Default)]
pub struct Hand {
    seen: Option<(Screen, Tick)>,
    /// Counts the battles that were at hand.
    pub number: u64,
    /// The battle, or why there is none.
    pub battle: Option<Result<AtHand, String>>,
}

/// What is said where no battle can be.
const ELSEWHERE: &str = "No battle is at hand. There is one on the map while you look at an attack before it is made, in Practice where two stacks are composed, and on the screen of every battle that was fought.";
const ON_THE_MAP: &str = "No battle is at hand. Choose a stack of yours, then confirm the tile of a foe: the attack looked at is weighed here before anything happens. Battles that were fought are watched again from the log.";

impl Hand {
    /// Looks whether another battle is at hand.
    pub fn refresh(&mut self, world: &World) {
        let screen = world.get_resource::<State<Screen>>().map(|state| *state.get());
        let screen = screen.unwrap_or_default();
        let tick = match screen {
            Screen::Battle => changed::<Show>(world),
            Screen::Compose => changed::<Composed>(world),
            Screen::Sector => changed::<Ahead>(world),
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
            // A battle that was fought is read once; the same sides before that are the same
            // battle.
            let same = print(&self.battle) == print(&found)
                && print(&found).is_some_and(|(_, fought)| !fought);
            self.number += u64::from(!same);
            self.battle = found;
        }
        if let (Some(Ok(battle)), Some(show), Some(reel)) =
            (&mut self.battle, world.get_resource::<Show>(), world.get_resource::<Reel>())
            && battle.fought
        {
            battle.place = show.film.over(reel.now);
        }
    }

    /// What is said instead of a battle.
    pub fn instead(&self) -> &str {
        match (&self.battle, self.seen) {
            (Some(Err(reason)), _) => reason,
            (_, Some((Screen::Sector, _))) => ON_THE_MAP,
            _ => ELSEWHERE,
        }
    }
}

/// When a resource was changed last, if it is there.
fn changed<R: Resource>(world: &World) -> Option<Tick> {
    Some(world.get_resource_ref::<R>()?.last_changed())
}

fn found(world: &World, screen: Screen) -> Option<Result<AtHand, String>> {
    match screen {
        Screen::Battle => world.get_resource::<Show>().map(|show| Ok(watched(show))),
        Screen::Compose => match &world.get_resource::<Composed>()?.0 {
            Ok(fight) => Some(Ok(AtHand {
                title: "Practice, before it is fought".into(),
                ..before(&fight.plan, fight.cast.clone())
            })),
            Err(reason) => Some(Err(format!("No battle can be fought like this: {reason}."))),
        },
        Screen::Sector => {
            let ahead = world.get_resource::<Ahead>()?;
            match (&ahead.attack, &ahead.refused) {
                (Some(attack), _) => Some(Ok(looked_at(attack, world.get_resource::<Table>()?))),
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

fn looked_at(attack: &Attack, table: &Table) -> AtHand {
    let attacked = table.stack_at(attack.aim.tile);
    let name = attacked.map_or("the stack there", |stack| stack.name.as_str());
    let seen = match attack.seen {
        true => "",
        false => ", as far as the field is in sight",
    };
    AtHand {
        title: format!("Attack on {name}, before it is made{seen}"),
        ..before(&attack.plan, cast(&attack.sides, &attack.stacks, table.player))
    }
}
