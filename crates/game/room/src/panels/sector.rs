//! Sector: the tiles and factions of the map, and what opponents weighed before they chose.

#[cfg(test)]
mod tests;
mod tiles;
mod weighed;

use super::dock_state::attend;
use super::prelude::*;
use crate::console::arguments::Names;
use crate::console::called;
use daemonfall_menus::runs::rewind::Past;
use daemonfall_platform::diagnostics::Minds;
use daemonfall_sector::{FactionId, KindId, TileId};
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
    /// The words for commands.
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

    fn faction(&self, faction: FactionId) -> String {
        let kind = self.campaign.sector().faction(faction).kind;
        self.campaign.rules().library.faction(kind).name.clone()
    }

    fn kind(&self, kind: KindId) -> &str {
        &self.campaign.rules().roster.kind(kind).name
    }

    fn tile(&self, tile: TileId) -> String {
        called::place(&self.campaign.sector().grid, tile)
    }

    fn owner(&self, owner: Option<FactionId>) -> Words {
        let words = owner.map_or_else(String::new, |owner| self.faction(owner));
        let of = owner.map_or(theme::DIM, |owner| self.colour(owner));
        cell(words, of)
    }
}

impl Contents for SectorPanel {
    fn draw(&mut self, ui: &mut Ui, world: &mut World, _: Lock) {
        parts::choose(ui, &mut self.page, PAGES);
        ui.separator();
        let Some(campaign) = world.get_resource::<Campaign>() else {
            let words = "No run is under way. During a run, its map and factions are shown here on every screen.";
            nothing(ui, words);
            return;
        };
        let shown =
            Shown { campaign, names: Names::of(world), table: world.get_resource::<MapView>() };
        let cursor = world.get_resource::<Choosing>().and_then(|it| it.cursor);
        let mut looked_at = None;
        match self.page {
            Page::Tiles => looked_at = self.tiles.draw(ui, &shown, cursor),
            Page::Factions => self.factions.draw(ui, &shown),
            Page::Choices => {
                let minds = world.get_resource::<Minds>();
                let minds = minds.filter(|minds| minds.are_of(campaign));
                self.choices.draw(ui, &shown, minds);
            }
        }
        if let Some(tile) = looked_at {
            look(world, tile);
        }
    }

    fn begin(app: &mut App) {
        let attend = attend(PanelKind::Sector, |minds: &mut Minds| &mut minds.on);
        app.init_resource::<Minds>()
            .add_systems(Last, attend.run_if(resource_changed::<Room>))
            .add_systems(
                Last,
                // A look at the past is temporary.
                forget.run_if(
                    resource_exists_and_changed::<Campaign>.and_then(not(resource_exists::<Past>)),
                ),
            );
    }
}

fn look(world: &mut World, tile: TileId) {
    if let Some(table) = world.get_resource::<MapView>().cloned()
        && let Some(mut choosing) = world.get_resource_mut::<Choosing>()
    {
        choosing.look(tile, &table);
    }
}

/// Drops choices of another run, or of undone steps.
fn forget(campaign: Res<Campaign>, mut minds: ResMut<Minds>) {
    minds.forget_others(&campaign);
}
