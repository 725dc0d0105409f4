//! The factions: what each has, and its relations to the others.

use super::{Shown, Stand, stand};
use crate::panels::found::Found;
use crate::panels::prelude::*;
use crate::panels::table::{Column, ROW, Table, dim, numbers, plain, words};
use daemonfall_sector::library::Part;
use daemonfall_sector::{Faction, FactionId};
use daemonfall_sector_mode::words::signed;

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
        let table = Table::new("factions", columns(shown))
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

fn columns<'a>(shown: &'a Shown) -> Vec<Column<'a, (FactionId, &'a Faction)>> {
    type Count = fn(&Shown, FactionId, &Faction) -> i64;
    let counts: [(&str, f32, &str, Count); 6] = [
        ("cycles", 54.0, "The cycles it can spend.", |_, _, it| it.cycles.into()),
        (
            "income",
            56.0,
            "What its tiles yield each turn, minus its units' upkeep.",
            |shown, id, _| {
                let view = shown.campaign.rules().view(shown.campaign.sector(), id);
                (view.yields() - view.upkeep()).into()
            },
        ),
        ("tiles", 46.0, "The tiles it owns.", |shown, id, _| {
            let tiles = shown.campaign.sector().tiles.iter();
            tiles.filter(|tile| tile.owner == Some(id)).count() as i64
        }),
        ("stacks", 56.0, "Stacks on the map.", |shown, id, _| {
            shown.campaign.sector().stacks_of(id).count() as i64
        }),
        ("units", 48.0, "Units in them.", |shown, id, _| {
            let stacks = shown.campaign.sector().stacks_of(id);
            stacks.map(|stack| stack.units.len() as i64).sum()
        }),
        (
            "worth",
            52.0,
            "The cost of recruiting its units again, scaled by their remaining health.",
            |shown, id, _| {
                let stacks = shown.campaign.sector().stacks_of(id);
                stacks.map(|stack| i64::from(stack.worth(&shown.campaign.rules().roster))).sum()
            },
        ),
    ];
    let mut columns = vec![
        words("faction", 88.0, "Click one for details.", |row: &(FactionId, &Faction)| {
            shown.owner(Some(row.0))
        }),
        words("stance", 50.0, "Its relation to you.", |(id, faction): &(FactionId, &Faction)| {
            dim(stance(shown, *id, faction))
        }),
    ];
    columns.extend(counts.map(|(name, width, about, count)| {
        let count = move |row: &(FactionId, &Faction)| count(shown, row.0, row.1);
        numbers(name, width, about, move |row| match name {
            "income" => plain(signed(count(row) as i32)),
            _ => plain(count(row).to_string()),
        })
        .by(count)
    }));
    columns
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
    let recruits: Vec<String> = kind.recruits.iter().map(|it| shown.names.kind(*it)).collect();
    fact(ui, "Recruits", recruits.join(", "));
}
