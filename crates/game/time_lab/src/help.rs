//! The help's page of the time lab.

use super::transport::LabRequest;
use daemonfall_ui::help::parts::{Say, keys_of, signs_of};
use daemonfall_ui::help::{AddHelpPage, Drawn, HelpPage};
use daemonfall_ui::prelude::*;

const KEYS: [(LabRequest, Say, Say); 7] = [
    (LabRequest::Play, String::new, || t!("help-lab-play")),
    (LabRequest::Start, String::new, || t!("help-lab-start")),
    (LabRequest::End, String::new, || t!("help-lab-end")),
    (LabRequest::Speed(1), String::new, || t!("help-lab-faster")),
    (LabRequest::Scenario(1), String::new, || t!("help-lab-next")),
    (LabRequest::List, String::new, || t!("help-lab-list")),
    (LabRequest::Reread, String::new, || t!("help-lab-reread")),
];

const MOUSE: [(Say, Say); 2] = [
    (|| t!("help-lab-click-how"), || t!("help-lab-click")),
    (|| t!("help-lab-wheel-how"), || t!("help-lab-wheel")),
];

const SIGNS: [(&str, Color, Say); 4] = [
    ("breach_time", theme::LIGHT, || t!("help-lab-slow")),
    ("breach_flag", theme::MAGIC, || t!("help-lab-flag")),
    ("breach_mime", theme::NEUTRAL, || t!("help-lab-mime")),
    ("breach_counter_magic", theme::MAGIC, || t!("help-lab-answer")),
];

fn columns(commands: &mut Commands, drawn: &Drawn) -> [Entity; 2] {
    let more = [t!("help-lab-safety")];
    [
        keys_of(commands, drawn, Some(t!("help-lab-ways")), &KEYS, t!("help-lab-back"), &MOUSE),
        signs_of(commands, drawn, &SIGNS, &more, &[Topic::Breach]),
    ]
}

pub fn plugin(app: &mut App) {
    app.add_help_page_of(
        Screen::TIME_LAB,
        HelpPage {
            about: Topic::Breach,
            name: || t!("help-lab"),
            heading: || t!("help-lab-heading"),
            rule: Some(|| t!("help-lab-rule")),
            topics: &[Topic::Breach],
            columns,
        },
    );
}
