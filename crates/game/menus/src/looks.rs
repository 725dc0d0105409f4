//! How the interface treats the menus' screens, and the hints of quieter ones: gear, the door,
//! prizes, composing stacks, the time lab.

use crate::prelude::*;
use daemonfall_ui::hints::{Hint, HintSystems, Hinting, say};
use daemonfall_ui::look::{AddLook, HintLine, LARGEST_IN_PLACE, LARGEST_ON_STAGE, Look, Place};

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
        // Its compact layout is hardly larger.
        grows: false,
        letters: LARGEST_IN_PLACE,
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

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaceFacts {
    pub screen: Screen,
    pub loose: bool,
    pub relic: bool,
}

pub static HINTS: [Hint<PlaceFacts>; 10] = [
    Hint::new("gear_fit", || t!("hint-gear-fit"), |it| it.screen == Screen::GEAR && it.loose),
    Hint::new("gear_leader", || t!("hint-gear-leader"), |it| it.screen == Screen::GEAR && it.loose),
    Hint::new("gear_relic", || t!("hint-gear-relic"), |it| it.screen == Screen::GEAR && it.relic),
    Hint::new("door_line_up", || t!("hint-door-line-up"), |it| it.screen == Screen::DOOR),
    Hint::new("prize_choice", || t!("hint-prize-choice"), |it| it.screen == Screen::PRIZE),
    Hint::new("compose_odds", || t!("hint-compose-odds"), |it| it.screen == Screen::COMPOSE),
    Hint::new("compose_order", || t!("hint-compose-order"), |it| it.screen == Screen::COMPOSE),
    Hint::new("line_up_panels", || t!("hint-line-up-panels"), |it| it.screen == Screen::LINE_UP),
    Hint::new("time_lab_rows", || t!("hint-time-lab-rows"), |it| it.screen == Screen::TIME_LAB),
    Hint::new("time_lab_lamp", || t!("hint-time-lab-lamp"), |it| it.screen == Screen::TIME_LAB),
];

fn attend(
    screen: Res<State<Screen>>,
    campaign: Option<Res<Campaign>>,
    settings: Res<Settings>,
    mut hinting: ResMut<Hinting>,
) {
    let gear = campaign.as_ref().map(|campaign| &campaign.run().gear);
    let facts = PlaceFacts {
        screen: *screen.get(),
        loose: gear.is_some_and(|gear| !gear.loose.is_empty()),
        relic: gear.is_some_and(|gear| !gear.relics.is_empty()),
    };
    say(&mut hinting, false, &HINTS, &facts, &settings);
}

const SCREENS: [Screen; 6] =
    [Screen::GEAR, Screen::DOOR, Screen::PRIZE, Screen::COMPOSE, Screen::LINE_UP, Screen::TIME_LAB];

fn is_one_of_them(screen: Res<State<Screen>>) -> bool {
    SCREENS.contains(screen.get())
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Hinting>
        .or_else(resource_changed::<State<Screen>>)
        .or_else(resource_exists_and_changed::<Campaign>);
    app.add_look(Screen::TITLE, menu(|_| None))
        .add_look(Screen::PRACTICE, Look { help: Topic::Game, ..menu(|_| Some(t!("practice"))) })
        .add_look(Screen::NEW_RUN, menu(|_| Some(t!("new-run"))))
        .add_look(Screen::RUN_END, menu(|_| Some(t!("window-run-end"))))
        // There, "slot" means a save slot, not a slot of a unit.
        .add_look(Screen::SAVES, Look { topics: &[], ..menu(|_| Some(t!("window-saves"))) })
        .add_look(Screen::FEATS, menu(|_| Some(t!("feats"))))
        .add_look(Screen::PACKS, Look { topics: &[], ..menu(|_| Some(t!("packs"))) })
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
                // Like the next two: the compact layout is made smaller to fit a phone.
                grows: false,
                letters: LARGEST_IN_PLACE,
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
                grows: false,
                letters: LARGEST_IN_PLACE,
                topics: BATTLE_TOPICS,
                help: Topic::Battle,
                hint: HintLine {
                    // Next to the heading: everything else is read or pressed, even the footer.
                    wide: Place::from(430.0, 6.0, 826.0),
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
                grows: false,
                letters: LARGEST_ON_STAGE,
                topics: GEAR_TOPICS,
                hint: HintLine {
                    // Next to the heading: everything else is read.
                    wide: Place::from(200.0, 6.0, 850.0),
                    // Over the end of the unit list, which is rarely long enough to reach here.
                    compact: Place::down_to(6.0, 430.0, 246.0),
                    ..default()
                },
                notices: 6.0,
                ..menu(|_| Some(t!("window-gear")))
            },
        )
        .add_look(
            Screen::PRIZE,
            Look {
                topics: GEAR_TOPICS,
                hint: HintLine {
                    // Left of the button below the cards.
                    wide: Place::down_to(96.0, 674.0, 424.0),
                    // Below the first card.
                    compact: Place::down_to(6.0, 430.0, 300.0),
                    ..default()
                },
                ..menu(|_| Some(t!("window-prize")))
            },
        )
        .add_systems(
            Update,
            attend.in_set(HintSystems::Attend).run_if(is_one_of_them.and_then(changed)),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_ui::hints::next;

    /// The name of the first hint that is due.
    fn due(facts: PlaceFacts) -> Option<&'static str> {
        next(&HINTS, &facts, &[]).map(|hint| hint.key)
    }

    #[test]
    fn nothing_is_due_where_nothing_is_so() {
        assert_eq!(due(PlaceFacts::default()), None);
    }

    #[test]
    fn screens_have_hints_of_their_own() {
        for (screen, wanted) in [
            (Screen::DOOR, Some("door_line_up")),
            (Screen::PRIZE, Some("prize_choice")),
            (Screen::COMPOSE, Some("compose_odds")),
            (Screen::TIME_LAB, Some("time_lab_rows")),
            (Screen::GEAR, None),
            (Screen::TITLE, None),
        ] {
            let facts = PlaceFacts { screen, ..PlaceFacts::default() };
            assert_eq!(due(facts), wanted, "{screen:?}");
        }
    }
}
