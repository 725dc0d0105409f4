//! The field: two halves of panels that face each other, and the shapes that subroutines strike.
//!
//! A panel has a column from 0 (top) to 3 and an `x` from 0 to 3: the player's back and front, then
//! the enemy's front and back. Rules section 5: a half is 4 panels wide and 2 deep; a row is the 4
//! panels of a half at one depth, a column its 2.

use bevy_reflect::Reflect;
use daemonfall_core::Side;
use serde::{Deserialize, Serialize};

/// Columns of the field, top to bottom.
pub const COLUMNS: i8 = 4;
/// Panels from one back to the other.
pub const LENGTH: i8 = 4;

/// One panel of the field.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Panel {
    /// From the player's back, 0, to the enemy's, 3.
    pub x: i8,
    /// From the top, 0, to the bottom, 3.
    pub column: i8,
}

/// The difference between two panels. A mime stores its aim as an offset.
#[derive(
    Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord,
)]
pub struct Offset {
    /// Toward the enemy's back.
    pub x: i8,
    /// Down.
    pub column: i8,
}

impl Panel {
    /// The panel of a half at a depth (0 is the front) and in a column; `None` outside the field.
    pub fn of(half: Side, depth: i8, column: i8) -> Option<Self> {
        if !(0..LENGTH / 2).contains(&depth) {
            return None;
        }
        let x = match half {
            Side::Player => LENGTH / 2 - 1 - depth,
            Side::Hostile | Side::Neutral => LENGTH / 2 + depth,
        };
        let panel = Self { x, column };
        panel.is_on_the_field().then_some(panel)
    }

    /// All panels, from the player's back to the enemy's, each row from top to bottom.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LENGTH).flat_map(|x| (0..COLUMNS).map(move |column| Self { x, column }))
    }

    /// Whether it is on the field.
    pub fn is_on_the_field(self) -> bool {
        (0..LENGTH).contains(&self.x) && (0..COLUMNS).contains(&self.column)
    }

    /// The half it is in.
    pub fn half(self) -> Side {
        if self.x < LENGTH / 2 { Side::Player } else { Side::Hostile }
    }

    /// 0 at the front, 1 at the back.
    pub fn depth(self) -> i8 {
        match self.half() {
            Side::Player => LENGTH / 2 - 1 - self.x,
            Side::Hostile | Side::Neutral => self.x - LENGTH / 2,
        }
    }

    /// The offset from another panel to this one.
    pub fn from(self, other: Panel) -> Offset {
        Offset {
            x: self.x.saturating_sub(other.x),
            column: self.column.saturating_sub(other.column),
        }
    }

    /// The panel at an offset; `None` off the field.
    pub fn at(self, offset: Offset) -> Option<Panel> {
        let panel = Panel {
            x: self.x.saturating_add(offset.x),
            column: self.column.saturating_add(offset.column),
        };
        panel.is_on_the_field().then_some(panel)
    }

    /// The panel one step farther from the middle; `None` behind the back.
    pub fn behind(self) -> Option<Panel> {
        Panel::of(self.half(), self.depth() + 1, self.column)
    }
}

/// The panels that a subroutine strikes, relative to its target panel.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// Only that panel.
    #[default]
    Single,
    /// The four panels of the half at the same depth.
    Row,
    /// The two panels of the half in the same column.
    Column,
    /// The panel and those next to it, clipped to the half.
    Cross,
}

impl Shape {
    /// Whether a panel is struck when the shape is centered on `center`.
    pub fn strikes(self, center: Panel, panel: Panel) -> bool {
        let offset = panel.from(center);
        panel.half() == center.half()
            && match self {
                Shape::Single => panel == center,
                Shape::Row => offset.x == 0,
                Shape::Column => offset.column == 0,
                Shape::Cross => offset.x.abs() + offset.column.abs() <= 1,
            }
    }

    /// The panels struck when the shape is centered on `center`.
    pub fn panels(self, center: Panel) -> impl Iterator<Item = Panel> {
        Panel::all().filter(move |panel| self.strikes(center, *panel))
    }
}
