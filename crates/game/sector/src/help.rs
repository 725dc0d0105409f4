//! The help's page of the sector's map.

use crate::input::SectorAction;
use crate::prelude::*;
use daemonfall_ui::help::parts::{Say, keys_of, signs_of};
use daemonfall_ui::help::{AddHelpPage, Drawn, HelpPage};

const KEYS: [(SectorAction, Say, Say); 14] = [
    (SectorAction::Confirm, String::new, || t!("help-sector-confirm")),
    (SectorAction::NextStack, String::new, || t!("help-sector-next-stack")),
    (SectorAction::EndTurn, String::new, || t!("help-sector-end-turn")),
    (SectorAction::Undo, || t!("help-sector-undo-key"), || t!("help-sector-undo")),
    (SectorAction::Unit1, || t!("help-sector-units-key"), || t!("help-sector-units")),
    (SectorAction::Units, String::new, || t!("help-sector-walk")),
    (SectorAction::Recruit, String::new, || t!("help-sector-recruit")),
    (SectorAction::Vault, String::new, || t!("help-sector-vault")),
    (SectorAction::Gear, String::new, || t!("help-sector-gear")),
    (SectorAction::Rise, String::new, || t!("help-sector-rise")),
    (SectorAction::Relations, String::new, || t!("help-sector-relations")),
    (SectorAction::Log, String::new, || t!("help-sector-log")),
    (SectorAction::PanUp, || t!("help-sector-pan-key"), || t!("help-sector-pan")),
    (SectorAction::Center, String::new, || t!("help-sector-center")),
];

const MOUSE: [(Say, Say); 2] = [
    (|| t!("help-sector-mouse-click-how"), || t!("help-sector-mouse-click")),
    (|| t!("help-sector-mouse-drag-how"), || t!("help-sector-mouse-drag")),
];

const SIGNS: [(&str, Color, Say); 9] = [
    ("sector_core", theme::LIGHT, || t!("help-sector-sign-core")),
    ("sector_node", theme::LIGHT, || t!("help-sector-sign-node")),
    ("sector_gate", theme::LIGHT, || t!("help-sector-sign-gate")),
    ("sector_vault", theme::LIGHT, || t!("help-sector-sign-vault")),
    ("sector_encounter", theme::PICKUP, || t!("help-sector-sign-encounter")),
    ("sector_cycles", theme::LIGHT, || t!("help-sector-sign-cycles")),
    ("sector_fight", theme::HOSTILE, || t!("help-sector-sign-fight")),
    ("sector_tile", theme::DANGER, || t!("help-sector-sign-lost")),
    ("sector_relations", theme::LIGHT, || t!("help-sector-sign-relations")),
];

fn columns(commands: &mut Commands, drawn: &Drawn) -> [Entity; 2] {
    let (ways, back) = (t!("help-sector-ways"), t!("help-sector-step-back"));
    let more = [
        t!("help-sector-more-battles"),
        t!("help-sector-more-losses"),
        t!("help-sector-more-prizes"),
        t!("help-sector-more-cycles"),
    ];
    [
        keys_of(commands, drawn, Some(ways), &KEYS, back, &MOUSE),
        signs_of(commands, drawn, &SIGNS, &more, &[Topic::Sector]),
    ]
}

pub fn plugin(app: &mut App) {
    app.add_help_page(HelpPage {
        about: Topic::Sector,
        name: || t!("help-sector"),
        heading: || t!("help-sector-heading"),
        rule: Some(|| t!("help-sector-rule")),
        topics: &[Topic::Sector],
        columns,
    });
}
