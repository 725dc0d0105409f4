//! Temporary state for the player's opponents: other factions and guardians.

use daemonfall_breach::Scratch;
use daemonfall_sector::Opponent;

/// Temporary state for the player's opponents. It is never saved.
#[derive(Default)]
pub(crate) struct Others {
    /// Plays the other factions.
    pub opponent: Option<Opponent>,
    /// Where guardians try out their choices; exists during a breach.
    pub rival: Option<Scratch>,
}
