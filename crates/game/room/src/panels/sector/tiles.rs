//! The tiles: ground, structures, stacks, and who knows each tile.

use super::{Shown, Stand, stand};
use crate::panels::found::Found;
use crate::panels::prelude::*;
use crate::panels::table::{Cell, Column, Table, cell, dim, numbers, plain, words};
use daemonfall_sector::{FactionId, Seen, Stack, TileId};

pub struct Tiles {
    /// The faction whose knowledge is shown; `None` is the player.
    eyes: Option<FactionId>,
    found: Found<(Stand, Option<FactionId>)>,
}

impl Default for Tiles {
    fn default() -> Self {
        Self { eyes: None, found: Found::sorted(0, false) }
    }
}

impl Tiles {
    pub fn draw(&mut self, ui: &mut Ui, shown: &Shown, cursor: Option<TileId>) -> Option<TileId> {
        ui.horizontal(|ui| {
            ui.label(quiet("Known by:"));
            self.whose(ui, shown);
        });
        self.found.field(ui, "Search tiles");
        let sector = shown.campaign.sector();
        let all: Vec<TileId> = sector.grid.tiles().collect();
        let table = Table::new("tiles", columns(shown, self.eyes.unwrap_or(sector.player)))
            .none("No tile matches.")
            .lit(move |tile| cursor == Some(*tile))
            .about(|tile| Some(in_full(shown, sector.stack_at(*tile)?)));
        let key = (stand(shown.campaign), self.eyes);
        let clicked = table.draw_found(ui, &mut self.found, key, (all.len(), |row| all[row]))?;
        Some(all[clicked])
    }

    /// The place of the first one listed, among all.
    #[cfg(test)]
    pub fn first(&self) -> Option<usize> {
        self.found.listed.first().copied()
    }

    fn whose(&mut self, ui: &mut Ui, shown: &Shown) {
        let player = shown.campaign.sector().player;
        let eyes = self.eyes.unwrap_or(player);
        chooser(ui, "Known by", shown.names.faction(eyes), |ui| {
            for (id, _) in shown.campaign.sector().factions() {
                let name = shown.names.faction(id);
                if ui.selectable_label(id == eyes, name).clicked() {
                    self.eyes = Some(id);
                }
            }
        });
    }
}

fn columns<'a>(shown: &'a Shown, eyes: FactionId) -> [Column<'a, TileId>; 7] {
    let (sector, library) = (shown.campaign.sector(), &shown.campaign.rules().library);
    let at = |tile: &TileId| shown.names.coordinates(*tile).unwrap_or_default();
    let about = "Column and row, from 1 in the upper left corner. Click a row to go to its tile on the map.";
    [
        numbers("at", 44.0, about, move |tile| plain(format!("{},{}", at(tile).0, at(tile).1)))
            .by(move |tile| i64::from(at(tile).1) << 32 | i64::from(at(tile).0)),
        words("ground", 54.0, "The kind of ground.", |tile| {
            cell(library.tile(sector.tile(*tile).kind).name.clone(), theme::NEUTRAL)
        }),
        words("built", 52.0, "The structure, or what waits there.", |tile| {
            plain(built(shown, *tile))
        }),
        words("owner", 66.0, "The owner of the tile.", |tile| {
            shown.owner(sector.tile(*tile).owner)
        }),
        words("stack", 76.0, "The stack there. Point at a row for its units.", |tile| {
            let stack = sector.stack_at(*tile);
            stack.map_or_else(|| dim(""), |it| cell(brief(it), shown.colour(it.faction)))
        }),
        numbers(
            "yields",
            54.0,
            "Cycles that ground and structure yield their owner each turn.",
            |tile| match yields(shown, *tile) {
                0 => dim("0"),
                more => plain(more.to_string()),
            },
        )
        .by(|tile| yields(shown, *tile)),
        words("known", 56.0, "How the faction chosen above knows the tile.", move |tile| {
            known(shown, eyes, *tile)
        }),
    ]
}

fn yields(shown: &Shown, tile: TileId) -> i64 {
    let (tile, library) = (shown.campaign.sector().tile(tile), &shown.campaign.rules().library);
    let structure = tile.structure.map_or(0, |it| library.structure(it).cycles);
    i64::from(library.tile(tile.kind).cycles + structure)
}

fn built(shown: &Shown, tile: TileId) -> String {
    let (tile, library) = (shown.campaign.sector().tile(tile), &shown.campaign.rules().library);
    let structure = tile.structure.map(|it| library.structure(it).name.as_str());
    let states = [(tile.encounter, "encounter"), (tile.emptied, "emptied"), (tile.busy, "busy")];
    let states = states.into_iter().filter_map(|(there, word)| there.then_some(word));
    structure.into_iter().chain(states).collect::<Vec<_>>().join(", ")
}

fn brief(stack: &Stack) -> String {
    let units = daemonfall_sector_mode::words::count(stack.units.len() as i32, "unit");
    let led = if stack.is_led() { ", leader" } else { "" };
    format!("{}: {units}{led}", stack.id.0)
}

fn in_full(shown: &Shown, stack: &Stack) -> String {
    let roster = &shown.campaign.rules().roster;
    let units = stack.units.iter().map(|unit| {
        let (name, most) = (&roster.kind(unit.kind).name, unit.most_health(roster));
        let leader = if unit.leader { ", leader" } else { "" };
        format!("{name}, {} of {most} health{leader}", unit.health)
    });
    let units: Vec<String> = units.collect();
    format!(
        "Stack {} of {}, worth {}, moves {} of {}:\n{}",
        stack.id.0,
        shown.names.faction(stack.faction),
        daemonfall_sector_mode::words::count(stack.worth(roster), "cycle"),
        stack.moves(),
        stack.movement(roster),
        units.join("\n")
    )
}

fn known(shown: &Shown, eyes: FactionId, tile: TileId) -> Cell {
    let view = shown.campaign.rules().view(shown.campaign.sector(), eyes);
    let memory = view.memory(tile);
    match memory.seen {
        Seen::Unknown => cell("unknown", theme::FAINT),
        Seen::Visible => plain("in sight"),
        Seen::Remembered => match &memory.glimpse {
            Some(glimpse) => {
                dim(format!("once; stack {} in turn {}", glimpse.stack.id.0, glimpse.turn))
            }
            None => dim("once"),
        },
    }
}
