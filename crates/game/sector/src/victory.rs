//! What wins a run, in words: the aim, and how far the player has come.

use crate::prelude::*;
use daemonfall_sector::{Goals, Progress, Victory};

/// What wins, as a name on a button.
pub fn name(victory: Victory) -> String {
    match victory {
        Victory::Core => t!("victory-core"),
        Victory::Vaults => t!("victory-vaults"),
        Victory::Nodes => t!("victory-nodes"),
    }
}

/// What wins, for a choice in which the sector is still open.
pub fn about(victory: Victory) -> String {
    match victory {
        Victory::Core => t!("victory-about-core"),
        Victory::Vaults => t!("victory-about-vaults"),
        Victory::Nodes => t!("victory-about-nodes"),
    }
}

/// What wins in a sector, with its numbers.
pub fn goal(victory: Victory, goals: Goals) -> String {
    match victory {
        Victory::Core => t!("victory-goal-core"),
        Victory::Vaults => t!("victory-goal-vaults", count = goals.vaults),
        Victory::Nodes => t!("victory-goal-nodes", count = goals.nodes, turns = goals.turns),
    }
}

/// How far the player has come.
pub fn told(victory: Victory, progress: Progress) -> String {
    let Progress { has, of, turns, of_turns } = progress;
    if victory == Victory::Nodes {
        t!("victory-progress-nodes", has = has, of = of, turn = turns, turns = of_turns)
    } else {
        t!("victory-progress-vaults", has = has, of = of)
    }
}
