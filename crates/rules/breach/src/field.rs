//! Which character is on which panel.

use crate::panel::{COLUMNS, LENGTH, Panel};
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use daemonfall_core::CharacterId;
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
    /// The character on a panel.
    pub fn at(&self, panel: Panel) -> Option<CharacterId> {
        let row = self.panels.get(usize::try_from(panel.x).ok()?)?;
        *row.get(usize::try_from(panel.column).ok()?)?
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
