//! Hints of screens on which little happens: gear, the door, prizes, where stacks are composed, the time lab.

use super::{Hint, HintSystems, Hinting, say};
use crate::screens::Screen;
use crate::settings::Settings;
use bevy::prelude::*;
use daemonfall_campaign::Campaign;

/// What is so on such a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaceFacts {
    /// The screen.
    pub screen: Screen,
    /// Mods lie unfitted.
    pub loose: bool,
    /// The run has a relic.
    pub relic: bool,
}

/// What is most pressing first.
pub static HINTS: [Hint<PlaceFacts>; 10] = [
    Hint {
        key: "gear_fit",
        words: "Take a mod, then a unit with a free slot of its kind. The numbers beside it tell what it would change.",
        due: |it| it.screen == Screen::Gear && it.loose,
    },
    Hint {
        key: "gear_leader",
        words: "What the leader carries works in its dives too: a weapon, armour, bombs, light.",
        due: |it| it.screen == Screen::Gear && it.loose,
    },
    Hint {
        key: "gear_relic",
        words: "Relics need no slot: they work for all your units, those that join later too.",
        due: |it| it.screen == Screen::Gear && it.relic,
    },
    Hint {
        key: "door_line_up",
        words: "Up to four of the leader's stack go through the door. Put those in front who can bear blows: melee aims at anybody.",
        due: |it| it.screen == Screen::Door,
    },
    Hint {
        key: "prize_choice",
        words: "Take one prize; the others are gone. A mod lies under gear until you fit it.",
        due: |it| it.screen == Screen::Prize,
    },
    Hint {
        key: "compose_odds",
        words: "The odds change with each unit: the same battle is fought many times, until the standard error is at most 1 %.",
        due: |it| it.screen == Screen::Compose,
    },
    Hint {
        key: "compose_order",
        words: "Places count: units take their turns in this order, the defenders first, and of equal targets the earlier is hit.",
        due: |it| it.screen == Screen::Compose,
    },
    Hint {
        key: "line_up_panels",
        words: "Rows lie across the fronts: front and back. A shape hits everybody whom it covers, so do not stand close together.",
        due: |it| it.screen == Screen::LineUp,
    },
    Hint {
        key: "time_lab_rows",
        words: "Each row is one step of the rules; go on row by row. The column beside it tells why it came so.",
        due: |it| it.screen == Screen::TimeLab,
    },
    Hint {
        key: "time_lab_lamp",
        words: "The lamp is the quick safety: while it is off, who holds a quick flag has a quick turn.",
        due: |it| it.screen == Screen::TimeLab,
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

/// The screens.
const SCREENS: [Screen; 6] = [
    Screen::Gear,
    Screen::Door,
    Screen::Prize,
    Screen::Compose,
    Screen::LineUp,
    Screen::TimeLab,
];

fn is_one_of_them(screen: Res<State<Screen>>) -> bool {
    SCREENS.contains(screen.get())
}

/// Gives hints of these screens.
pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Hinting>
        .or_else(resource_changed::<State<Screen>>)
        .or_else(resource_exists_and_changed::<Campaign>);
    app.add_systems(
        Update,
        attend
            .in_set(HintSystems::Attend)
            .run_if(is_one_of_them.and_then(changed)),
    );
}
