//! Recruiting: all kinds in turn, including expensive ones, for which it saves.

use super::RunBot;
use daemonfall_core::Stream;
use daemonfall_sector::{Command, KindId, STACK_AT_MOST, TileId, View};

/// The most turns for which it saves.
const PATIENCE: i32 = 7;
/// The number of turns that its cycles must last when income does not cover all upkeep.
const LASTING: i32 = 12;

impl RunBot {
    pub(super) fn recruit(&mut self, view: &View) -> Option<Command> {
        let has_room = |tile: &TileId| match view.stack_at(*tile) {
            Some(stack) => stack.faction == view.faction && stack.units.len() < STACK_AT_MOST,
            None => true,
        };
        let tiles = view.grid().tiles().filter(|tile| view.can_recruit(*tile));
        let places: Vec<TileId> = tiles.filter(has_room).collect();
        let tier = |tile: TileId| view.structure(tile).map_or(0, |built| built.recruits);
        let most = places.iter().map(|tile| tier(*tile)).max()?;
        let wish = self.wish.take().or_else(|| self.wished(view, most))?;
        let chassis = &view.rules.roster.kind(wish).chassis;
        let fits = |tile: &&TileId| tier(**tile) >= chassis.tier;
        if chassis.cost > view.cycles() {
            self.wish = Some(wish);
            return None;
        }
        // Where most units already are, so that stacks grow.
        let crowd = |tile: &&TileId| view.stack_at(**tile).map_or(0, |it| it.units.len());
        let tile = *places.iter().filter(fits).max_by_key(|tile| (crowd(tile), **tile))?;
        Some(Command::Recruit { tile, kind: wish })
    }

    /// One of the kinds of which it has the fewest, among those it can soon pay for and keep.
    fn wished(&mut self, view: &View, tier: u8) -> Option<KindId> {
        let net = view.yields() - view.upkeep();
        let soon = view.cycles() + net.max(0) * PATIENCE;
        let open = |kind: &&KindId| {
            let it = &view.rules.roster.kind(**kind).chassis;
            let lasts = soon - it.cost + (net - it.upkeep) * LASTING >= 0;
            it.tier <= tier && it.cost <= soon && lasts
        };
        let own = |kind: &KindId| {
            let units = view.own_stacks().flat_map(|stack| &stack.units);
            units.filter(|unit| unit.kind == *kind).count()
        };
        let kinds: Vec<KindId> = view.kind().recruits.iter().filter(open).copied().collect();
        let fewest = kinds.iter().map(own).min()?;
        let rare: Vec<KindId> = kinds.into_iter().filter(|kind| own(kind) == fewest).collect();
        let place = self.dice.below(Stream::Loot, rare.len() as u32);
        rare.get(place as usize).copied()
    }
}
