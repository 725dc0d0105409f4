//! Animates the picture: stacks slide from tile to tile, attacked tiles flash.
//! The rules are already further on; a new request skips to the end.

use super::SectorSystems;
use super::map_view::MapView;
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_platform::settings::Settings;
use daemonfall_sector::{FactionId, SectorEvent, Seen, StackId, TileId};
use daemonfall_ui::playback::Playback;

/// Seconds for a step of the player's.
const STEP: f32 = 0.13;
/// Seconds for a step of another faction's.
const THEIR_STEP: f32 = 0.10;
/// Seconds that a fight is marked.
const FIGHT: f32 = 0.45;

#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    Slide { stack: StackId, from: TileId, to: TileId, seconds: f32 },
    Fight { tile: TileId },
}

impl Piece {
    /// Where it happens.
    pub fn tile(&self) -> TileId {
        match self {
            Self::Slide { to: tile, .. } | Self::Fight { tile } => *tile,
        }
    }

    fn seconds(&self) -> f32 {
        match self {
            Self::Slide { seconds, .. } => *seconds,
            Self::Fight { .. } => FIGHT,
        }
    }
}

pub type MapPlayback = Playback<Piece>;

/// Adds a command's results to the playback, as far as the player sees them.
pub fn show(film: &mut MapPlayback, events: &[SectorEvent], whose: FactionId, table: &MapView) {
    if film.skipping {
        return;
    }
    let own = whose == table.player;
    let seconds = if own { STEP } else { THEIR_STEP };
    let visible = |tile: TileId| {
        let tile = table.tile(tile);
        own || tile.is_some_and(|tile| tile.seen == Seen::Visible)
    };
    film.extend(events.iter().filter_map(|event| match event {
        SectorEvent::Moved { stack, from, to, .. } if visible(*from) && visible(*to) => {
            Some(Piece::Slide { stack: *stack, from: *from, to: *to, seconds })
        }
        SectorEvent::Fought(fought) if visible(fought.tile) => {
            Some(Piece::Fight { tile: fought.tile })
        }
        _ => None,
    }));
}

/// Where a moving stack is drawn; none while it is where the picture has it.
pub fn place_of(stack: StackId, film: &MapPlayback, table: &MapView) -> Option<Vec2> {
    film.all().find_map(|(piece, part)| match piece {
        Piece::Slide { stack: id, from, to, .. } if *id == stack => {
            // Starts fast, ends softly.
            let eased = 1.0 - (1.0 - part) * (1.0 - part);
            Some(table.place(*from).lerp(table.place(*to), eased))
        }
        _ => None,
    })
}

fn run(time: Res<Time<Real>>, settings: Res<Settings>, mut film: ResMut<MapPlayback>) {
    if !film.is_over() {
        let seconds = time.delta_secs().min(0.1);
        film.advance(seconds, settings.pace(), |piece, _| piece.seconds());
    }
}

fn rest(campaign: Res<Campaign>, mut film: ResMut<MapPlayback>) {
    if film.skipping && (campaign.is_own_turn() || campaign.sector().outcome.is_some()) {
        film.skipping = false;
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<MapPlayback>()
        .add_systems(Update, (run, rest).chain().in_set(SectorSystems::Playback));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map_view::tests::{rules, sector};

    #[test]
    fn a_stack_slides_from_where_it_was_and_a_new_wish_snaps_it_to_its_end() {
        let rules = rules();
        let table = MapView::read(&rules, &sector(&rules, 5));
        let own = table.own_stacks().next().expect("there is one");
        let (stack, from) = (own.id, own.tile);
        let to = table.next_tile(from, IVec2::X, 0.0).expect("land");
        let moved = SectorEvent::Moved { stack, from, to, cost: 1, left: 2 };
        let mut film = MapPlayback::default();
        show(&mut film, &[moved], table.player, &table);
        assert_eq!(place_of(stack, &film, &table), Some(table.place(from)));
        assert!(!film.is_over());
        film.snap();
        assert_eq!(place_of(stack, &film, &table), None);
    }

    #[test]
    fn what_others_do_out_of_sight_is_not_shown() {
        let rules = rules();
        let table = MapView::read(&rules, &sector(&rules, 5));
        let hidden = |tile: &&crate::map_view::TileShown| tile.seen == Seen::Unknown;
        let tile = table.tiles.iter().find(hidden).expect("fog").id;
        let moved =
            SectorEvent::Moved { stack: StackId(99), from: tile, to: tile, cost: 1, left: 2 };
        let mut film = MapPlayback::default();
        show(&mut film, &[moved], FactionId(1), &table);
        assert!(film.is_over());
    }
}
