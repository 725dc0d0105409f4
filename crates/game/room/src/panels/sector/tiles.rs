//! The tiles: ground, structures, stacks, and who knows each tile; and the factions with what they
//! have.

use super::{Shown, Stand, stand};
use crate::panels::prelude::*;
use daemonfall_sector::library::Part;
use daemonfall_sector::{Faction, FactionId, Places, Seen, Stack, TileId};
use daemonfall_sector_mode::words::signed;

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
        let sector = shown.campaign.sector();
        let mut eyes = self.eyes.unwrap_or(sector.player);
        ui.horizontal(|ui| {
            ui.label(quiet("Known by:"));
            let all = sector.factions().map(|(id, _)| (id, shown.faction(id)));
            chooser(ui, "Known by", &mut eyes, all);
        });
        self.eyes = Some(eyes);
        self.found.field(ui, "Search tiles");
        let all: Vec<TileId> = sector.grid.tiles().collect();
        let table = Table::new("tiles", columns(shown, eyes))
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
}

fn columns<'a>(shown: &'a Shown, eyes: FactionId) -> [Column<'a, TileId>; 7] {
    let (sector, library) = (shown.campaign.sector(), &shown.campaign.rules().library);
    let places = Places::on(&sector.grid);
    let at = move |tile: &TileId| places.of(sector.grid.hex(*tile));
    let about = "Column and row, from 1 in the upper left corner. Click a row to go to its tile on the map.";
    [
        numbers("at", 44.0, |tile: &TileId| plain(shown.tile(*tile)))
            .about(about)
            .by(move |tile| i64::from(at(tile).1) << 32 | i64::from(at(tile).0)),
        words("ground", 54.0, |tile| {
            cell(library.tile(sector.tile(*tile).kind).name.clone(), theme::NEUTRAL)
        })
        .about("The kind of ground."),
        words("built", 52.0, |tile| plain(built(shown, *tile)))
            .about("The structure, or what waits there."),
        words("owner", 66.0, |tile| shown.owner(sector.tile(*tile).owner))
            .about("The owner of the tile."),
        words("stack", 76.0, |tile| {
            let stack = sector.stack_at(*tile);
            stack.map_or_else(|| dim(""), |it| cell(brief(it), shown.colour(it.faction)))
        })
        .about("The stack there. Point at a row for its units."),
        numbers("yields", 54.0, |tile| match yields(shown, *tile) {
            0 => dim("0"),
            more => plain(more),
        })
        .about("Cycles that ground and structure yield their owner each turn."),
        words("known", 56.0, move |tile| known(shown, eyes, *tile))
            .about("How the faction chosen above knows the tile."),
    ]
}

fn yields(shown: &Shown, tile: TileId) -> i32 {
    let (tile, library) = (shown.campaign.sector().tile(tile), &shown.campaign.rules().library);
    let structure = tile.structure.map_or(0, |it| library.structure(it).cycles);
    library.tile(tile.kind).cycles + structure
}

fn built(shown: &Shown, tile: TileId) -> String {
    let (tile, library) = (shown.campaign.sector().tile(tile), &shown.campaign.rules().library);
    let structure = tile.structure.map(|it| library.structure(it).name.as_str());
    let states = [(tile.encounter, "encounter"), (tile.emptied, "emptied"), (tile.busy, "busy")];
    let states = states.into_iter().filter_map(|(there, word)| there.then_some(word));
    structure.into_iter().chain(states).collect::<Vec<_>>().join(", ")
}

fn brief(stack: &Stack) -> String {
    let units = count(stack.units.len(), "unit");
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
        shown.faction(stack.faction),
        count(stack.worth(roster).max(0) as usize, "cycle"),
        stack.moves(),
        stack.movement(roster),
        units.join("\n")
    )
}

