//! The field: two halves of panels that face each other, the shapes that subroutines strike, and
//! which character is on which panel.
//!
//! A panel has a column from 0 (top) to 3 and an `x` from 0 to 3: the player's back and front, then
//! the enemy's front and back. Rules section 5: a half is 4 panels wide and 2 deep; a row is the 4
//! panels of a half at one depth, a column its 2.

use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use daemonfall_core::{CharacterId, Side};
use serde::{Deserialize, Serialize};

/// A character's position: its foremost panel in its topmost column, and its size in panels.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[reflect(Component)]
pub struct Stands {
    /// The foremost panel in the topmost column. It aims from here and is aimed at here.
    pub panel: Panel,
    /// Panels from its front to its back.
    pub deep: i8,
    /// Columns.
    pub wide: i8,
}

impl Stands {
    /// A character on a single panel.
    pub fn on(panel: Panel) -> Self {
        Self { panel, deep: 1, wide: 1 }
    }

    /// The panels covered, except those off the field.
    pub fn panels(self) -> impl Iterator<Item = Panel> {
        (0..self.deep).flat_map(move |back| {
            (0..self.wide).filter_map(move |right| {
                let panel = self.panel;
                Panel::of(panel.half(), panel.depth() + back, panel.column.saturating_add(right))
            })
        })
    }

    /// Whether all of it is on the field.
    pub fn fits(self) -> bool {
        self.panel.is_on_the_field()
            && (1..=LENGTH / 2).contains(&self.deep)
            && (1..=COLUMNS).contains(&self.wide)
            && self.panels().count() == self.deep as usize * self.wide as usize
    }
}

/// The character on each panel. Duplicates the components for fast lookup.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    panels: [[Option<CharacterId>; COLUMNS as usize]; LENGTH as usize],
}

impl Field {
    pub fn at(&self, panel: Panel) -> Option<CharacterId> {
        let row = self.panels.get(usize::try_from(panel.x).ok()?)?;
        *row.get(usize::try_from(panel.column).ok()?)?
    }

    /// The characters that a shape strikes, in order.
    pub fn struck(&self, shape: Shape, center: Panel) -> Vec<CharacterId> {
        let mut struck: Vec<_> = shape.panels(center).filter_map(|panel| self.at(panel)).collect();
        struck.sort_unstable();
        struck.dedup();
        struck
    }

    /// Puts a character on all panels that it covers.
    pub fn put(&mut self, character: CharacterId, stands: Stands) {
        self.write(stands, Some(character));
    }

    /// Clears all panels that a character covers.
    pub fn clear(&mut self, stands: Stands) {
        self.write(stands, None);
    }

    fn write(&mut self, stands: Stands, who: Option<CharacterId>) {
        for panel in stands.panels() {
            self.panels[panel.x as usize][panel.column as usize] = who;
        }
    }

    /// Whether a character fits at a position, with no other character in the way.
    pub fn is_free_for(&self, character: CharacterId, stands: Stands) -> bool {
        stands.fits()
            && stands.panels().all(|panel| self.at(panel).is_none_or(|other| other == character))
    }
}

/// Columns of the field, top to bottom.
pub const COLUMNS: i8 = 4;
/// Panels from one back to the other.
pub const LENGTH: i8 = 4;

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

    pub fn is_on_the_field(self) -> bool {
        (0..LENGTH).contains(&self.x) && (0..COLUMNS).contains(&self.column)
    }

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
