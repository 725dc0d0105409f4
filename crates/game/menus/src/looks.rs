//! How the interface treats the menus' screens.

use bevy::prelude::*;
use daemonfall_core::glossary::Topic;
use daemonfall_ui::look::{AddLook, HintLine, LARGEST_ON_STAGE, Look, Place};
use daemonfall_ui::prelude::*;

pub const GEAR_TOPICS: &[Topic] = &[Topic::Sector, Topic::Breach, Topic::Battle];
pub const LADDER_TOPICS: &[Topic] = &[Topic::Dive, Topic::Breach, Topic::Battle];
const BATTLE_TOPICS: &[Topic] = &[Topic::Battle, Topic::Sector];

fn menu(title: fn(&World) -> Option<String>) -> Look {
    Look {
        topics: &[Topic::Sector],
        help: Topic::Sector,
        title,
        track: Some("sector"),
        ..default()
    }
}

fn line_up(title: fn(&World) -> Option<String>, track: &'static str) -> Look {
    Look {
        whole: Some(Vec2::new(1180.0, 620.0)),
        letters: LARGEST_ON_STAGE,
        topics: &[Topic::Breach],
        help: Topic::Breach,
        hint: HintLine {
            // Next to the heading: everything below is read or pressed.
            wide: Place::from(720.0, 10.0, 520.0),
            compact: Place::from(440.0, 6.0, 724.0),
            at_top: true,
            ..default()
        },
        track: Some(track),
        ..menu(title)
    }
}

pub fn plugin(app: &mut App) {
    app.add_look(Screen::TITLE, menu(|_| None))
        .add_look(Screen::PRACTICE, Look { help: Topic::Dive, ..menu(|_| Some(t!("practice"))) })
        .add_look(Screen::NEW_RUN, menu(|_| Some(t!("new-run"))))
        .add_look(Screen::RUN_END, menu(|_| Some(t!("window-run-end"))))
        // There, "slot" means a save slot, not a slot of a unit.
        .add_look(Screen::SAVES, Look { topics: &[], ..menu(|_| Some(t!("window-saves"))) })
        .add_look(
            Screen::SUMMARY,
            Look {
                topics: daemonfall_dive_mode::view::look::TOPICS,
                help: Topic::Dive,
                ..menu(|_| Some(t!("window-dive-end")))
            },
        )
        .add_look(
            Screen::LADDER,
            Look {
                topics: LADDER_TOPICS,
                help: Topic::Dive,
                ..menu(|_| Some(t!("window-ladder")))
            },
        )
        .add_look(
            Screen::ARRANGE,
            Look {
                topics: BATTLE_TOPICS,
                help: Topic::Battle,
                ..menu(|_| Some(t!("window-arrange")))
            },
        )
        .add_look(Screen::LINE_UP, line_up(|_| Some(t!("practice")), "sector"))
        .add_look(Screen::DOOR, line_up(|_| Some(t!("window-door")), "breach"))
        .add_look(
            Screen::COMPOSE,
            Look {
                letters: LARGEST_ON_STAGE,
                topics: BATTLE_TOPICS,
                help: Topic::Battle,
                hint: HintLine {
                    // Next to the heading: everything else is read or pressed, even the footer.
                    wide: Place::from(430.0, 8.0, 826.0),
                    // Over the heading.
                    compact: Place::from(6.0, 2.0, 390.0),
                    on_stage: true,
                    ..default()
                },
                ..menu(|_| Some(t!("practice")))
            },
        )
        .add_look(
            Screen::GEAR,
            Look {
                letters: LARGEST_ON_STAGE,
                topics: GEAR_TOPICS,
                hint: HintLine {
                    // Below the description of a mod.
                    wide: Place::from(349.0, 628.0, 510.0),
                    // Over the end of the unit list, which is rarely long enough to reach here.
                    compact: Place::down_to(6.0, 430.0, 246.0),
                    ..default()
                },
                ..menu(|_| Some(t!("window-gear")))
            },
        )
        .add_look(
            Screen::PRIZE,
            Look {
                topics: GEAR_TOPICS,
                hint: HintLine {
                    // Next to the heading.
                    wide: Place::from(24.0, 10.0, 290.0),
                    // Over the ends of the cards, where only the first is full.
                    compact: Place::from(330.0, 392.0, 600.0),
                    ..default()
                },
                ..menu(|_| Some(t!("window-prize")))
            },
        );
}
