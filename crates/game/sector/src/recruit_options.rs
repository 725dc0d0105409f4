//! Where each kind can be recruited, and why not now.

use super::choosing::Choosing;
use super::map_view::MapView;
use crate::prelude::*;
use daemonfall_sector::Refusal;

#[derive(Clone, Debug, PartialEq)]
pub struct Offered {
    pub kind: KindId,
    pub refusal: Option<Refusal>,
}

/// What a player's tile offers to recruit: everything that its structure can make, by tier.
pub fn offered(campaign: &Campaign, tile: TileId) -> Vec<Offered> {
    offered_by(campaign.rules(), campaign.sector(), tile)
}

pub fn offered_by(rules: &Rules, sector: &Sector, tile: TileId) -> Vec<Offered> {
    let view = rules.view(sector, sector.player);
    let it = sector.tile(tile);
    let most = it.structure.map_or(0, |built| rules.library.structure(built).recruits);
    if it.owner != Some(sector.player) || most == 0 {
        return Vec::new();
    }
    let faction = sector.faction(sector.player).kind;
    let mut kinds: Vec<KindId> = rules.library.faction(faction).recruits.clone();
    let tier = |kind: &KindId| rules.roster.kind(*kind).chassis.tier;
    kinds.retain(|kind| tier(kind) <= most);
    kinds.sort_by_key(tier);
    let offer = |kind: KindId| Offered {
        kind,
        refusal: view.check(&Command::Recruit { tile, kind }).err(),
    };
    kinds.into_iter().map(offer).collect()
}

/// The tile of the list of recruits: the selected tile, otherwise the stack's.
pub fn recruits_at(campaign: &Campaign, table: &MapView, choosing: &Choosing) -> Option<TileId> {
    let stands = choosing.selected.and_then(|id| table.stack(id)).map(|stack| stack.tile);
    let places = [choosing.cursor, stands];
    let mut places = places.into_iter().flatten();
    places.find(|tile| !offered(campaign, *tile).is_empty())
}

fn can_recruit(campaign: &Campaign, tile: TileId) -> bool {
    offered(campaign, tile).iter().any(|it| it.refusal.is_none())
}

/// Whether a click on the tile looked at shows what it recruits: the selected stack stands there, or
/// no stack is selected that could go there now. Nothing is picked or aimed at.
pub fn recruits_first(campaign: &Campaign, table: &MapView, choosing: &Choosing) -> bool {
    let Some(tile) = choosing.cursor.filter(|_| table.is_own_turn()) else { return false };
    let selected = choosing.selected.and_then(|id| table.stack(id));
    let stays = selected.is_none_or(|stack| stack.tile == tile || stack.moves.0 == 0);
    let there = table.stack_at(tile).map(|stack| stack.id);
    let plain = choosing.picked.is_empty() && choosing.aim.is_none();
    let free = there.is_none() || there == choosing.selected;
    plain && stays && free && can_recruit(campaign, tile)
}

/// Where the player can recruit now, or else where it could at another time, and the place looked at;
/// the nearest to the selected stack first.
pub fn recruiters(campaign: &Campaign, table: &MapView, choosing: &Choosing) -> Vec<TileId> {
    let stands = choosing.selected.and_then(|id| table.stack(id)).map(|stack| stack.tile);
    let from = stands.or(choosing.cursor);
    let tiles = table.tiles.iter().map(|tile| tile.id);
    let all = tiles.filter(|tile| !offered(campaign, *tile).is_empty());
    let (able, others): (Vec<_>, Vec<_>) = all.partition(|tile| can_recruit(campaign, *tile));
    let mut places = if able.is_empty() { others.clone() } else { able };
    let looked = choosing.cursor.filter(|tile| others.contains(tile) && !places.contains(tile));
    places.extend(looked);
    let grid = campaign.view().grid();
    places.sort_by_key(|tile| from.map_or(0, |from| grid.distance(from, *tile)));
    places
}
