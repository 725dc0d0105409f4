//! The window's title shows what is going on: "Daemonfall - Sector, turn 4".

use crate::breach::table::Table as BreachTable;
use crate::runs::past::Past;
use crate::screen::Screen;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use daemonfall_campaign::Campaign;
use daemonfall_dungeon::DiveState;
use daemonfall_text::t;

pub const NAME: &str = "Daemonfall";

#[derive(Clone, Copy, Debug, Default)]
struct Stage {
    turn: Option<u32>,
    /// The floor of the dive, from 1, and how many there are.
    floor: Option<(u32, u32)>,
    round: Option<u32>,
    /// The past step being looked at.
    past: Option<usize>,
}

/// The text after the game's name; `None` on the first screens.
fn doing(screen: Screen, stage: Stage) -> Option<String> {
    let words = match screen {
        Screen::LOADING | Screen::TITLE => return None,
        Screen::SECTOR => match stage.turn {
            Some(turn) => t!("window-sector-turn", turn = turn),
            None => t!("window-sector"),
        },
        Screen::DIVE => match stage.floor {
            Some((floor, floors)) => t!("window-dive-floor", floor = floor, floors = floors),
            None => t!("window-dive"),
        },
        Screen::BREACH => match stage.round {
            Some(round) => t!("window-breach-round", round = round),
            None => t!("window-breach"),
        },
        Screen::BATTLE => t!("window-battle"),
        Screen::GEAR => t!("window-gear"),
        Screen::DOOR => t!("window-door"),
        Screen::PRIZE => t!("window-prize"),
        Screen::RUN_END => t!("window-run-end"),
        Screen::SUMMARY => t!("window-dive-end"),
        Screen::NEW_RUN => t!("new-run"),
        Screen::SAVES => t!("window-saves"),
        Screen::PRACTICE | Screen::LINE_UP | Screen::COMPOSE => t!("practice"),
        Screen::TIME_LAB => t!("window-lab"),
        Screen::LADDER => t!("window-ladder"),
        Screen::ARRANGE => t!("window-arrange"),
        _ => return None,
    };
    Some(match stage.past {
        Some(step) => t!("window-past", doing = words, step = step),
        None => words,
    })
}

fn title(screen: Screen, stage: Stage) -> String {
    match doing(screen, stage) {
        Some(words) => format!("{NAME} - {words}"),
        None => NAME.into(),
    }
}

fn write(
    screen: Res<State<Screen>>,
    campaign: Option<Res<Campaign>>,
    dive: Option<Res<DiveState>>,
    breach: Option<Res<BreachTable>>,
    past: Option<Res<Past>>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    let stage = Stage {
        turn: campaign.map(|run| run.sector().turn),
        floor: dive.map(|dive| (dive.floor + 1, dive.floors)),
        round: breach.map(|table| table.round),
        past: past.map(|past| past.step()),
    };
    let title = title(*screen.get(), stage);
    if window.title != title {
        window.title = title;
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Last, write);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_tells_what_goes_on_and_how_far_it_is() {
        let stage = Stage { turn: Some(4), floor: Some((2, 3)), round: Some(7), past: None };
        let told = |screen| title(screen, stage);
        assert_eq!(told(Screen::TITLE), "Daemonfall");
        assert_eq!(told(Screen::SECTOR), "Daemonfall - Sector, turn 4");
        assert_eq!(told(Screen::DIVE), "Daemonfall - Dive, floor 2 of 3");
        assert_eq!(told(Screen::BREACH), "Daemonfall - Breach, round 7");
        let opening = Stage { round: Some(0), ..stage };
        let words = title(Screen::BREACH, opening);
        assert_eq!(words, "Daemonfall - Breach, opening");
        let past = Stage { past: Some(31), ..stage };
        let words = title(Screen::SECTOR, past);
        assert_eq!(words, "Daemonfall - Sector, turn 4, looking back at step 31");
    }
}
