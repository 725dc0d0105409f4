//! The card of a unit in the film, the same on both sides: where its picture, name, health and moves
//! stand, by its size. On the far side it is mirrored.
//! Pure geometry.

use daemonfall_ui::prelude::*;

/// A card at least this wide has its words beside the picture.
const BESIDE: f32 = 140.0;
/// A smaller card has no name.
const NAMED: Vec2 = Vec2::new(80.0, 44.0);
/// The height from which a large card tells its unit's moves, and the part of it that they have.
const ABLE: f32 = 90.0;
const FOOT: f32 = 0.32;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Picture beside name and health, moves below.
    Large,
    /// Picture above name and health.
    Medium,
    /// Picture and health alone.
    Small,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    pub rect: Rect,
    /// Whether it is on the near side, which faces right.
    pub near: bool,
}

/// Where a card's words stand, from its corner: texts by their baseline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Words {
    /// The text scale that the card has room for.
    pub grown: f32,
    pub name: (f32, f32),
    pub number: (f32, f32),
    pub bar: Rect,
    /// Width for the name.
    pub room: f32,
}

impl Place {
    pub fn size(&self) -> Size {
        let size = self.rect.size();
        if size.x >= BESIDE {
            Size::Large
        } else if size.cmpge(NAMED).all() {
            Size::Medium
        } else {
            Size::Small
        }
    }

    /// Whether the picture has no room above the words, and stands beside the number.
    fn is_low(&self) -> bool {
        match self.size() {
            Size::Large => false,
            Size::Medium => self.rect.height() < 74.0,
            Size::Small => self.rect.height() < 48.0,
        }
    }

    /// Height at the foot for the unit's moves.
    pub fn foot(&self) -> f32 {
        let high = self.rect.height();
        if self.size() == Size::Large && high >= ABLE { high * FOOT } else { 0.0 }
    }

    pub fn glyph_size(&self) -> f32 {
        let size = self.rect.size();
        match self.size() {
            Size::Large => (size.y * 0.52).min(size.x * 0.27).min(64.0),
            Size::Medium if self.is_low() => 22.0,
            Size::Medium => (size.y - 50.0).min(50.0),
            Size::Small if self.is_low() => (size.y - 10.0).clamp(8.0, 20.0),
            Size::Small => (size.y * 0.5).min(30.0),
        }
    }

    /// The middle of the picture.
    pub fn glyph(&self) -> Vec2 {
        let (corner, size, half) = (self.rect.min, self.rect.size(), self.glyph_size() / 2.0);
        corner
            + match self.size() {
                Size::Large => {
                    let aside = if self.near { size.x - 10.0 - half } else { 10.0 + half };
                    Vec2::new(aside, (size.y - self.foot()) / 2.0)
                }
                Size::Medium if self.is_low() => Vec2::new(5.0 + half, size.y - 5.0 - half),
                Size::Small if self.is_low() => Vec2::new(3.0 + half, size.y / 2.0 - 2.0),
                Size::Medium => Vec2::new(size.x / 2.0, (size.y - 46.0) / 2.0 + 2.0),
                Size::Small => Vec2::new(size.x / 2.0, size.y * 0.38),
            }
    }

    /// How wide a figure over the picture may be: off a name that stands beside it.
    pub fn beside_name(&self) -> f32 {
        match self.size() {
            Size::Large => self.glyph_size() + 14.0,
            Size::Medium | Size::Small => f32::MAX,
        }
    }

    /// Where its words stand with this text scale. The name starts at its point on a large card, and
    /// is centred on it on others; the number ends at its point on these.
    pub fn words(&self, letters: f32) -> Words {
        let size = self.rect.size();
        let at_most = |most: f32| letters.min(most.max(1.0));
        match self.size() {
            Size::Large => {
                let aside = self.glyph_size() + 22.0;
                let x = if self.near { 12.0 } else { aside };
                let room = size.x - aside - 12.0;
                let high = size.y - self.foot();
                let grown = at_most((high - 10.0) / 38.0);
                let top = ((high - 36.0 * grown - 8.0) / 2.0).max(2.0);
                let bar = top + 20.0 * grown;
                Words {
                    grown,
                    name: (x, top + 15.0 * grown),
                    number: (x, bar + 8.0 + 14.0 * grown),
                    bar: Rect::new(x, bar, x + room, bar + 6.0),
                    room,
                }
            }
            Size::Medium if self.is_low() => Words {
                grown: at_most(1.0),
                name: (size.x / 2.0, 16.0),
                number: (size.x - 6.0, size.y - 13.0),
                bar: Rect::new(32.0, size.y - 9.0, size.x - 6.0, size.y - 4.0),
                room: size.x - 4.0,
            },
            Size::Medium => {
                let grown = at_most((size.y - 34.0) / 40.0);
                Words {
                    grown,
                    name: (size.x / 2.0, size.y - 8.0 - 16.0 * grown),
                    number: (size.x - 6.0, size.y - 6.0),
                    bar: Rect::new(8.0, size.y - 13.0, size.x - 12.0 - 19.0 * grown, size.y - 7.0),
                    room: size.x - 4.0,
                }
            }
            Size::Small => Words {
                grown: at_most(1.0),
                name: (0.0, 0.0),
                number: (size.x - 4.0, size.y - 11.0),
                bar: Rect::new(5.0, size.y - 8.0, size.x - 5.0, size.y - 4.0),
                room: 0.0,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(wide: f32, high: f32, near: bool) -> Place {
        Place { rect: Rect::new(100.0, 50.0, 100.0 + wide, 50.0 + high), near }
    }

    #[test]
    fn picture_words_and_bar_stay_on_the_card_and_off_each_other() {
        for near in [true, false] {
            for (wide, high) in [(280.0, 150.0), (185.0, 93.0), (185.0, 58.0), (121.0, 80.0)] {
                for letters in [1.0, 1.2, 1.4] {
                    let card = card(wide, high, near);
                    let words = card.words(letters);
                    let half = Vec2::splat(card.glyph_size() / 2.0);
                    let glyph = card.glyph() - card.rect.min;
                    let picture = Rect::from_corners(glyph - half, glyph + half);
                    let whole = Rect::from_corners(Vec2::ZERO, card.rect.size());
                    let what = format!("{wide} x {high}, {letters}: {words:?}, {picture:?}");
                    assert!(whole.contains(picture.min) && whole.contains(picture.max), "{what}");
                    assert!(
                        whole.contains(words.bar.min) && whole.contains(words.bar.max),
                        "{what}"
                    );
                    assert!(picture.intersect(words.bar).is_empty(), "{what}");
                    let (top, foot) = (words.name.1 - 15.0 * words.grown, high - card.foot());
                    assert!(top >= 0.0 && words.number.1 <= foot, "{what}");
                }
            }
        }
    }

    #[test]
    fn both_sides_have_the_same_card_mirrored() {
        let [near, far] = [true, false].map(|near| card(185.0, 110.0, near));
        let middle = near.rect.center().x;
        assert!((near.glyph().x + far.glyph().x - 2.0 * middle).abs() < 0.01);
        assert_eq!(near.words(1.0).room, far.words(1.0).room);
    }
}
