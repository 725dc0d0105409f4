//! The help's page of battles.

use bevy::prelude::*;
use daemonfall_core::glossary::Topic;
use daemonfall_text::t;
use daemonfall_ui::help::parts::{Say, column, keys_of};
use daemonfall_ui::help::{AddHelpPage, Drawn, HelpPage};
use daemonfall_ui::transport::FilmAction;
use daemonfall_ui::{terms, theme, widgets};

const KEYS: [(FilmAction, Say, Say); 12] = [
    (FilmAction::Play, String::new, || t!("help-battle-play")),
    (FilmAction::On, String::new, || t!("help-battle-on")),
    (FilmAction::Back, String::new, || t!("help-battle-back")),
    (FilmAction::TurnOn, String::new, || t!("help-battle-turn-on")),
    (FilmAction::TurnBack, String::new, || t!("help-battle-turn-back")),
    (FilmAction::Start, String::new, || t!("help-battle-start")),
    (FilmAction::End, String::new, || t!("help-battle-end")),
    (FilmAction::Faster, || t!("help-battle-pace-key"), || t!("help-battle-pace")),
    (FilmAction::Again, String::new, || t!("help-battle-again")),
    (FilmAction::Next, String::new, || t!("help-battle-next")),
    (FilmAction::Previous, String::new, || t!("help-battle-previous")),
    (FilmAction::Leave, String::new, || t!("help-battle-leave")),
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

fn keys(commands: &mut Commands, drawn: &Drawn) -> Entity {
    keys_of(commands, drawn, None, &KEYS, t!("help-battle-step-back"), &MOUSE)
}

fn shown(commands: &mut Commands, drawn: &Drawn) -> Entity {
    let fonts = &drawn.fonts;
    let caption = widgets::text(fonts, theme::CAPTION, theme::DIM, t!("help-battle-shown"));
    let shown = commands.spawn(column()).with_child(caption).id();
    for words in SHOWN {
        let words = terms::text(fonts, theme::BODY, theme::NEUTRAL, words(), &[Topic::Battle]);
        commands.entity(shown).with_child(words);
    }
    shown
}

pub fn plugin(app: &mut App) {
    app.add_help_page(HelpPage {
        about: Topic::Battle,
        name: || t!("help-battle"),
        heading: || t!("help-battle-heading"),
        rule: Some(|| t!("help-battle-rule")),
        topics: &[Topic::Battle],
        columns: |commands, drawn| [keys(commands, drawn), shown(commands, drawn)],
    });
}
