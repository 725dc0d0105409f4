//! What may become of the leader before the player's next turn.

use crate::prelude::*;
use daemonfall_battle::Share;
use daemonfall_battle_mode::panel::outlook::RISK;
use daemonfall_sector::Threat;

/// Simulated battles for each attack on the leader: at the tile pointed at, and where it stands
/// when the turn ends.
const BATTLES: u32 = 64;
const BATTLES_HERE: u32 = 512;

/// The worst attack on the leader that could come before the next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Danger {
    pub threat: Threat,
    /// The chance that it falls had it gone into reserve, or back into the line, if that is clearly
    /// less.
    pub switched: Option<Share>,
}

impl Danger {
    /// With a tile, as if the leader's stack stood there; `switched`, as if it had gone into reserve
    /// or back. The attack of `but` does not count. None if it is not worth a word.
    pub fn of_leader(
        campaign: &Campaign,
        at: Option<TileId>,
        but: Option<StackId>,
        switched: bool,
    ) -> Option<Self> {
        let battles = if at.is_some() { BATTLES } else { BATTLES_HERE };
        let worst = |switched| {
            let threats = campaign.view().threats(campaign.run().leader, at, switched, battles);
            threats.into_iter().find(|threat| Some(threat.stack) != but)
        };
        let threat = worst(switched).filter(|threat| threat.falls.millionths > RISK)?;
        let (now, safe) = (threat.falls, Share { millionths: 0, error: 0 });
        let then = worst(!switched).map_or(safe, |threat| threat.falls);
        let less = then.millionths + then.error + now.error < now.millionths;
        Some(Self { threat, switched: less.then_some(then) })
    }
}
