//! What the others' turns mean to the player: a summary that opens the player's turn, and the tiles
//! that were lost, marked until they are looked at.

use super::SectorSystems;
use super::battle_queue::Battles;
use super::choosing::Choosing;
use super::log::{MapLine, Teller};
use super::map_view::{MapView, StackShown};
use super::playback::{MapPlayback, concerns};
use crate::prelude::*;
use daemonfall_sector::View;
use daemonfall_ui::log::Piece;
use std::collections::BTreeMap;

/// The most lines of a summary; below them, it says how many more there would be.
const AT_MOST: usize = 7;
/// Seconds for which lost tiles flash.
const FLASHES: f32 = 3.0;
/// Seconds for which they are lit, and then dark.
const FLASH: f32 = 0.3;

#[derive(Resource, Clone, Debug, Default)]
pub struct Summary {
    pub lines: Vec<MapLine>,
    gathered: Vec<MapLine>,
    /// Hostile stacks in sight when the player's turn ended; none before a turn has ended.
    known: Option<Vec<StackShown>>,
    lost: BTreeMap<TileId, Taking>,
    dark: bool,
}

/// How a tile was taken from the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taking {
    pub by: FactionId,
    pub turn: u32,
    looked: bool,
}

fn is_foe(table: &MapView, view: &View, stack: &StackShown) -> bool {
    stack.remembered.is_none() && stack.faction != table.player && view.hostile(stack.faction)
}

impl Summary {
    /// Notes what another's command did to the player.
    pub fn gather(
        &mut self,
        events: &[SectorEvent],
        before: &MapView,
        after: &MapView,
        rules: &Rules,
    ) {
        let teller = Teller { before, after, rules };
        // A battle in sight and a structure that changed hands in sight matter to all; so does who
        // is allied or wants to be. Of what is out of sight nothing is told.
        let is_news = |event: &&SectorEvent| match event {
            SectorEvent::Fought(_)
            | SectorEvent::Taken { structure: Some(_), .. }
            | SectorEvent::Proposed { .. }
            | SectorEvent::Allied { .. }
            | SectorEvent::Broken { .. }
            | SectorEvent::FactionDestroyed { .. }
            | SectorEvent::Progress { .. } => true,
            event => concerns(event, after.player),
        };
        // Whoever was seen to be destroyed did not go out of sight.
        for event in events {
            if let SectorEvent::StackGone { stack, tile, .. } = event
                && teller.sees(*tile)
                && let Some(known) = &mut self.known
            {
                known.retain(|foe| foe.id != *stack);
            }
        }
        for event in events.iter().filter(is_news) {
            self.gathered.extend(teller.line(event));
            if let SectorEvent::Taken { tile, from, by, .. } = event
                && *from == Some(after.player)
            {
                let taking = Taking { by: *by, turn: before.turn, looked: false };
                self.lost.insert(*tile, taking);
            }
        }
    }

    /// Whether a tile is marked as lost.
    pub fn marks(&self, tile: TileId) -> bool {
        !self.dark && self.is_unseen(tile)
    }

    fn is_unseen(&self, tile: TileId) -> bool {
        self.lost.get(&tile).is_some_and(|it| !it.looked)
    }

    /// Who took a tile from the player, and when, unless it is the player's again.
    pub fn taking(&self, tile: TileId) -> Option<Taking> {
        self.lost.get(&tile).copied()
    }

    /// The player's turn ends: what is in sight now is no news later.
    pub fn end_turn(&mut self, table: &MapView, view: &View) {
        let foes = table.stacks.iter().filter(|stack| is_foe(table, view, stack));
        self.known = Some(foes.cloned().collect());
        self.lines.clear();
    }

