//! The card of a unit in words: what it is for, its figures, what it does in battles and breaches.

use crate::map_view::UnitShown;
use crate::prelude::*;
use daemonfall_battle::Row;
use daemonfall_campaign::{Content, Definition};

/// A word for texts.
pub fn row_word(row: Row) -> &'static str {
    match row {
        Row::Front => "front",
        Row::Back => "back",
    }
}

/// A kind of unit as it joins the player: with the relics, which work for all.
pub fn of_recruit(campaign: &Campaign, kind: KindId) -> String {
    let content = campaign.content();
    let it = content.define(kind, campaign.run().gear.relics.iter().copied());
    card(content, &it, content.sector.roster.kind(kind).chassis.row)
}

/// A unit on the map; the player's with what they carry.
pub fn of_unit(campaign: &Campaign, unit: &UnitShown) -> String {
    let (content, run) = (campaign.content(), campaign.run());
    let it = match run.unit(unit.id) {
        Some(own) => run.define(content, own),
        None => content.define(unit.kind, []),
    };
    card(content, &it, unit.row)
}

fn card(content: &Content, it: &Definition, row: Row) -> String {
    let kind = content.sector.roster.kind(it.kind);
    let (chassis, more) = (&kind.chassis, &it.bonus);
    let role = t!(
        "sector-unit-about",
        name = kind.name.as_str(),
        tier = chassis.tier,
        row = row_word(row),
        about = role(content, it.kind)
    );
    let figures = t!(
        "sector-unit-figures",
        attack = chassis.attack + more.attack,
        defence = chassis.defence + more.defence,
        damage = chassis.damage + more.damage,
        health = it.health,
        moves = chassis.movement + more.movement,
        upkeep = chassis.upkeep
    );
    let learnt = more.abilities.iter().filter(|name| !chassis.abilities.contains(name));
    let abilities = chassis.abilities.iter().chain(learnt);
    let abilities =
        abilities.map(|it| format!("{}: {}.", names::ability(it), names::ability_about(it)));
    let cards = it.subroutines.iter().map(|id| content.breach.subroutine(*id).name.as_str());
    let cards: Vec<&str> = cards.collect();
    let breach = (!cards.is_empty()).then(|| t!("sector-unit-breach", cards = cards.join(", ")));
    let lines = [role, figures].into_iter().chain(abilities).chain(breach);
    lines.collect::<Vec<String>>().join("\n")
}

/// What a kind is for, in a plain line.
pub fn role(content: &Content, kind: KindId) -> &str {
    let key = &content.sector.roster.kind(kind).key;
    content.breach.find_unit(key).map_or("", |id| content.breach.unit(id).about.as_str())
}
