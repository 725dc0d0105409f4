//! Layout of two ranks that face each other, stack by stack; plates are larger the fewer there are.
//! The front row stands toward the middle.
//! Pure geometry.

use daemonfall_battle::{Camp, Row, Sides};
use daemonfall_ui::prelude::*;

/// The middle between the ranks, and their vertical room.
pub const MIDDLE: f32 = 456.0;
const TOP: f32 = 84.0;
const BOTTOM: f32 = 596.0;
/// Height of a stack's name above the stack.
pub const CAPTION: f32 = 18.0;
const GAP: f32 = 6.0;
/// The height above which a large plate says what its unit can do.
pub const ABLE: f32 = 90.0;
/// Greatest plate height for each size.
const HIGHEST: [f32; 3] = [104.0, 108.0, 84.0];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Glyph, name, health and abilities side by side.
    Large,
    /// Glyph above name and health.
    Medium,
    Small,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    pub rect: Rect,
    pub size: Size,
    /// Whether it is on the near side, which faces right.
    pub near: bool,
}

impl Place {
    pub fn glyph(&self) -> Vec2 {
        let rect = self.rect;
        match self.size {
            // What a unit can do stands below, where there is room.
            Size::Large => {
                let up = if rect.height() > ABLE { 12.0 } else { 0.0 };
                let x = if self.near { rect.max.x - 40.0 } else { rect.min.x + 40.0 };
                Vec2::new(x, rect.center().y - up)
            }
            Size::Medium => Vec2::new(rect.center().x, rect.min.y + (rect.height() - 28.0) / 2.0),
            Size::Small => Vec2::new(rect.center().x, rect.min.y + rect.height() * 0.38),
        }
    }

    /// How wide a figure over the picture may be: off a name that stands beside it.
    pub fn beside_name(&self) -> f32 {
        match self.size {
            Size::Large => 56.0,
            Size::Medium | Size::Small => f32::MAX,
        }
    }

    pub fn glyph_size(&self) -> f32 {
        let height = self.rect.height();
        match self.size {
            Size::Large => (height * 0.52).min(50.0),
            Size::Medium => (height - 36.0).min(46.0),
            Size::Small => (height * 0.5).min(30.0),
        }
    }
}

#[derive(Resource, Clone, Debug, Default)]
pub struct Ranks {
    pub places: Vec<Place>,
    /// Each stack that fights: index in the sides' list, corner of its name, whether it is near.
    pub names: Vec<(usize, Vec2, bool)>,
}

impl Ranks {
    pub fn of(sides: &Sides, near: Camp) -> Self {
        let nobody = Place { rect: Rect::default(), size: Size::Small, near: true };
        let mut ranks = Self { places: vec![nobody; sides.participants.len()], names: Vec::new() };
        for camp in [near, near.other()] {
            let blocks = blocks(sides, camp);
            if !blocks.is_empty() {
                ranks.line_up(&blocks, camp == near);
            }
        }
        ranks
    }