    /// Adds which foes came into sight, which can attack what, and which went out of sight; returns
    /// whether there is anything to tell.
    fn begin_turn(&mut self, table: &MapView, view: &View) -> bool {
        let Some(known) = self.known.take() else { return false };
        let mut lines = std::mem::take(&mut self.gathered);
        let foes = || table.stacks.iter().filter(|stack| is_foe(table, view, stack));
        for foe in foes().filter(|foe| !known.iter().any(|it| it.id == foe.id)) {
            let (name, units) = (foe.name.as_str(), foe.units.len());
            let place = super::words::place(table, foe.tile);
            let text = t!("sector-log-sighted", name = name, place = place, units = units);
            lines.push(about(table, foe, text));
        }
        for foe in foes() {
            let stack = view.visible_stack(foe.tile);
            let attacks = |own: &&StackShown| {
                stack.is_some_and(|foe| view.attack_from(foe, own.tile).is_some())
            };
            let own: Vec<&str> =
                table.own_stacks().filter(attacks).map(|own| own.name.as_str()).collect();
            if !own.is_empty() {
                let name = foe.name.as_str();
                let touches = |own: &StackShown| view.grid().touch(foe.tile, own.tile);
                let near = if table.own_stacks().any(touches) { "yes" } else { "no" };
                let place = super::words::place(table, foe.tile);
                let own = own.join(", ");
                let text =
                    t!("sector-summary-reach", name = name, own = own, near = near, place = place);
                lines.push(about(table, foe, text));
            }
        }
        let seen = |id| table.stack(id).is_some_and(|it| it.remembered.is_none());
        for gone in known.iter().filter(|foe| !seen(foe.id)) {
            // Where it was seen last.
            let gone = table.stack(gone.id).unwrap_or(gone);
            let place = super::words::place(table, gone.tile);
            let text = t!("sector-summary-gone", name = gone.name.as_str(), place = place);
            lines.push(about(table, gone, text));
        }
        let more = lines.len().saturating_sub(AT_MOST);
        if more > 0 {
            lines.truncate(AT_MOST);
            let mut line = MapLine::new(table.turn, "sector_turn", theme::DIM);
            line.pieces.push(Piece::plain(t!("sector-summary-more", count = more)));
            lines.push(line);
        }
        self.lines = lines;
        !self.lines.is_empty()
    }
}

fn about(table: &MapView, stack: &StackShown, text: String) -> MapLine {
    let mut line = MapLine::new(table.turn, stack.look.badge(), stack.look.colour());
    line.pieces.push(Piece::plain(text));
    line.place = Some(stack.tile);
    line
}

fn turn(
    campaign: Res<Campaign>,
    table: Res<MapView>,
    film: Res<MapPlayback>,
    battles: Res<Battles>,
    mut was_own: Local<bool>,
    mut summary: ResMut<Summary>,
    mut choosing: ResMut<Choosing>,
) {
    let own = campaign.is_own_turn();
    if own == *was_own || (own && !(film.is_over() && battles.is_empty())) {
        return;
    }
    *was_own = own;
    if own && summary.begin_turn(&table, &campaign.view()) {
        choosing.summary = Some(0);
    }
}

