//! The map for screen readers: every known tile, with what is there. The focus is where the cursor
//! is; a tile that is used is confirmed there.

use crate::SectorSystems;
use crate::choosing::Choosing;
use crate::map_view::{MapView, TileShown};
use crate::orders::MapRequest;
use crate::prelude::*;
use crate::words::place;
use daemonfall_ui::accessibility::{Place, Places};

fn words(table: &MapView, rules: &Rules, tile: &TileShown) -> String {
    let built = tile.structure.map(|(built, _)| rules.library.structure(built).name.clone());
    let ground = tile.ground.map(|ground| rules.library.tile(ground).name.clone());
    let name = built.or(ground).unwrap_or_else(|| t!("sector-tile-unknown"));
    let mut all = vec![name, place(table, tile.id)];
    all.extend(tile.owner.map(|owner| table.faction_name(owner).to_owned()));
    if let Some(stack) = table.stack_at(tile.id) {
        all.push(stack.name.clone());
        all.extend(stack.units.iter().map(|unit| unit.name.clone()));
    }
    if tile.encounter {
        all.push(t!("sector-tile-encounter"));
    }
    all.join(", ")
}

fn tell(
    table: Res<MapView>,
    choosing: Res<Choosing>,
    campaign: Res<Campaign>,
    mut places: Places<TileId>,
) {
    let anew = table.is_changed() || choosing.is_changed();
    if !places.are_wanted() || !(anew || places.are_new()) {
        return;
    }
    let known = table.tiles.iter();
    let known = known.filter(|it| it.seen != Seen::Unknown || choosing.cursor == Some(it.id));
    let known = known.map(|tile| (tile.id, words(&table, campaign.rules(), tile)));
    let lives = DespawnOnExit(Screen::SECTOR);
    places.tell(t!("spoken-map"), lives, known, choosing.cursor);
}

fn confirm(
    used: On<Activate>,
    places: Query<&Place<TileId>>,
    mut requests: MessageWriter<MapRequest>,
) {
    if let Ok(Place(tile)) = places.get(used.entity) {
        requests.write_batch([MapRequest::Look(*tile), MapRequest::Confirm(*tile)]);
    }
}

pub fn plugin(app: &mut App) {
    let shown = in_state(Screen::SECTOR).and_then(resource_exists::<MapView>);
    app.add_observer(confirm).add_systems(
        Update,
        tell.in_set(SectorSystems::Draw).run_if(shown.and_then(resource_exists::<Campaign>)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map_view::tests::{rules, sector};

    #[test]
    fn a_tile_is_called_by_what_is_there_and_where_it_is() {
        let rules = rules();
        let table = MapView::read(&rules, &sector(&rules, 1));
        let stack = table.own_stacks().next().expect("the player has one");
        let tile = table.tile(stack.tile).expect("it stands somewhere");
        let words = words(&table, &rules, tile);
        let expected = [&place(&table, tile.id), &stack.name, &stack.units[0].name];
        assert!(expected.iter().all(|part| words.contains(part.as_str())), "{words}");
    }
}
