//! The card of a unit in words: what it is for, its figures, what it does in battles and breaches.

use crate::map_view::UnitShown;
use crate::prelude::*;
use daemonfall_battle::Row;
use daemonfall_campaign::{Content, Definition, Exploit};

/// The signs of a unit's figures: attack, defence, damage, health.
pub const SIGNS: [&str; 4] = ["sector_fight", "breach_shield", "breach_damage", "sector_health"];
/// The sign of its moves.
pub const MOVES: &str = "sector_moves";

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
    let it = recruit(campaign, kind);
    let card = card(content, &it, content.sector.roster.kind(kind).chassis.row);
    let names = it.subroutines.iter().map(|id| content.breach.subroutine(*id).name.as_str());
    let names: Vec<&str> = names.collect();
    match names.is_empty() {
        true => card,
        false => card + "\n" + &t!("sector-unit-breach", cards = names.join(", ")),
    }
}

/// The figures of such a unit, in the order of [`SIGNS`], then its moves.
pub fn figures_of_recruit(campaign: &Campaign, kind: KindId) -> [i32; 5] {
    figures(campaign.content(), &recruit(campaign, kind))
}

fn recruit(campaign: &Campaign, kind: KindId) -> Definition {
    campaign.content().define(kind, campaign.run().gear.relics.iter().copied())
}

fn figures(content: &Content, it: &Definition) -> [i32; 5] {
    let (chassis, more) = (&content.sector.roster.kind(it.kind).chassis, &it.bonus);
    [
        chassis.attack + more.attack,
        chassis.defence + more.defence,
        chassis.damage + more.damage,
        it.health,
        chassis.movement + more.movement,
    ]
}

/// A unit on the map; the player's with what they carry.
pub fn of_unit(campaign: &Campaign, unit: &UnitShown) -> String {
    let (content, run) = (campaign.content(), campaign.run());
    let it = match run.unit(unit.id) {
        Some(own) => run.define(content, own),
        None => content.define_learnt(unit.kind, &unit.career.boons, []),
    };
    let career = career(content, run.history(unit.id), unit);
    let lines = [card(content, &it, unit.row)].into_iter().chain(career);
    lines.collect::<Vec<String>>().join("\n")
}

/// Its name and rank, what it has learnt, and the battles that it is remembered for.
fn career(content: &Content, history: &[Exploit], unit: &UnitShown) -> Vec<String> {
    let career = &unit.career;
    let mut lines = Vec::new();
    if career.rank() > 0 {
        let boons = career.boons.iter().map(|id| content.sector.library.boon(*id).name.as_str());
        let boons: Vec<&str> = boons.collect();
        let (called, rank) = (unit.called(), career.rank());
        let boons = if boons.is_empty() { "none".into() } else { boons.join(", ") };
        lines.push(t!("sector-unit-rank", name = called, rank = rank, boons = boons));
    }
    if let Some(next) = career.next().filter(|_| career.experience > 0) {
        lines.push(t!("sector-unit-experience", now = career.experience, next = next));
    }
    lines.extend(won(content, history));
    lines
}

/// The battles that a unit is remembered for, in one line.
pub fn won(content: &Content, history: &[Exploit]) -> Option<String> {
    let battles = history.iter().map(|it| {
        let mut factions = content.sector.library.factions();
        let foe = factions.find(|(_, kind)| kind.key == it.foe);
        let foe = foe.map_or(it.foe.as_str(), |(_, kind)| kind.name.as_str());
        let rank = it.rank.unwrap_or(0);
        t!("sector-unit-exploit", turn = it.turn, foe = foe, rank = rank)
    });
    let battles: Vec<String> = battles.collect();
    (!battles.is_empty()).then(|| t!("sector-unit-history", battles = battles.join("; ")))
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
    let [attack, defence, damage, health, moves] = figures(content, it);
    let figures = t!(
        "sector-unit-figures",
        attack = attack,
        defence = defence,
        damage = damage,
        health = health,
        moves = moves,
        upkeep = chassis.upkeep
    );
    let learnt = more.abilities.iter().filter(|name| !chassis.abilities.contains(name));
    let abilities = chassis.abilities.iter().chain(learnt);
    let abilities =
        abilities.map(|it| format!("{}: {}.", names::ability(it), names::ability_about(it)));
    let lines = [role, figures].into_iter().chain(abilities);
    lines.collect::<Vec<String>>().join("\n")
}

/// What a kind is for, in a plain line.
pub fn role(content: &Content, kind: KindId) -> &str {
    let key = &content.sector.roster.kind(kind).key;
    content.breach.find_unit(key).map_or("", |id| content.breach.unit(id).about.as_str())
}
