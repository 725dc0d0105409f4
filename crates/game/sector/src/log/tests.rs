//! Checks that lines about factions say `you` for the player's own, on either side.

use super::tell::Teller;
use crate::map_view::MapView;
use crate::map_view::tests::{rules, sector};
use crate::prelude::*;

/// The lines of an event with the player as its first faction, as its second, and as neither.
fn told(event: fn(FactionId, FactionId) -> SectorEvent) -> [String; 3] {
    let rules = rules();
    let table = MapView::read(&rules, &sector(&rules, 5));
    let teller = Teller { before: &table, after: &table, rules: &rules };
    let you = table.player;
    let mut others = table.factions.iter().filter(|it| it.id != you);
    let ash = others.find(|it| it.name == "Ash").expect("Ash is there").id;
    let wild = others.next_back().expect("others are there").id;
    [(you, ash), (ash, you), (ash, wild)].map(|(first, second)| {
        let line = teller.line(&event(first, second)).expect("it has a line");
        line.text()
    })
}

#[test]
fn offers_and_alliances_are_told_from_the_players_side() {
    let [yours, to_you, others] = told(|from, to| SectorEvent::Proposed { from, to });
    assert_eq!(yours, "You propose an alliance to Ash.");
    assert_eq!(to_you, "Ash proposes an alliance: answer before your turn ends.");
    assert_eq!(others, "Ash proposes an alliance to Wild processes.");
    let [yours, with_you, others] = told(|one, other| SectorEvent::Allied { one, other });
    assert_eq!(yours, "You and Ash are allied now.");
    assert_eq!(with_you, "Ash and you are allied now.");
    assert_eq!(others, "Ash and Wild processes are allied now.");
}

#[test]
fn refusals_and_breaks_are_told_from_the_players_side() {
    let [yours, of_you, others] = told(|by, from| SectorEvent::Declined { from, by });
    assert_eq!(yours, "The offer of Ash is declined.");
    assert_eq!(of_you, "Ash declines your offer.");
    assert_eq!(others, "Ash declines the offer of Wild processes.");
    let [yours, with_you, others] = told(|by, with| SectorEvent::Broken { by, with });
    assert_eq!(yours, "You break the alliance with Ash.");
    assert_eq!(with_you, "Ash breaks the alliance with you.");
    assert_eq!(others, "Ash breaks the alliance with Wild processes.");
}

#[test]
fn health_that_was_taken_or_given_is_told_with_what_is_left() {
    let rules = rules();
    let table = MapView::read(&rules, &sector(&rules, 5));
    let teller = Teller { before: &table, after: &table, rules: &rules };
    let unit = &table.own_stacks().next().expect("there is one").units[0];
    let (name, had) = (&unit.name, unit.health.0);
    let told = |health| {
        let event = SectorEvent::HealthSet { unit: unit.id, health };
        teller.line(&event).map(|line| line.text())
    };
    let hurt = format!("{name} loses 4 health: {} left.", had - 4);
    assert_eq!(told(had - 4), Some(hurt));
    let mended = format!("{name} gains 2 health: {} now.", had + 2);
    assert_eq!(told(had + 2), Some(mended));
    assert_eq!(told(had), None, "nothing changed");
}

#[test]
fn one_cycle_is_told_as_one_whether_it_comes_or_goes() {
    let rules = rules();
    let table = MapView::read(&rules, &sector(&rules, 5));
    let teller = Teller { before: &table, after: &table, rules: &rules };
    let told = |by| {
        let event = SectorEvent::CyclesChanged { faction: table.player, by, cycles: 9 };
        teller.line(&event).map(|line| line.text())
    };
    assert_eq!(told(1).as_deref(), Some("+1 cycle. You have 9."));
    assert_eq!(told(-1).as_deref(), Some("\u{2212}1 cycle. You have 9."));
    assert_eq!(told(2).as_deref(), Some("+2 cycles. You have 9."));
}

#[test]
fn an_income_is_one_line_with_all_its_sources() {
    let rules = rules();
    let mut table = MapView::read(&rules, &sector(&rules, 5));
    let told = |table: &MapView| {
        let teller = Teller { before: table, after: table, rules: &rules };
        let event = SectorEvent::Income {
            faction: table.player,
            tiles: 10,
            structures: 11,
            upkeep: 10,
            cycles: 128,
        };
        teller.line(&event).map(|line| line.text()).expect("it has a line")
    };
    assert_eq!(told(&table), "+11 cycles: yields 21, upkeep \u{2212}10. You have 128.");
    table.purse.relics = 6;
    assert_eq!(told(&table), "+17 cycles: yields 21, relics 6, upkeep \u{2212}10. You have 134.");
}