fn known(shown: &Shown, eyes: FactionId, tile: TileId) -> Words {
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

#[derive(Default)]
pub struct Factions {
    found: Found<Stand>,
    selected: Option<FactionId>,
}

impl Factions {
    pub fn draw(&mut self, ui: &mut Ui, shown: &Shown) {
        let sector = shown.campaign.sector();
        let all: Vec<(FactionId, &Faction)> = sector.factions().collect();
        let selected = self.selected;
        let table = Table::new("factions", columns_factions(shown))
            .height(12.0 * ROW)
            .lit(move |row| selected == Some(row.0));
        let key = stand(shown.campaign);
        let rows = (all.len(), |row: usize| all[row]);
        if let Some(clicked) = table.draw_found(ui, &mut self.found, key, rows) {
            self.selected = Some(all[clicked].0);
        }
        ui.add_space(theme::GAP);
        let id = self.selected.unwrap_or(sector.player);
        if let Some((id, faction)) = all.into_iter().find(|(known, _)| *known == id) {
            about(ui, shown, id, faction);
        }
    }
}

fn columns_factions<'a>(shown: &'a Shown) -> [Column<'a, (FactionId, &'a Faction)>; 8] {
    type Count = fn(&Shown, FactionId, &Faction) -> i64;
    let counted = |name, width, count: Count| {
        let count = move |row: &(FactionId, &Faction)| count(shown, row.0, row.1);
        numbers(name, width, move |row| match name {
            "income" => plain(signed(count(row) as i32)),
            _ => plain(count(row)),
        })
    };
    [
        words("faction", 88.0, |row: &(FactionId, &Faction)| shown.owner(Some(row.0)))
            .about("Click one for details."),
        words("stance", 50.0, |(id, faction): &(FactionId, &Faction)| {
            dim(stance(shown, *id, faction))
        })
        .about("Its relation to you."),
        counted("cycles", 54.0, |_, _, it| it.cycles.into()).about("The cycles it can spend."),
        counted("income", 56.0, |shown, id, _| {
            let view = shown.campaign.rules().view(shown.campaign.sector(), id);
            (view.yields() - view.upkeep()).into()
        })
        .about("What its tiles yield each turn, minus its units' upkeep."),
        counted("tiles", 46.0, |shown, id, _| {
            let tiles = shown.campaign.sector().tiles.iter();
            tiles.filter(|tile| tile.owner == Some(id)).count() as i64
        })
        .about("The tiles it owns."),
        counted("stacks", 56.0, |shown, id, _| {
            shown.campaign.sector().stacks_of(id).count() as i64
        })
        .about("Stacks on the map."),
        counted("units", 48.0, |shown, id, _| {
            let stacks = shown.campaign.sector().stacks_of(id);
            stacks.map(|stack| stack.units.len() as i64).sum()
        })
        .about("Units in them."),
        counted("worth", 52.0, |shown, id, _| {
            let stacks = shown.campaign.sector().stacks_of(id);
            stacks.map(|stack| i64::from(stack.worth(&shown.campaign.rules().roster))).sum()
        })
        .about("The cost of recruiting its units again, scaled by their remaining health."),
    ]
}

fn stance(shown: &Shown, id: FactionId, faction: &Faction) -> &'static str {
    let sector = shown.campaign.sector();
    let part = shown.campaign.rules().part(sector, id);
    match part {
        _ if id == sector.player => "you",
        _ if !faction.alive => "gone",
        Part::Wild => "wild",
        _ if sector.allied(id, sector.player) => "allied",
        Part::Player | Part::Corporation => "at war",
    }
}

fn about(ui: &mut Ui, shown: &Shown, id: FactionId, faction: &Faction) {
    let (sector, rules) = (shown.campaign.sector(), shown.campaign.rules());
    let kind = rules.library.faction(faction.kind);
    caption(ui, &kind.name);
    ui.label(&kind.about);
    ui.add_space(4.0);
    let view = rules.view(sector, id);
    let part = match kind.part {
        Part::Player => "the player's: with a leader",
        Part::Corporation => "a corporation: it plays by the player's rules",
        Part::Wild => "wild: it guards, and has no economy",
    };
    fact(ui, "Part", part);
    let active = match sector.active == id && sector.outcome.is_none() {
        true => format!("turn {}, its turn now", sector.turn),
        false => format!("turn {}", sector.turn),
    };
    fact(ui, "Turn", active);
    let home = faction.home.map(|tile| shown.tile(tile));
    fact(ui, "Began at", home.unwrap_or_else(|| "nowhere".into()));
    fact(ui, "Tiles yield", format!("{} a turn", view.yields()));
    fact(ui, "Units take", format!("{} a turn", view.upkeep()));
    let names = |ids: &mut dyn Iterator<Item = FactionId>| {
        let names: Vec<String> = ids.map(|id| shown.faction(id)).collect();
        if names.is_empty() { "none".to_owned() } else { names.join(", ") }
    };
    fact(ui, "Allied with", names(&mut faction.allies.iter().copied()));
    let offers = sector.offers.iter();
    let to = offers.clone().filter(|offer| offer.from == id);
    let from = offers.filter(|offer| offer.to == id);
    fact(ui, "Has offered to", names(&mut to.map(|offer| offer.to)));
    fact(ui, "Has an offer from", names(&mut from.map(|offer| offer.from)));
    let broke = faction.broke.map(|turn| format!("in turn {turn}"));
    fact(ui, "Broke an alliance", broke.unwrap_or_else(|| "never".into()));
    let recruits: Vec<&str> = kind.recruits.iter().map(|it| shown.kind(*it)).collect();
    fact(ui, "Recruits", recruits.join(", "));
}
