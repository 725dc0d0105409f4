//! What scripts see of a battle: its odds, where its film stands, and how it ended.

use crate::battle::begin::Show;
use crate::battle::odds::Odds;
use crate::battle::reel::Reel;
use bevy::prelude::*;
use daemonfall_battle::{Camp, Outcome};

/// The battle that is shown, or was last.
///
/// # Errors
/// When none was.
pub fn show(world: &World) -> Result<&Show, String> {
    world.get_resource::<Show>().ok_or_else(|| "no battle was shown".into())
}

/// Whether all that was asked is known of the odds.
pub fn odds_are_counted(world: &World) -> bool {
    world.resource::<Odds>().answer().complete
}

/// Whether the film is at its end.
///
/// # Errors
/// When no battle is shown.
pub fn film_is_over(world: &World) -> Result<bool, String> {
    let reel = world.resource::<Reel>();
    Ok(reel.now >= show(world)?.film.lasts && !reel.playing)
}

/// Moves whose effect has been seen.
pub fn moves(world: &World) -> usize {
    let now = world.resource::<Reel>().now;
    show(world).map_or(0, |show| show.film.struck(now))
}

/// How the battle ended, as scripts say it: seen from the near side.
pub fn outcome_name(show: &Show) -> &'static str {
    let near = show.fought.cast.near();
    match (show.fought.battle.ending.outcome, near) {
        (Outcome::Stalemate, _) => "draw",
        (Outcome::Attacker, Camp::Attacker) | (Outcome::Defender, Camp::Defender) => "won",
        (Outcome::Attacker, Camp::Defender) | (Outcome::Defender, Camp::Attacker) => "lost",
    }
}
