//! The help's page of order puzzles.

use crate::prelude::*;
use daemonfall_dive_mode::puzzle_actions::LadderAction;
use daemonfall_ui::help::parts::{Say, column, key_row, mouse_row};
use daemonfall_ui::help::{self, AddHelpPage, Drawn, HelpPage};
use daemonfall_ui::prompts::WAYS;

const SHOWN: [Say; 5] = [
    || t!("help-battle-shown-order"),
    || t!("help-battle-shown-answers"),
    || t!("help-battle-shown-once"),
    || t!("help-battle-shown-ends"),
    || t!("help-battle-shown-worth"),
];

fn keys(commands: &mut Commands, drawn: &Drawn) -> Entity {
    if drawn.touched.0 {
        return help::list(commands);
    }
    let caption = |words: String| text(theme::CAPTION, theme::DIM, words);
    let list = commands.spawn(column()).with_child(caption(t!("help-keys"))).id();
    for (key, what) in [
        (WAYS, t!("help-arrange-ways")),
        (CONFIRM, t!("arrange-key-choose")),
        (key_name(LadderAction::Undo), t!("help-arrange-undo")),
        (key_name(LadderAction::Restart), t!("help-arrange-restart")),
        (key_name(LadderAction::Hint), t!("help-arrange-hint")),
        (BACK, t!("help-arrange-back")),
    ] {
        commands.entity(list).with_child(key_row(key, String::new(), what));
    }
    let click = mouse_row(t!("help-battle-mouse-click-how"), t!("help-arrange-click"));
    commands.entity(list).with_child(caption(t!("help-mouse"))).with_child(click);
    list
}

fn shown(commands: &mut Commands) -> Entity {
    let caption = text(theme::CAPTION, theme::DIM, t!("help-battle-shown"));
    let shown = commands.spawn(Node { row_gap: px(8), ..column() }).with_child(caption).id();
    for words in SHOWN {
        let words = terms::text(theme::BODY, theme::LIGHT, words(), &[Topic::Battle]);
        commands.entity(shown).with_child(words);
    }
    shown
}

pub fn plugin(app: &mut App) {
    app.add_help_page_of(
        Screen::ARRANGE,
        HelpPage {
            about: Topic::Battle,
            name: || t!("help-arrange"),
            heading: || t!("help-arrange-heading"),
            rule: Some(|| t!("help-arrange-rule")),
            topics: &[Topic::Battle],
            columns: |commands, drawn| [keys(commands, drawn), shown(commands)],
        },
    );
}
