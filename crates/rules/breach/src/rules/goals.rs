//! Whether the goal is met.

use crate::ctx::BreachCtx;
use crate::goal::Goal;
use daemonfall_core::{CharacterId, Side};

impl BreachCtx<'_, '_> {
    pub(crate) fn is_goal_met(&self) -> bool {
        let roster = self.stack.characters.roster();
        match self.state.goal {
            Goal::Defeat => false,
            Goal::Outlast(round) => {
                let is_own = |who| self.side(who) == Side::Player;
                self.stack.stack.round() >= round
                    && roster.present().any(|who| is_own(who) && self.is_alive(who))
            }
            Goal::Fell(_) => self.state.goal.foe(roster).is_some_and(|who| roster.is_removed(who)),
            Goal::FellByMime(_) => self.state.felled_by_mime,
        }
    }

    /// Notes whether a mime has just struck down the foe that the goal is about.
    pub(crate) fn note_mimes_blow(&mut self, who: CharacterId, taken: i32) {
        let goal = self.state.goal;
        let is_meant = matches!(goal, Goal::FellByMime(_))
            && goal.foe(self.stack.characters.roster()) == Some(who);
        self.state.felled_by_mime |= is_meant && taken > 0 && !self.is_alive(who);
    }
}
