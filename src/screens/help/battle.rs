//! The help's page of battles.

use super::Drawn;
use super::pages::column;
use super::parts::{Say, keys_of};
use crate::battle::input::BattleAction;
use crate::ui::terms;
use crate::ui::theme;
use crate::ui::widgets;
use bevy::prelude::*;
use daemonfall_core::glossary::Topic;
use daemonfall_text::t;

const KEYS: [(BattleAction, Say, Say); 12] = [
    (BattleAction::Play, String::new, || t!("help-battle-play")),
    (BattleAction::On, String::new, || t!("help-battle-on")),
    (BattleAction::Back, String::new, || t!("help-battle-back")),
    (BattleAction::TurnOn, String::new, || t!("help-battle-turn-on")),
    (BattleAction::TurnBack, String::new, || t!("help-battle-turn-back")),
    (BattleAction::Start, String::new, || t!("help-battle-start")),
    (BattleAction::End, String::new, || t!("help-battle-end")),
    (BattleAction::Faster, || t!("help-battle-pace-key"), || t!("help-battle-pace")),
    (BattleAction::Again, String::new, || t!("help-battle-again")),
    (BattleAction::Next, String::new, || t!("help-battle-next")),
    (BattleAction::Previous, String::new, || t!("help-battle-previous")),
    (BattleAction::Leave, String::new, || t!("help-battle-leave")),
];

const MOUSE: [(Say, Say); 3] = [
    (|| t!("help-battle-mouse-hover-how"), || t!("help-battle-mouse-hover")),
    (|| t!("help-battle-mouse-click-how"), || t!("help-battle-mouse-click")),
    (|| t!("help-battle-mouse-drag-how"), || t!("help-battle-mouse-drag")),
];

const SHOWN: [Say; 6] = [
    || t!("help-battle-shown-order"),
    || t!("help-battle-shown-answers"),
    || t!("help-battle-shown-once"),
    || t!("help-battle-shown-ends"),
    || t!("help-battle-shown-worth"),
    || t!("help-battle-shown-course"),
];

/// The keys and the mouse.
pub(super) fn keys(commands: &mut Commands, drawn: &Drawn) -> Entity {
    keys_of(commands, drawn, None, &KEYS, t!("help-battle-step-back"), &MOUSE)
}

/// How battles work, and what the film shows.
pub(super) fn shown(commands: &mut Commands, drawn: &Drawn) -> Entity {
    let fonts = &drawn.fonts;
    let caption = widgets::text(fonts, theme::CAPTION, theme::DIM, t!("help-battle-shown"));
    let shown = commands.spawn(column()).with_child(caption).id();
    for words in SHOWN {
        let words = terms::text(fonts, theme::BODY, theme::NEUTRAL, words(), &[Topic::Battle]);
        commands.entity(shown).with_child(words);
    }
    shown
}
