//! The help's page of the breach.

use crate::input::BreachAction;
use crate::prelude::*;
use daemonfall_ui::help::parts::{Say, keys_of, signs_of};
use daemonfall_ui::help::{AddHelpPage, Drawn, HelpPage};

const KEYS: [(BreachAction, Say, Say); 10] = [
    (BreachAction::Card1, || t!("help-breach-card-key"), || t!("help-breach-card")),
    (BreachAction::Confirm, String::new, || t!("help-breach-confirm")),
    (BreachAction::Wait, || t!("help-breach-wait-key"), || t!("help-breach-wait")),
    (BreachAction::Undo, || t!("help-breach-undo-key"), || t!("help-breach-undo")),
    (BreachAction::NextMove, String::new, || t!("help-breach-next-move")),
    (BreachAction::Skip, String::new, || t!("help-breach-skip")),
    (BreachAction::Speed, String::new, || t!("help-breach-speed")),
    (BreachAction::Stepwise, String::new, || t!("help-breach-stepwise")),
    (BreachAction::Next, String::new, || t!("help-breach-next")),
    (BreachAction::Log, String::new, || t!("help-breach-log")),
];

const MOUSE: [(Say, Say); 2] = [
    (|| t!("help-breach-mouse-hover-how"), || t!("help-breach-mouse-hover")),
    (|| t!("help-breach-mouse-right-click-how"), || t!("help-breach-mouse-right-click")),
];

const SIGNS: [(&str, Color, Say); 12] = [
    ("breach_time", theme::LIGHT, || t!("help-breach-sign-time")),
    ("breach_falls", theme::DANGER, || t!("help-breach-sign-falls")),
    ("breach_shield", theme::LIGHT, || t!("help-breach-sign-shield")),
    ("breach_to", theme::LIGHT, || t!("help-breach-sign-to")),
    ("breach_flag", theme::MAGIC, || t!("help-breach-sign-flag")),
    ("breach_mime", theme::NEUTRAL, || t!("help-breach-sign-mime")),
    ("breach_counter_magic", theme::MAGIC, || t!("help-breach-sign-counter-magic")),
    ("breach_critical_quick", theme::MAGIC, || t!("help-breach-sign-critical-quick")),
    ("breach_riposte", theme::MAGIC, || t!("help-breach-sign-riposte")),
    ("breach_brace", theme::MAGIC, || t!("help-breach-sign-brace")),
    ("breach_static", theme::MAGIC, || t!("help-breach-sign-static")),
    ("breach_warning", theme::DANGER, || t!("help-breach-sign-warning")),
];

fn columns(commands: &mut Commands, drawn: &Drawn) -> [Entity; 2] {
    let (ways, back) = (t!("help-breach-ways"), t!("help-breach-step-back"));
    let more = [t!("help-breach-more-cpu"), t!("hint-breach-open")];
    [
        keys_of(commands, drawn, Some(ways), &KEYS, back, &MOUSE),
        signs_of(commands, drawn, &SIGNS, &more, &[Topic::Breach]),
    ]
}

pub fn plugin(app: &mut App) {
    app.add_help_page(HelpPage {
        about: Topic::Breach,
        name: || t!("help-breach"),
        heading: || t!("help-breach-heading"),
        rule: Some(|| t!("help-breach-rule")),
        topics: &[Topic::Breach],
        columns,
    });
}
