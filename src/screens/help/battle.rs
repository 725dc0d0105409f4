//! The help's page of battles.

use super::Drawn;
use super::pages::column;
use super::parts::keys_of;
use crate::battle::input::BattleAction;
use crate::ui::terms;
use crate::ui::theme;
use crate::ui::widgets;
use bevy::prelude::*;
use daemonfall_core::glossary::Topic;

const KEYS: [(BattleAction, &str, &str); 12] = [
    (BattleAction::Play, "", "play, or stop"),
    (BattleAction::On, "", "a move on"),
    (BattleAction::Back, "", "a move back"),
    (BattleAction::TurnOn, "", "to the next turn"),
    (BattleAction::TurnBack, "", "to the turn before"),
    (BattleAction::Start, "", "to the beginning"),
    (BattleAction::End, "", "to the end, and what came of it"),
    (BattleAction::Faster, "and \u{2212}", "faster, slower"),
    (BattleAction::Again, "", "once more from the beginning"),
    (BattleAction::Next, "", "look at the next unit"),
    (BattleAction::Previous, "", "look at the one before"),
    (BattleAction::Leave, "", "to the end, and on from there"),
];

const MOUSE: [(&str, &str); 3] = [
    ("Hover", "what a unit weighed at its last choice"),
    ("Click a unit", "keep looking at it; once more: no longer"),
    ("Drag the line", "anywhere in the battle"),
];

const SHOWN: [&str; 6] = [
    "Defenders take their turns first, tile by tile and place by place; then the attackers.",
    "A blow is answered by its target, if that lives and can strike: attack and damage one lower. Shots are not answered.",
    "Charge works in the first turn only. Healing gives up to 5, once a battle.",
    "The battle ends when a side is defeated, or when the attackers have done no damage for three turns.",
    "Worth: what to expect of a move once, times how often it is made. The highest above zero is chosen; of equals the first.",
    "Course, at the top: the health of your side upward, of the other downward, over the whole battle.",
];

/// The keys, and what the mouse does.
pub(super) fn keys(commands: &mut Commands, drawn: &Drawn) -> Entity {
    keys_of(commands, drawn, None, &KEYS, "one step back", &MOUSE)
}

/// How battles go, and what the film shows of them.
pub(super) fn shown(commands: &mut Commands, drawn: &Drawn) -> Entity {
    let fonts = &drawn.fonts;
    let caption = widgets::text(fonts, theme::CAPTION, theme::DIM, "HOW IT GOES");
    let shown = commands.spawn(column()).with_child(caption).id();
    for words in SHOWN {
        let words = terms::text(fonts, theme::BODY, theme::NEUTRAL, words, &[Topic::Battle]);
        commands.entity(shown).with_child(words);
    }
    shown
}
