//! The help's page of the sector's map.

use super::Drawn;
use super::pages::{ARROWS, NARROW, column, key_row, mouse_row, sign_row};
use crate::input::bound::key_name;
use crate::sector::input::SectorAction;
use crate::ui::theme;
use crate::ui::widgets;
use bevy::prelude::*;

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
        SectorAction::Use,
        "",
        "enter the vault that the leader stands on",
    ),
    (SectorAction::Gear, "", "fit mods into units"),
    (SectorAction::Relations, "", "alliances"),
    (SectorAction::Log, "", "the whole log"),
    (SectorAction::PanUp, "A S D", "move the map"),
    (SectorAction::Center, "", "back to the stack"),
];

const MOUSE: [(&str, &str); 3] = [
    ("Click", "a stack selects it; a tile: go there, or attack"),
    ("Drag", "move the map"),
    ("Wheel", "nearer, farther"),
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
    let fonts = &drawn.fonts;
    let caption = |words| widgets::text(fonts, theme::CAPTION, theme::DIM, words);
    let keys = commands.spawn(column()).with_child(caption("KEYS")).id();
    let walk = key_row(fonts, ARROWS, "", "from tile to tile");
    commands.entity(keys).with_child(walk);
    for (action, more, what) in KEYS {
        let row = key_row(fonts, key_name(action), more, what);
        commands.entity(keys).with_child(row);
    }
    commands.entity(keys).with_child(caption("MOUSE"));
    for (how, what) in MOUSE {
        let row = mouse_row(fonts, how, what);
        commands.entity(keys).with_child(row);
    }
    keys
}

/// The signs on the map, and what counts.
pub(super) fn signs(commands: &mut Commands, drawn: &Drawn) -> Entity {
    let fonts = &drawn.fonts;
    let caption = widgets::text(fonts, theme::CAPTION, theme::DIM, "SIGNS");
    let signs = commands.spawn(column()).with_child(caption).id();
    for (sign, colour, what) in SIGNS {
        let row = sign_row(drawn, NARROW, sign, colour, what);
        commands.entity(signs).with_child(row);
    }
    for words in [
        "A stack fights together with every stack of its side that stands beside both; the preview tells who stays out, and why.",
        "A lost unit is lost everywhere, with its mods. The leader must live: it alone dives.",
        "Whoever holds the tiles earns their cycles. What cannot be paid leaves, the dearest first.",
    ] {
        let words = widgets::text(fonts, theme::SMALL, theme::NEUTRAL, words);
        commands.entity(signs).with_child(words);
    }
    signs
}
