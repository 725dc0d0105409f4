//! Animates the picture: stacks slide from tile to tile, attacked tiles flash.
//! The rules are already further on; a new request skips to the end.

use super::SectorSystems;
use super::table::Table;
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_platform::settings::Settings;
use daemonfall_sector::{FactionId, SectorEvent, Seen, StackId, TileId};
use std::collections::VecDeque;

/// Seconds for a step of the player's.
const STEP: f32 = 0.13;
/// Seconds for a step of another faction's.
const THEIR_STEP: f32 = 0.10;
/// Seconds that a fight is marked.
const FIGHT: f32 = 0.45;

/// Something shown for a while.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// A stack goes from one tile to the next.
    Slide {
        stack: StackId,
        from: TileId,
        to: TileId,
        seconds: f32,
    },
    Fight {
        tile: TileId,
    },
}

impl Piece {
    fn seconds(&self) -> f32 {
        match self {
            Self::Slide { seconds, .. } => *seconds,
            Self::Fight { .. } => FIGHT,
        }
    }
}

/// Pieces still to be shown.
#[derive(Resource, Clone, Debug, Default)]
pub struct Film {
    queue: VecDeque<Piece>,
    /// Seconds for which the first piece has been shown.
    shown: f32,
    /// Whether it skips to the player's turn.
    pub skipping: bool,
}

impl Film {
    /// Adds a command's results, as far as the player sees them.
    pub fn extend(&mut self, events: &[SectorEvent], whose: FactionId, table: &Table) {
        if self.skipping {
            return;
        }
        let own = whose == table.player;
        let seconds = if own { STEP } else { THEIR_STEP };
        let visible = |tile: TileId| {
            let tile = table.tile(tile);
            own || tile.is_some_and(|tile| tile.seen == Seen::Visible)
        };
        for event in events {
            match event {
                SectorEvent::Moved { stack, from, to, .. } if visible(*from) && visible(*to) => {
                    self.queue.push_back(Piece::Slide {
                        stack: *stack,
                        from: *from,
                        to: *to,
                        seconds,
                    });
                }
                SectorEvent::Fought(fought) if visible(fought.tile) => {
                    self.queue.push_back(Piece::Fight { tile: fought.tile });
                }
                _ => {}
            }
        }
    }

    pub fn is_over(&self) -> bool {
        self.queue.is_empty()
    }

    /// Drops all that is still to be shown.
    pub fn snap(&mut self) {
        self.queue.clear();
        self.shown = 0.0;
    }

    /// Skips everything the opponents do, up to the player's next turn.
    pub fn skip(&mut self) {
        self.snap();
        self.skipping = true;
    }

    /// The current piece and its progress, 0 to 1.
    pub fn now(&self) -> Option<(&Piece, f32)> {
        let piece = self.queue.front()?;
        Some((piece, (self.shown / piece.seconds()).clamp(0.0, 1.0)))
    }

    /// Where a moving stack is drawn; none while it is where the picture has it.
    pub fn place(&self, stack: StackId, table: &Table) -> Option<Vec2> {
        let slide = |piece: &Piece| match piece {
            Piece::Slide { stack: id, from, to, .. } if *id == stack => Some((*from, *to)),
            _ => None,
        };
        let first = self.queue.iter().position(|piece| slide(piece).is_some())?;
        let (from, to) = slide(&self.queue[first])?;
        let part = match first {
            0 => self.now().map_or(0.0, |(_, part)| part),
            _ => 0.0,
        };
        // Starts fast, ends softly.
        let eased = 1.0 - (1.0 - part) * (1.0 - part);
        Some(table.place(from).lerp(table.place(to), eased))
    }
}

fn run(time: Res<Time<Real>>, settings: Res<Settings>, mut film: ResMut<Film>) {
    if film.is_over() {
        return;
    }
    let Some(pace) = settings.pace() else {
        film.snap();
        return;
    };
    film.shown += time.delta_secs().min(0.1) * pace;
    while let Some(seconds) = film.queue.front().map(Piece::seconds) {
        if film.shown < seconds {
            break;
        }
        film.shown -= seconds;
        film.queue.pop_front();
    }
    if film.is_over() {
        film.shown = 0.0;
    }
}

/// Skipping ends with the player's turn.
fn rest(campaign: Res<Campaign>, mut film: ResMut<Film>) {
    if film.skipping && (campaign.is_own_turn() || campaign.sector().outcome.is_some()) {
        film.skipping = false;
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Film>()
        .add_systems(Update, (run, rest).chain().in_set(SectorSystems::Film));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::tests::{rules, sector};

    #[test]
    fn a_stack_slides_from_where_it_was_and_a_new_wish_snaps_it_to_its_end() {
        let rules = rules();
        let table = Table::read(&rules, &sector(&rules, 5));
        let own = table.own_stacks().next().expect("there is one");
        let (stack, from) = (own.id, own.tile);
        let to = table.next_tile(from, IVec2::X, 0.0).expect("land");
        let moved = SectorEvent::Moved { stack, from, to, cost: 1, left: 2 };
        let mut film = Film::default();
        film.extend(&[moved], table.player, &table);
        assert_eq!(film.place(stack, &table), Some(table.place(from)));
        assert!(!film.is_over());
        film.snap();
        assert_eq!(film.place(stack, &table), None);
    }

    #[test]
    fn what_others_do_out_of_sight_is_not_shown() {
        let rules = rules();
        let table = Table::read(&rules, &sector(&rules, 5));
        let hidden = |tile: &&crate::table::TileShown| tile.seen == Seen::Unknown;
        let tile = table.tiles.iter().find(hidden).expect("fog").id;
        let moved =
            SectorEvent::Moved { stack: StackId(99), from: tile, to: tile, cost: 1, left: 2 };
        let mut film = Film::default();
        film.extend(&[moved], FactionId(1), &table);
        assert!(film.is_over());
    }
}
