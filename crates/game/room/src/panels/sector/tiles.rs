//! The tiles: ground, structures, stacks, and who knows each tile.

use super::{Shown, Stand, stand};
use crate::panels::columns::{self, Cell, Column, Line, Sorting, cell, dim, numbers, plain, words};
use crate::panels::parts::{chooser, quiet, search};
use bevy_egui::egui::Ui;
use daemonfall_sector::{FactionId, Seen, Stack, TileId};
use daemonfall_ui::theme;

const COLUMNS: [Column; 7] = [
    numbers(
        "at",
        44.0,
        "Column and row, from 1 in the upper left corner. Click a row to go to its tile on the map.",
    ),
    words("ground", 54.0, "The kind of ground."),
    words("built", 52.0, "The structure, or what waits there."),
    words("owner", 66.0, "The owner of the tile."),
    words("stack", 76.0, "The stack there. Point at a row for its units."),
    numbers("yields", 54.0, "Cycles that ground and structure yield their owner each turn."),
    words("known", 56.0, "How the faction chosen above knows the tile."),
];

struct Row {
    id: TileId,
    at: (i32, i32),
    yields: i32,
    cells: Vec<Cell>,
    about: Option<String>,
}

#[derive(Default)]
pub struct Tiles {
    words: String,
    /// The faction whose knowledge is shown; `None` is the player.
    eyes: Option<FactionId>,
    sorting: Sorting,
    made: Option<(Stand, Option<FactionId>)>,
    all: Vec<Row>,
    listed: Vec<usize>,
}

impl Tiles {
    pub fn draw(&mut self, ui: &mut Ui, shown: &Shown, cursor: Option<TileId>) -> Option<TileId> {
        ui.horizontal(|ui| {
            ui.label(quiet("Known by:"));
            self.whose(ui, shown);
        });
        let mut anew = search(ui, &mut self.words, "Search tiles");
        anew |= columns::heads(ui, &COLUMNS, Some(&mut self.sorting));
        let key = Some((stand(shown.campaign), self.eyes));
        if self.made != key {
            self.made = key;
            self.all = read(shown, self.eyes);
            anew = true;
        }
        if anew {
            self.list();
        }
        if self.listed.is_empty() {
            ui.label(quiet("No tile matches."));
            return None;
        }
        let room = (self.listed.len(), ui.available_height());
        let (all, listed) = (&self.all, &self.listed);
        let clicked = columns::rows(ui, "tiles", &COLUMNS, room, None, |row| {
            let tile = &all[listed[row]];
            Line {
                cells: tile.cells.clone(),
                lit: cursor == Some(tile.id),
                about: tile.about.clone(),
            }
        });
        Some(all[listed[clicked?]].id)
    }

    #[cfg(test)]
    pub fn first(&self) -> Option<i32> {
        Some(self.all[*self.listed.first()?].yields)
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

    fn list(&mut self) {
        let wanted = self.words.to_lowercase();
        let has = |row: &Row| {
            let words = row.cells.iter().map(|cell| cell.words.to_lowercase());
            let mut words = words.chain(row.about.iter().map(|about| about.to_lowercase()));
            wanted.is_empty() || words.any(|words| words.contains(&wanted))
        };
        let all = &self.all;
        self.listed = (0..all.len()).filter(|place| has(&all[*place])).collect();
        let column = self.sorting.column;
        let words = |place: &usize| all[*place].cells[column].words.to_lowercase();
        match COLUMNS[column].name {
            "at" => self.listed.sort_by_key(|it| (all[*it].at.1, all[*it].at.0)),
            "yields" => self.listed.sort_by_key(|it| all[*it].yields),
            // Empty cells come last.
            _ => self.listed.sort_by_cached_key(|it| (words(it).is_empty(), words(it))),
        }
        if self.sorting.falling {
            let empty = |place: &usize| !COLUMNS[column].number && words(place).is_empty();
            let filled = self.listed.iter().take_while(|it| !empty(it)).count();
            self.listed[..filled].reverse();
        }
    }
}

fn read(shown: &Shown, eyes: Option<FactionId>) -> Vec<Row> {
    let sector = shown.campaign.sector();
    let tiles = sector.grid.tiles();
    tiles.map(|tile| row(shown, eyes.unwrap_or(sector.player), tile)).collect()
}

fn row(shown: &Shown, eyes: FactionId, id: TileId) -> Row {
    let (sector, rules) = (shown.campaign.sector(), shown.campaign.rules());
    let tile = sector.tile(id);
    let ground = rules.library.tile(tile.kind);
    let structure = tile.structure.map(|it| rules.library.structure(it));
    let yields = ground.cycles + structure.map_or(0, |it| it.cycles);
    let mut built = structure.map_or_else(String::new, |it| it.name.clone());
    for (there, word) in
        [(tile.encounter, "encounter"), (tile.emptied, "emptied"), (tile.busy, "busy")]
    {
        if there {
            let comma = if built.is_empty() { "" } else { ", " };
            built = format!("{built}{comma}{word}");
        }
    }
    let stack = sector.stack_at(id);
    let at = shown.names.coordinates(id).unwrap_or_default();
    let cells = vec![
        plain(format!("{},{}", at.0, at.1)),
        cell(ground.name.clone(), theme::NEUTRAL),
        plain(built),
        shown.owner(tile.owner),
        stack.map_or_else(|| dim(""), |it| cell(brief(it), shown.colour(it.faction))),
        match yields {
            0 => dim("0"),
            more => plain(more.to_string()),
        },
        known(shown, eyes, id),
    ];
    Row { id, at, yields, cells, about: stack.map(|stack| in_full(shown, stack)) }
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
