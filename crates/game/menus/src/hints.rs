//! Hints of quieter screens: gear, the door, prizes, composing stacks, the time lab.

use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_platform::screen::Screen;
use daemonfall_platform::settings::Settings;
use daemonfall_text::t;
use daemonfall_ui::hints::{Hint, HintSystems, Hinting, say};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaceFacts {
    pub screen: Screen,
    pub loose: bool,
    pub relic: bool,
}

pub static HINTS: [Hint<PlaceFacts>; 10] = [
    Hint {
        key: "gear_fit",
        words: || t!("hint-gear-fit"),
        due: |it| it.screen == Screen::GEAR && it.loose,
    },
    Hint {
        key: "gear_leader",
        words: || t!("hint-gear-leader"),
        due: |it| it.screen == Screen::GEAR && it.loose,
    },
    Hint {
        key: "gear_relic",
        words: || t!("hint-gear-relic"),
        due: |it| it.screen == Screen::GEAR && it.relic,
    },
    Hint {
        key: "door_line_up",
        words: || t!("hint-door-line-up"),
        due: |it| it.screen == Screen::DOOR,
    },
    Hint {
        key: "prize_choice",
        words: || t!("hint-prize-choice"),
        due: |it| it.screen == Screen::PRIZE,
    },
    Hint {
        key: "compose_odds",
        words: || t!("hint-compose-odds"),
        due: |it| it.screen == Screen::COMPOSE,
    },
    Hint {
        key: "compose_order",
        words: || t!("hint-compose-order"),
        due: |it| it.screen == Screen::COMPOSE,
    },
    Hint {
        key: "line_up_panels",
        words: || t!("hint-line-up-panels"),
        due: |it| it.screen == Screen::LINE_UP,
    },
    Hint {
        key: "time_lab_rows",
        words: || t!("hint-time-lab-rows"),
        due: |it| it.screen == Screen::TIME_LAB,
    },
    Hint {
        key: "time_lab_lamp",
        words: || t!("hint-time-lab-lamp"),
        due: |it| it.screen == Screen::TIME_LAB,
    },
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
    app.add_systems(
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
