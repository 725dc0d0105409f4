//! Layout of two sides that face each other across the middle, with cards of the same size: front
//! rows toward the middle, back rows behind. The fewer units there are, the larger the cards.
//! Pure geometry.

use super::card::Place;
use daemonfall_battle::{Camp, Row, Sides};
use daemonfall_ui::prelude::*;

/// The middle between the sides, and their vertical room.
pub const MIDDLE: f32 = 456.0;
const TOP: f32 = 84.0;
const BOTTOM: f32 = 596.0;
/// From the middle to the front rows at least, the width of a side, and what parts its rows.
const LANE: f32 = 40.0;
const WIDE: f32 = 394.0;
const BEHIND: f32 = 12.0;
/// Height of a stack's name above the stack.
const CAPTION: f32 = 18.0;
const GAP: f32 = 6.0;
/// The largest card, and the most columns on a side.
const LARGEST: Vec2 = Vec2::new(280.0, 150.0);
const COLUMNS: usize = 8;
/// The size of a card that has room for all, and the part of it from which fewer columns are better.
const AMPLE: Vec2 = Vec2::new(150.0, 100.0);
const ENOUGH: f32 = 0.85;

#[derive(Resource, Clone, Debug, Default)]
pub struct Ranks {
    pub places: Vec<Place>,
    /// Each stack that fights: index in the sides' list, upper corner toward the middle, whether it
    /// is near.
    pub names: Vec<(usize, Vec2, bool)>,
}

impl Ranks {
    pub fn of(sides: &Sides, near: Camp) -> Self {
        let nobody = Place { rect: Rect::default(), near: true };
        let mut ranks = Self { places: vec![nobody; sides.participants.len()], names: Vec::new() };
        let both = [near, near.other()].map(|camp| Side::of(sides, camp));
        let grid = Grid::of(&both);
        ranks.line_up(&both[0], &grid, true);
        ranks.line_up(&both[1], &grid, false);
        ranks
    }

    fn line_up(&mut self, side: &Side, grid: &Grid, near: bool) {
        // No more columns than it needs.
        let fits = |columns: &usize| side.height(*columns, grid.pitch) <= BOTTOM - TOP + 0.5;
        let columns = (side.least()..grid.columns).find(fits).unwrap_or(grid.columns);
        let split = side.split(columns);
        // Few columns stand farther from the middle.
        let lane = LANE + (WIDE - grid.step * grid.columns as f32 - grid.behind) / 3.0;
        let mut y = (TOP + BOTTOM - side.height(columns, grid.pitch)) / 2.0;
        for block in &side.0 {
            self.names.push((block.stack, Vec2::new(from_middle(lane, near), y), near));
            y += CAPTION;
            let (front, back) = block.all.split_at(block.front);
            let behind = if split.0 > 0 { grid.behind } else { 0.0 };
            for (units, first, columns, aside) in
                [(front, 0, split.0, 0.0), (back, split.0, split.1, behind)]
            {
                let deep = units.len().div_ceil(columns.max(1)).max(1);
                for (number, participant) in units.iter().enumerate() {
                    let column = (first + number / deep) as f32;
                    let top = y + grid.pitch * (number % deep) as f32;
                    let inner = lane + aside + grid.step * column;
                    let outer = inner + grid.step - GAP;
                    let rect = Rect::from_corners(
                        Vec2::new(from_middle(inner, near), top),
                        Vec2::new(from_middle(outer, near), top + grid.pitch - GAP),
                    );
                    self.places[*participant] = Place { rect, near };
                }
            }
            y += grid.pitch * block.deep(split) as f32;
        }
    }
}

/// The x of what is this far from the middle.
fn from_middle(far: f32, near: bool) -> f32 {
    if near { MIDDLE - far } else { MIDDLE + far }
}

/// Columns of both sides, and the room for each card with its gap.
struct Grid {
    columns: usize,
    step: f32,
    pitch: f32,
    /// What parts front and back rows, if a side has both.
    behind: f32,
}

impl Grid {
    /// The one with the largest cards; of several with large ones, that with the fewest columns.
    fn of(both: &[Side; 2]) -> Self {
        let least = both.iter().map(Side::least).max().unwrap_or(1);
        let first = Self::with(both, least);
        (least + 1..=COLUMNS)
            .map(|columns| Self::with(both, columns))
            .fold(first, |best, next| if next.worth() > best.worth() { next } else { best })
    }

    fn with(both: &[Side; 2], columns: usize) -> Self {
        let behind = if both.iter().any(Side::has_both_rows) { BEHIND } else { 0.0 };
        let step = ((WIDE - behind) / columns as f32).min(LARGEST.x + GAP);
        let pitch = |side: &Side| {
            let room = BOTTOM - TOP - side.captions();
            room / side.deep(columns).max(1) as f32
        };
        let pitch = both.iter().map(pitch).fold(LARGEST.y + GAP, f32::min);
        Self { columns, step, pitch, behind }
    }

    fn worth(&self) -> f32 {
        let card = Vec2::new(self.step - GAP, self.pitch - GAP) / AMPLE;
        card.min_element().min(ENOUGH)
    }
}

/// A stack that fights.
struct Block {
    /// Its index in the sides' list.
    stack: usize,
    /// Its participants, those of the front row first.
    all: Vec<usize>,
    /// How many stand in the front row.
    front: usize,
}

impl Block {
    /// Its cards below each other, with so many columns for its front and its back row.
    fn deep(&self, (front, back): (usize, usize)) -> usize {
        let behind = self.all.len() - self.front;
        self.front.div_ceil(front.max(1)).max(behind.div_ceil(back.max(1)))
    }
}

/// The stacks that fight on one side.
struct Side(Vec<Block>);

