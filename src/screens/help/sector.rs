//! The help's page of the sector's map.

use super::Drawn;
use super::parts::{keys_of, signs_of};
use crate::sector::input::SectorAction;
use crate::ui::theme;
use bevy::prelude::*;
use daemonfall_core::glossary::Topic;

const KEYS: [(SectorAction, &str, &str); 13] = [
    (
        SectorAction::Confirm,
        "",
        "select, go, attack: what the cursor is on",
    ),
    (
        SectorAction::NextStack,
        "",
        "the next stack that can still move",
    ),
    (SectorAction::EndTurn, "", "end the turn"),
    (
        SectorAction::Undo,
        "or Backspace",
        "take back what brought nothing to light",
    ),
    (
        SectorAction::Unit1,
        "to 8",
        "pick units, to split them off or let them join",
    ),
    (
        SectorAction::Units,
        "",
        "walk through the units of the stack",
    ),
    (SectorAction::Recruit, "", "recruit at a structure of yours"),
    (
        SectorAction::Vault,
        "",
        "enter the vault that the leader stands on",
    ),
    (SectorAction::Gear, "", "fit mods into units"),
    (SectorAction::Relations, "", "alliances"),
    (SectorAction::Log, "", "the whole log"),
    (SectorAction::PanUp, "A S D", "move the map"),
    (SectorAction::Center, "", "back to the stack"),
];

const MOUSE: [(&str, &str); 2] = [
    ("Click", "a stack selects it; a tile: go there, or attack"),
    ("Drag, wheel", "move the map; nearer, farther"),
];

const SIGNS: [(&str, Color, &str); 8] = [
    (
        "sector_core",
        theme::LIGHT,
        "A core. Take an enemy's to win.",
    ),
    (
        "sector_node",
        theme::LIGHT,
        "A node: yields cycles, recruits, heals who rests there.",
    ),
    ("sector_gate", theme::LIGHT, "A gate: recruits."),
    (
        "sector_vault",
        theme::LIGHT,
        "A vault: the leader dives there for gear; a guardian holds the last door.",
    ),
    (
        "sector_encounter",
        theme::PICKUP,
        "An encounter: a few lines, and a choice.",
    ),
    (
        "sector_cycles",
        theme::LIGHT,
        "Cycles: for recruits, and for the upkeep of all units each turn.",
    ),
    ("sector_fight", theme::HOSTILE, "Here a battle was fought."),
    (
        "sector_relations",
        theme::LIGHT,
        "An alliance is offered, made or broken.",
    ),
];

/// The keys, and what the mouse does.
pub(super) fn keys(commands: &mut Commands, drawn: &Drawn) -> Entity {
    keys_of(
        commands,
        drawn,
        Some("from tile to tile"),
        &KEYS,
        "one step back; at the end of that, pause",
        &MOUSE,
    )
}

/// The signs on the map, and what counts.
pub(super) fn signs(commands: &mut Commands, drawn: &Drawn) -> Entity {
    let more = [
        "A stack fights together with every stack of its side that stands beside both; the preview tells who stays out, and why.",
        "A lost unit is lost everywhere, with its mods. The leader must live: it alone dives.",
        "A beaten guardian leaves prizes, of which you take one. Mods are fitted under gear, and count in battle, breach and dive.",
        "Whoever holds the tiles earns their cycles. What cannot be paid leaves, the dearest first.",
    ];
    signs_of(commands, drawn, &SIGNS, &more, &[Topic::Sector])
}
