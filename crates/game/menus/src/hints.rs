//! Hints of quieter screens: gear, the door, prizes, composing stacks, the time lab.

use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_platform::settings::Settings;
use daemonfall_ui::hints::{Hint, HintSystems, Hinting, say};
use daemonfall_ui::prelude::*;

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
