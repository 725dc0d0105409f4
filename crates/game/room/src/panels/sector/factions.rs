//! The factions: what each has, and its relations to the others.

use super::{Shown, Stand, stand};
use crate::panels::columns::{self, Cell, Column, Line, ROW, Sorting, dim, numbers, plain, words};
use crate::panels::parts::{caption, fact};
use bevy_egui::egui::Ui;
use daemonfall_sector::library::Part;
use daemonfall_sector::{Faction, FactionId};
use daemonfall_sector_mode::words::signed;
use daemonfall_ui::theme;

const COLUMNS: [Column; 8] = [
    words("faction", 88.0, "Click one for details."),
    words("stance", 50.0, "Its relation to you."),
    numbers("cycles", 54.0, "The cycles it can spend."),
    numbers("income", 56.0, "What its tiles yield each turn, minus its units' upkeep."),
    numbers("tiles", 46.0, "The tiles it owns."),
    numbers("stacks", 56.0, "Stacks on the map."),
    numbers("units", 48.0, "Units in them."),
    numbers(
        "worth",
        52.0,
        "The cost of recruiting its units again, scaled by their remaining health.",
    ),
];

struct Row {
    id: FactionId,
    numbers: [i64; 8],
    cells: Vec<Cell>,
}

#[derive(Default)]
pub struct Factions {
    sorting: Option<Sorting>,
    made: Option<Stand>,
    rows: Vec<Row>,
    selected: Option<FactionId>,
}

impl Factions {
    pub fn draw(&mut self, ui: &mut Ui, shown: &Shown) {
        let mut sorting = self.sorting.unwrap_or(Sorting { column: usize::MAX, falling: false });
        let sorted = columns::heads(ui, &COLUMNS, Some(&mut sorting));
        if sorted {
            self.sorting = Some(sorting);
        }
        let key = Some(stand(shown.campaign));
        if self.made != key || sorted {
            self.made = key;
            self.rows = read(shown);
            self.sort();
        }
        let room = (self.rows.len(), 12.0 * ROW);
        let (rows, selected) = (&self.rows, self.selected);
        let clicked = columns::rows(ui, "factions", &COLUMNS, room, None, |row| Line {
            cells: rows[row].cells.clone(),
            lit: selected == Some(rows[row].id),
            about: None,
        });
        if let Some(row) = clicked {
            self.selected = Some(self.rows[row].id);
        }
        ui.add_space(theme::GAP);
        let sector = shown.campaign.sector();
        let id = self.selected.unwrap_or(sector.player);
        if let Some((id, faction)) = sector.factions().find(|(known, _)| *known == id) {
            about(ui, shown, id, faction);
        }
    }

    fn sort(&mut self) {
        let Some(Sorting { column, falling }) = self.sorting else {
            return;
        };
        match COLUMNS[column].number {
            true => self.rows.sort_by_key(|row| row.numbers[column]),
            false => self.rows.sort_by_cached_key(|row| row.cells[column].words.clone()),
        }
        if falling {
            self.rows.reverse();
        }
    }
}

fn read(shown: &Shown) -> Vec<Row> {
    let factions = shown.campaign.sector().factions();
    factions.map(|(id, faction)| row(shown, id, faction)).collect()
}

fn row(shown: &Shown, id: FactionId, faction: &Faction) -> Row {
    let (sector, rules) = (shown.campaign.sector(), shown.campaign.rules());
    let view = rules.view(sector, id);
    let income = view.yields() - view.upkeep();
    let tiles = sector.tiles.iter().filter(|tile| tile.owner == Some(id));
    let stacks = || sector.stacks_of(id);
    let units: usize = stacks().map(|stack| stack.units.len()).sum();
    let worth: i32 = stacks().map(|stack| stack.worth(&rules.roster)).sum();
    let numbers = [
        0,
        0,
        i64::from(faction.cycles),
        i64::from(income),
        tiles.count() as i64,
        stacks().count() as i64,
        units as i64,
        i64::from(worth),
    ];
    let mut cells = vec![shown.owner(Some(id)), dim(stance(shown, id, faction))];
    cells.extend(numbers.iter().enumerate().skip(2).map(|(column, number)| {
        match COLUMNS[column].name {
            "income" => plain(signed(*number as i32)),
            _ => plain(number.to_string()),
        }
    }));
    Row { id, numbers, cells }
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
    let home = faction.home.map(|tile| shown.names.tile(tile));
    fact(ui, "Began at", home.unwrap_or_else(|| "nowhere".into()));
    fact(ui, "Tiles yield", format!("{} a turn", view.yields()));
    fact(ui, "Units take", format!("{} a turn", view.upkeep()));
    let names = |ids: &mut dyn Iterator<Item = FactionId>| {
        let names: Vec<String> = ids.map(|id| shown.names.faction(id)).collect();
        match names.is_empty() {
            true => "none".to_owned(),
            false => names.join(", "),
        }
    };
    fact(ui, "Allied with", names(&mut faction.allies.iter().copied()));
    let offers = sector.offers.iter();
    let to = offers.clone().filter(|offer| offer.from == id);
    let from = offers.filter(|offer| offer.to == id);
    fact(ui, "Has offered to", names(&mut to.map(|offer| offer.to)));
    fact(ui, "Has an offer from", names(&mut from.map(|offer| offer.from)));
    let broke = faction.broke.map(|turn| format!("in turn {turn}"));
    fact(ui, "Broke an alliance", broke.unwrap_or_else(|| "never".into()));
    let recruits: Vec<String> = kind.recruits.iter().map(|it| shown.names.kind(*it)).collect();
    fact(ui, "Recruits", recruits.join(", "));
}
