//! Sector: the tiles and factions of the map, and what opponents weighed before they chose.

#[cfg(test)]
mod tests;
mod tiles;
mod weighed;

use super::parts::{self, pages};
use super::prelude::*;
use daemonfall_menus::runs::command_labels::Names;
use daemonfall_menus::runs::rewind::Past;
use daemonfall_platform::diagnostics::Minds;
use daemonfall_sector::{FactionId, TileId};
use daemonfall_sector_mode::choosing::Choosing;

pages! { Tiles "Tiles", Factions "Factions", Choices "Choices" }

#[derive(Resource, Default)]
pub struct SectorPanel {
    page: Page,
    tiles: tiles::Tiles,
    factions: tiles::Factions,
    choices: weighed::Choices,
}

/// The shown state of the map: seed, recorded steps, and number of computations so far.
type Stand = (u64, usize, u64);

fn stand(campaign: &Campaign) -> Stand {
    let steps = campaign.replay().steps.len();
    (campaign.run().settings.seed, steps, campaign.effort())
}

struct Shown<'a> {
    campaign: &'a Campaign,
    names: Names<'a>,
    /// For the factions' colours.
    table: Option<&'a MapView>,
}

impl Shown<'_> {
    fn colour(&self, faction: FactionId) -> Color {
        match self.table {
            Some(table) => table.look(faction).colour(),
            None if faction == self.campaign.sector().player => theme::YOU,
            None => theme::NEUTRAL,
        }
    }

    fn owner(&self, owner: Option<FactionId>) -> super::table::Cell {
        let words = owner.map_or_else(String::new, |owner| self.names.faction(owner));
        let of = owner.map_or(theme::DIM, |owner| self.colour(owner));
        super::table::cell(words, of)
    }
}

pub fn draw(ui: &mut Ui, world: &mut World, _: Lock) {
    world.resource_scope(|world, mut state: Mut<SectorPanel>| {
        let state = &mut *state;
        parts::choose(ui, &mut state.page, PAGES);
        ui.separator();
        let Some(campaign) = world.get_resource::<Campaign>() else {
            let words = "No run is under way. During a run, its map and factions are shown here on every screen.";
            nothing(ui, words);
            return;
        };
        let shown = Shown {
            campaign,
            names: Names::new(campaign.content(), campaign.sector()),
            table: world.get_resource::<MapView>(),
        };
        let cursor = world.get_resource::<Choosing>().and_then(|it| it.cursor);
        let mut looked_at = None;
        match state.page {
            Page::Tiles => looked_at = state.tiles.draw(ui, &shown, cursor),
            Page::Factions => state.factions.draw(ui, &shown),
            Page::Choices => {
                let minds = world.get_resource::<Minds>();
                let minds = minds.filter(|minds| minds.are_of(campaign));
                state.choices.draw(ui, &shown, minds);
            }
        }
        if let Some(tile) = looked_at {
            look(world, tile);
        }
    });
}

fn look(world: &mut World, tile: TileId) {
    if let Some(table) = world.get_resource::<MapView>().cloned()
        && let Some(mut choosing) = world.get_resource_mut::<Choosing>()
    {
        choosing.look(tile, &table);
    }
}

fn attend(room: Res<Room>, mut minds: ResMut<Minds>) {
    let shown = room.shows(PanelKind::Sector);
    if minds.on != shown {
        minds.on = shown;
    }
}

/// Drops choices of another run, or of undone steps.
fn forget(campaign: Res<Campaign>, mut minds: ResMut<Minds>) {
    minds.forget_others(&campaign);
}

pub fn plugin(app: &mut App) {
    app.init_resource::<SectorPanel>()
        .init_resource::<Minds>()
        .add_systems(Last, attend.run_if(resource_changed::<Room>))
        .add_systems(
            Last,
            // A look at the past is temporary.
            forget.run_if(
                resource_exists_and_changed::<Campaign>.and_then(not(resource_exists::<Past>)),
            ),
        );
}