    fn line_up(&mut self, blocks: &[Block], near: bool) {
        // Columns, the width of each, and the distance from the middle to the first.
        let (columns, step, lane, size) = match blocks {
            [block] if block.has_one_row() => (1, 240.0, 104.0, Size::Large),
            [_] => (2, 183.0, 66.0, Size::Large),
            [_, _] | [_, _, _] => (4, 91.0, 66.0, Size::Medium),
            _ => (8, 48.0, 48.0, Size::Small),
        };
        // One stack alone has a column for each row; of more, the front rows come first.
        let deep = |block: &Block| match blocks.len() {
            1 => block.front.max(block.all.len() - block.front),
            _ => block.all.len().div_ceil(columns),
        };
        let height = BOTTOM - TOP;
        // The edge toward the middle.
        let front = if near { MIDDLE - lane } else { MIDDLE + lane };
        let rows: usize = blocks.iter().map(deep).sum();
        let captions = blocks.len() as f32 * CAPTION;
        let room = (height - captions) / rows.max(1) as f32;
        let pitch = room.min(HIGHEST[size as usize] + GAP);
        let mut y = (TOP + BOTTOM) / 2.0 - (captions + pitch * rows as f32) / 2.0;
        for block in blocks {
            let width = step * columns as f32;
            let left = if near { front - width } else { front };
            self.names.push((block.stack, Vec2::new(left, y), near));
            y += CAPTION;
            let deep = deep(block);
            for (number, participant) in block.all.iter().enumerate() {
                let (column, row) = match number.checked_sub(block.front) {
                    Some(behind) if columns == 2 => (1, behind),
                    _ => (number / deep, number % deep),
                };
                let column = column as f32;
                let x = if near { front - step * (column + 1.0) } else { front + step * column };
                let top = y + pitch * row as f32;
                let corner = Vec2::new(x + GAP / 2.0, top);
                let plate = Vec2::new(step - GAP, pitch - GAP);
                self.places[*participant] =
                    Place { rect: Rect::from_corners(corner, corner + plate), size, near };
            }
            y += pitch * deep as f32;
        }
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
    fn has_one_row(&self) -> bool {
        self.front == 0 || self.front == self.all.len()
    }
}

fn blocks(sides: &Sides, camp: Camp) -> Vec<Block> {
    let is_back = |participant: &usize| {
        sides.participants[*participant].formed.is_some_and(|it| it.row == Row::Back)
    };
    let stacks = sides.stacks.iter().enumerate();
    let fighting = stacks.filter(|(_, standing)| standing.stand.camp() == Some(camp));
    fighting
        .map(|(place, standing)| {
            let posts = sides.posts.iter().enumerate();
            let own = posts.filter(|(_, post)| post.stack == standing.stack);
            let mut all: Vec<usize> = own.map(|(participant, _)| participant).collect();
            all.sort_by_key(is_back);
            let front = all.iter().filter(|one| !is_back(one)).count();
            Block { stack: place, all, front }
        })
        .filter(|block| !block.all.is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::film::tests::fought;

    fn ranks(words: &str) -> Ranks {
        Ranks::of(&fought(words, 1).0.sides, Camp::Attacker)
    }

    #[test]
    fn nobody_stands_on_another_or_off_its_half_however_many_there_are() {
        let eight = ["needle"; 8].join(",");
        let many = |count: usize| vec![eight.as_str(); count].join("+");
        for words in [
            "needle:thorn".to_owned(),
            "needle,bastion,weaver:thorn,ember".into(),
            format!("{eight}:{eight}"),
            format!("{}:{eight}", many(2)),
            format!("{}:{}", many(3), many(4)),
            format!("{}:needle", many(6)),
        ] {
            let places = ranks(&words).places;
            for (number, place) in places.iter().enumerate() {
                let (left, right) =
                    if place.near { (22.0, MIDDLE - 40.0) } else { (MIDDLE + 40.0, 890.0) };
                let inside = Rect::new(left, TOP - 0.5, right, BOTTOM + 0.5);
                assert!(
                    inside.contains(place.rect.min) && inside.contains(place.rect.max),
                    "{words}: {place:?}"
                );
                assert!(place.rect.height() > 50.0 && place.rect.width() > 40.0);
                for other in &places[..number] {
                    assert!(other.rect.intersect(place.rect).is_empty(), "{words}");
                }
            }
        }
    }

    #[test]
    fn the_fewer_there_are_the_more_is_told() {
        assert_eq!(ranks("needle:thorn").places[0].size, Size::Large);
        let six = ["needle"; 6].join("+");
        let places = ranks(&format!("{six}:thorn")).places;
        assert_eq!((places[0].size, places[1].size), (Size::Large, Size::Small));
    }

    #[test]
    fn the_near_side_stands_on_the_left_and_both_look_to_the_middle() {
        let ranks = ranks("needle,bastion:thorn");
        let [thorn, needle, bastion] = &ranks.places[..] else {
            panic!("three fight");
        };
        assert!(needle.near && bastion.near && !thorn.near);
        assert!(needle.glyph().x < 456.0 && thorn.glyph().x > 456.0);
        assert_eq!(ranks.names.len(), 2);
    }
}