/// Lost tiles flash at first; one that was looked at, or is the player's again, is marked no more.
fn mark(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    table: Res<MapView>,
    choosing: Res<Choosing>,
    mut since: Local<(usize, f32)>,
    mut summary: ResMut<Summary>,
) {
    let owner = |tile: TileId| table.tile(tile).and_then(|tile| tile.owner);
    let away = |tile: &TileId| owner(*tile) != Some(table.player);
    if !summary.lost.keys().all(away) {
        summary.lost.retain(|tile, _| away(tile));
    }
    let looked = choosing.cursor.filter(|tile| table.is_own_turn() && summary.is_unseen(*tile));
    if let Some(tile) = looked
        && let Some(it) = summary.lost.get_mut(&tile)
    {
        it.looked = true;
    }
    let count = summary.lost.values().filter(|it| !it.looked).count();
    if count > since.0 {
        since.1 = 0.0;
    }
    *since = (count, since.1 + time.delta_secs().min(0.1));
    let flashes = since.1 < FLASHES && !settings.reduced_motion;
    let dark = flashes && (since.1 / FLASH) as u32 % 2 == 1;
    if count > 0 && summary.dark != dark {
        summary.dark = dark;
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Summary>()
        .add_systems(Update, (turn, mark).chain().in_set(SectorSystems::Ahead));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map_view::tests::{rules, sector};
    use daemonfall_sector::StructureId;

    #[test]
    fn what_was_taken_from_the_player_opens_the_turn_and_is_marked() {
        let rules = rules();
        let sector = sector(&rules, 5);
        let (table, view) = (MapView::read(&rules, &sector), rules.view(&sector, sector.player));
        let own = table.tiles.iter().filter(|tile| tile.owner == Some(table.player));
        let [one, other] = own.map(|tile| tile.id).collect::<Vec<_>>()[..2] else {
            panic!("the player has land")
        };
        let taken = |tile, from| SectorEvent::Taken {
            tile,
            structure: None,
            from: Some(from),
            by: FactionId(1),
        };
        let built = SectorEvent::Taken {
            tile: other,
            structure: Some(StructureId(0)),
            from: Some(FactionId(2)),
            by: FactionId(1),
        };
        let events = [taken(one, table.player), taken(other, FactionId(2)), built];
        let mut summary = Summary::default();
        summary.end_turn(&table, &view);
        summary.gather(&events, &table, &table, &rules);
        assert!(summary.begin_turn(&table, &view));
        let places: Vec<_> = summary.lines.iter().map(|line| line.place).collect();
        assert_eq!(places, [Some(one), Some(other)], "structures matter, whoever had them");
        assert!(summary.marks(one) && !summary.marks(other));
        let taking = summary.taking(one).map(|it| (it.by, it.turn));
        assert_eq!((taking, summary.taking(other)), (Some((FactionId(1), table.turn)), None));
        summary.end_turn(&table, &view);
        let many = vec![taken(one, table.player); AT_MOST + 3];
        summary.gather(&many, &table, &table, &rules);
        assert!(summary.begin_turn(&table, &view));
        let last = summary.lines.last().map(MapLine::text).unwrap_or_default();
        assert!(summary.lines.len() == AT_MOST + 1 && last.contains('3'), "{last}");
    }

    #[test]
    fn alliances_among_others_open_the_turn_too() {
        let rules = rules();
        let sector = sector(&rules, 5);
        let (table, view) = (MapView::read(&rules, &sector), rules.view(&sector, sector.player));
        let mut summary = Summary::default();
        summary.end_turn(&table, &view);
        let proposed = SectorEvent::Proposed { from: FactionId(1), to: FactionId(2) };
        let allied = SectorEvent::Allied { one: FactionId(1), other: FactionId(2) };
        summary.gather(&[proposed, allied], &table, &table, &rules);
        assert!(summary.begin_turn(&table, &view));
        assert_eq!(summary.lines.len(), 2);
        assert!(summary.lines[1].text().contains("are allied now"));
    }

    #[test]
    fn a_foe_that_goes_out_of_sight_opens_the_turn_unless_it_was_seen_to_be_destroyed() {
        let rules = rules();
        let sector = sector(&rules, 5);
        let (table, view) = (MapView::read(&rules, &sector), rules.view(&sector, sector.player));
        let (stack, faction) = (StackId(99), FactionId(1));
        let mut before = table.clone();
        let own = before.own_stacks().next().expect("there is one").clone();
        let tile = own.tile;
        before.stacks.push(StackShown { id: stack, faction, name: "Ash no. 1".into(), ..own });
        let mut summary = Summary::default();
        summary.end_turn(&before, &view);
        assert!(summary.begin_turn(&table, &view));
        let told = summary.lines.iter().map(MapLine::text).collect::<Vec<_>>();
        assert!(told.len() == 1 && told[0].starts_with("You lost sight of Ash no. 1"), "{told:?}");
        summary.end_turn(&before, &view);
        let gone = SectorEvent::StackGone { stack, faction, tile };
        summary.gather(&[gone], &before, &table, &rules);
        assert!(!summary.begin_turn(&table, &view));
    }

    #[test]
    fn a_turn_that_brought_nothing_has_no_summary() {
        let rules = rules();
        let sector = sector(&rules, 5);
        let (table, view) = (MapView::read(&rules, &sector), rules.view(&sector, sector.player));
        let mut summary = Summary::default();
        assert!(!summary.begin_turn(&table, &view), "no turn has ended");
        summary.end_turn(&table, &view);
        assert!(!summary.begin_turn(&table, &view));
    }
}
