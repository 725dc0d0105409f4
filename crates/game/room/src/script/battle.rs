//! Battles in scripts: odds, the film's position, and the outcome.

use bevy::prelude::*;
use daemonfall_battle::{Camp, Outcome};
use daemonfall_battle_mode::begin::Show;
use daemonfall_battle_mode::odds::Odds;
use daemonfall_battle_mode::transport::Transport;

pub fn show(world: &World) -> Result<&Show, String> {
    world.get_resource::<Show>().ok_or_else(|| "no battle was shown".into())
}

pub fn odds_are_counted(world: &World) -> bool {
    world.resource::<Odds>().answer().complete
}

pub fn film_is_over(world: &World) -> Result<bool, String> {
    let reel = world.resource::<Transport>();
    Ok(reel.now >= show(world)?.film.lasts && !reel.playing)
}

/// Moves whose effect has been shown.
pub fn moves(world: &World) -> usize {
    let now = world.resource::<Transport>().now;
    show(world).map_or(0, |show| show.film.struck(now))
}

/// The outcome as scripts write it, seen from the near side.
pub fn outcome_name(show: &Show) -> &'static str {
    let near = show.fought.cast.near();
    match (show.fought.battle.ending.outcome, near) {
        (Outcome::Stalemate, _) => "draw",
        (Outcome::Attacker, Camp::Attacker) | (Outcome::Defender, Camp::Defender) => "won",
        (Outcome::Attacker, Camp::Defender) | (Outcome::Defender, Camp::Attacker) => "lost",
    }
}
