//! Chooses the music track and danger level, a few times a second.

use super::danger;
use crate::battle::reel::Reel;
use crate::breach::table as breach;
use crate::screen::Screen;
use crate::sector::table as sector;
use crate::view::scene::Scene;
use bevy::prelude::*;
use bevy::time::common_conditions::on_real_timer;
use std::time::Duration;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    Sector,
    Dive,
    Breach,
}

impl Track {
    /// Each track at its own number.
    pub const ALL: [Self; 3] = [Self::Sector, Self::Dive, Self::Breach];

    /// The prefix of its file names.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sector => "sector",
            Self::Dive => "dive",
            Self::Breach => "breach",
        }
    }

    /// The track of a screen; none while loading.
    fn of(screen: Screen) -> Option<Self> {
        Some(match screen {
            Screen::LOADING => return None,
            Screen::DIVE => Self::Dive,
            Screen::BREACH | Screen::DOOR | Screen::BATTLE | Screen::TIME_LAB => Self::Breach,
            _ => Self::Sector,
        })
    }
}

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Wanted {
    pub track: Option<Track>,
    /// Danger from 0 to 1.
    pub danger: f32,
}

fn look(
    screen: Res<State<Screen>>,
    scene: Option<Res<Scene>>,
    breach: Option<Res<breach::Table>>,
    map: Option<Res<sector::Table>>,
    reel: Option<Res<Reel>>,
    mut wanted: ResMut<Wanted>,
) {
    let screen = *screen.get();
    let danger = match screen {
        Screen::DIVE => scene.map(|scene| danger::of_dive(&scene)),
        Screen::BREACH => breach.map(|table| danger::of_breach(&table)),
        Screen::SECTOR => map.map(|table| danger::of_sector(&table)),
        Screen::BATTLE => reel.map(|reel| danger::of_battle(&reel)),
        _ => None,
    };
    wanted.set_if_neq(Wanted { track: Track::of(screen), danger: danger.unwrap_or(0.0) });
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Wanted>()
        .add_systems(Update, look.run_if(on_real_timer(Duration::from_millis(200))));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_but_the_first_has_music() {
        for screen in Screen::ALL {
            let silent = Track::of(screen).is_none();
            assert_eq!(silent, screen == Screen::LOADING, "{}", screen.name());
        }
    }

    #[test]
    fn every_track_stands_at_its_number() {
        for (place, track) in Track::ALL.into_iter().enumerate() {
            assert_eq!(track as usize, place);
        }
    }
}