impl Side {
    fn of(sides: &Sides, camp: Camp) -> Self {
        let is_back = |participant: &usize| {
            sides.participants[*participant].formed.is_some_and(|it| it.row == Row::Back)
        };
        let stacks = sides.stacks.iter().enumerate();
        let fighting = stacks.filter(|(_, standing)| standing.stand.camp() == Some(camp));
        let blocks = fighting.map(|(place, standing)| {
            let posts = sides.posts.iter().enumerate();
            let own = posts.filter(|(_, post)| post.stack == standing.stack);
            let mut all: Vec<usize> = own.map(|(participant, _)| participant).collect();
            all.sort_by_key(is_back);
            let front = all.iter().filter(|one| !is_back(one)).count();
            Block { stack: place, all, front }
        });
        Self(blocks.filter(|block| !block.all.is_empty()).collect())
    }

    fn has_front(&self) -> bool {
        self.0.iter().any(|block| block.front > 0)
    }

    fn has_both_rows(&self) -> bool {
        self.has_front() && self.0.iter().any(|block| block.front < block.all.len())
    }

    /// The fewest columns that it can have.
    fn least(&self) -> usize {
        if self.has_both_rows() { 2 } else { 1 }
    }

    /// How many of these columns its front and its back row have, for the least height.
    fn split(&self, columns: usize) -> (usize, usize) {
        if !self.has_both_rows() {
            return if self.has_front() { (columns, 0) } else { (0, columns) };
        }
        let splits = (1..columns).map(|front| (front, columns - front));
        splits.min_by_key(|split| self.deep_with(*split)).unwrap_or((1, 1))
    }

    fn deep_with(&self, split: (usize, usize)) -> usize {
        self.0.iter().map(|block| block.deep(split)).sum()
    }

    /// Cards below each other, with so many columns.
    fn deep(&self, columns: usize) -> usize {
        self.deep_with(self.split(columns))
    }

    fn captions(&self) -> f32 {
        self.0.len() as f32 * CAPTION
    }

    fn height(&self, columns: usize, pitch: f32) -> f32 {
        self.captions() + pitch * self.deep(columns) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::super::card::Size;
    use super::*;
    use crate::film::tests::fought;

    fn ranks(words: &str) -> Ranks {
        Ranks::of(&fought(words, 1).0.sides, Camp::Attacker)
    }

    #[test]
    fn nobody_stands_on_another_or_off_its_half_however_many_there_are() {
        let eight = ["needle"; 8].join(",");
        let mixed = "needle,bastion,weaver,thorn,leech,ember,warder,echo";
        let many = |count: usize| vec![eight.as_str(); count].join("+");
        for words in [
            "needle:thorn".to_owned(),
            "needle,bastion,weaver:thorn,ember".into(),
            "needle,bastion,weaver,warder+moth,pike:thorn,ember,leech,hammer".into(),
            format!("{eight}:{eight}"),
            format!("{mixed}+{mixed}+{mixed}:{mixed}+{mixed}+{mixed}+{mixed}"),
            format!("{}:{eight}", many(2)),
            format!("{}:{}", many(3), many(4)),
            format!("{}:needle", many(6)),
        ] {
            let places = ranks(&words).places;
            let size = places[0].rect.size();
            for (number, place) in places.iter().enumerate() {
                let (left, right) =
                    if place.near { (21.5, MIDDLE - LANE) } else { (MIDDLE + LANE, 890.5) };
                let inside = Rect::new(left, TOP - 0.5, right, BOTTOM + 0.5);
                assert!(
                    inside.contains(place.rect.min) && inside.contains(place.rect.max),
                    "{words}: {place:?}"
                );
                assert!((place.rect.size() - size).length() < 0.01, "{words}: one size for all");
                assert!(size.x > 40.0 && size.y > 40.0, "{words}: {size}");
                for other in &places[..number] {
                    assert!(other.rect.intersect(place.rect).is_empty(), "{words}");
                }
            }
        }
    }

    #[test]
    fn the_fewer_there_are_the_larger_are_the_cards_of_both_sides() {
        assert_eq!(ranks("needle:thorn").places[0].rect.size(), LARGEST);
        let six = ["needle"; 6].join("+");
        assert_eq!(ranks(&format!("{six}:thorn")).places[0].size(), Size::Large);
        let eight = ["needle"; 8].join(",");
        let places = ranks(&format!("{}:thorn", vec![eight; 6].join("+"))).places;
        assert!(places.iter().all(|place| place.size() == Size::Small));
    }

    #[test]
    fn the_back_rows_stand_behind_the_front_rows_on_both_sides() {
        // Defenders come first: the attackers are near.
        let places = ranks("needle,weaver:thorn,ember").places;
        let [thorn, ember, needle, weaver] = &places[..] else { panic!("four fight") };
        assert!(weaver.rect.max.x < needle.rect.min.x && needle.near && weaver.near);
        assert!(thorn.rect.max.x < ember.rect.min.x && !thorn.near && !ember.near);
        assert!((needle.rect.max.x + thorn.rect.min.x - 2.0 * MIDDLE).abs() < 0.01);
        assert_eq!(needle.rect.min.y, thorn.rect.min.y);
    }

    #[test]
    fn the_near_side_stands_on_the_left_and_both_look_to_the_middle() {
        let ranks = ranks("needle,bastion:thorn");
        let [thorn, needle, bastion] = &ranks.places[..] else {
            panic!("three fight");
        };
        assert!(needle.near && bastion.near && !thorn.near);
        assert!(needle.glyph().x < MIDDLE && thorn.glyph().x > MIDDLE);
        assert_eq!(ranks.names.len(), 2);
    }
}
