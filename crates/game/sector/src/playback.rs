//! Animates the picture: stacks slide from tile to tile, attacked tiles flash.
//! The rules are already further on; a new request skips to the end.

use super::SectorSystems;
use super::map_view::MapView;
use crate::prelude::*;
use daemonfall_ui::playback::Playback;

/// Seconds for a step of the player's.
const STEP: f32 = 0.13;
/// Seconds for a step of another faction's, and for one of a command that touches nothing of yours.
const THEIR_STEP: f32 = 0.10;
const QUIET_STEP: f32 = 0.05;
/// Seconds that a fight is marked.
const FIGHT: f32 = 0.45;

#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    Slide {
        stack: StackId,
        from: TileId,
        to: TileId,
        seconds: f32,
    },
    Fight {
        tile: TileId,
    },
    /// A tile of the player's is taken.
    Taken {
        tile: TileId,
    },
}

impl Piece {
    /// Where it happens.
    pub fn tile(&self) -> TileId {
        match self {
            Self::Slide { to: tile, .. } | Self::Fight { tile } | Self::Taken { tile } => *tile,
        }
    }

    fn seconds(&self) -> f32 {
        match self {
            Self::Slide { seconds, .. } => *seconds,
            Self::Fight { .. } | Self::Taken { .. } => FIGHT,
        }
    }
}

pub type MapPlayback = Playback<Piece>;

/// Whether an event in another's turn is about the player.
pub fn concerns(event: &SectorEvent, player: FactionId) -> bool {
    match event {
        SectorEvent::Taken { from, .. } => *from == Some(player),
        SectorEvent::UnitLost { faction, .. } => *faction == player,
        SectorEvent::Fought(fought) => {
            let mut stacks = fought.sides.stacks.iter();
            stacks.any(|it| it.faction == player && it.stand.camp().is_some())
        }
        SectorEvent::Proposed { from: one, to: other }
        | SectorEvent::Allied { one, other }
        | SectorEvent::Declined { from: one, by: other }
        | SectorEvent::Broken { by: one, with: other } => [one, other].contains(&&player),
        _ => false,
    }
}

/// Adds a command's results to the playback, as far as the player saw them before it or after it:
/// a tile may be taken together with its sight.
pub fn show(
    film: &mut MapPlayback,
    events: &[SectorEvent],
    whose: FactionId,
    before: &MapView,
    after: &MapView,
) {
    if film.skipping {
        return;
    }
    let player = after.player;
    let own = whose == player;
    let seconds = match own {
        true => STEP,
        false if events.iter().any(|event| concerns(event, player)) => THEIR_STEP,
        false => QUIET_STEP,
    };
    let visible = |tile: TileId| {
        let seen = |table: &MapView| table.tile(tile).is_some_and(|it| it.seen == Seen::Visible);
        own || seen(before) || seen(after)
    };
    film.extend(events.iter().filter_map(|event| match event {
        SectorEvent::Moved { stack, from, to, .. } if visible(*from) && visible(*to) => {
            Some(Piece::Slide { stack: *stack, from: *from, to: *to, seconds })
        }
        SectorEvent::Fought(fought) if visible(fought.tile) => {
            Some(Piece::Fight { tile: fought.tile })
        }
        SectorEvent::Taken { tile, from, .. } if !own && *from == Some(player) => {
            Some(Piece::Taken { tile: *tile })
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
        show(&mut film, &[moved], table.player, &table, &table);
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
        show(&mut film, &[moved], FactionId(1), &table, &table);
        assert!(film.is_over());
    }

    #[test]
    fn a_tile_that_is_taken_with_its_sight_is_shown() {
        let rules = rules();
        let before = MapView::read(&rules, &sector(&rules, 5));
        let own = before.tiles.iter().find(|tile| tile.owner == Some(before.player));
        let tile = own.expect("land").id;
        let mut after = before.clone();
        after.tiles[tile.0 as usize].seen = Seen::Remembered;
        let (by, from) = (FactionId(1), Some(before.player));
        let events = [
            SectorEvent::Moved { stack: StackId(99), from: tile, to: tile, cost: 1, left: 2 },
            SectorEvent::Taken { tile, structure: None, from, by },
        ];
        let mut film = MapPlayback::default();
        show(&mut film, &events, by, &before, &after);
        let slide = Piece::Slide { stack: StackId(99), from: tile, to: tile, seconds: THEIR_STEP };
        assert_eq!(film.current().map(|(piece, _)| piece), Some(&slide));
        film.advance(THEIR_STEP, Some(1.0), |piece, _| piece.seconds());
        assert_eq!(film.current().map(|(piece, _)| piece), Some(&Piece::Taken { tile }));
    }
}
