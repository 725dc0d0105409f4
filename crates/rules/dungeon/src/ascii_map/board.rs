//! The floor while it is drawn: grounds, walls and objects, cell by cell.

use super::legend::Figure;
use crate::cell::Cell;
use crate::components::{Layer, Object, ObjectId, Placed};
use crate::library::Library;
use crate::names::KindId;
use crate::snapshot::ObjectRecord;
use std::collections::BTreeMap;

pub(super) struct Board<'a> {
    library: &'a Library,
    width: usize,
    pub ground: Vec<KindId>,
    pub walls: Vec<Option<KindId>>,
    pub objects: Vec<ObjectRecord>,
    pub glyphs: BTreeMap<ObjectId, char>,
    pub labels: BTreeMap<ObjectId, String>,
}

impl<'a> Board<'a> {
    pub fn new(library: &'a Library, ground: KindId, width: usize, height: usize) -> Self {
        Self {
            library,
            width,
            ground: vec![ground; width * height],
            walls: vec![None; width * height],
            objects: Vec::new(),
            glyphs: BTreeMap::new(),
            labels: BTreeMap::new(),
        }
    }

    /// Whether a cell shows part of a sized object with its anchor elsewhere.
    pub fn is_body(&self, cell: Cell, glyph: char) -> bool {
        self.objects.iter().any(|record| {
            let anchor = record.placed.cell;
            let covers = record.traits.sized.is_some_and(|size| {
                (anchor.x..anchor.x + size.width).contains(&cell.x)
                    && (anchor.y..anchor.y + size.height).contains(&cell.y)
            });
            covers && self.glyphs.get(&record.object.id) == Some(&glyph)
        })
    }

    pub fn put(&mut self, cell: Cell, glyph: char, figure: Figure) -> Result<(), String> {
        let kind = self.library.kind(figure.kind);
        let place = cell.y as usize * self.width + cell.x as usize;
        match kind.layer {
            Layer::Floor => self.ground[place] = figure.kind,
            Layer::Wall => self.walls[place] = Some(figure.kind),
            _ => {}
        }
        if kind.is_plain() {
            return Ok(());
        }
        let crowded = |record: &&ObjectRecord| {
            record.placed.cell == cell
                && record.object.layer == kind.layer
                && kind.layer != Layer::Item
        };
        if let Some(other) = self.objects.iter().find(crowded) {
            let other = self.library.kind_name(other.object.kind);
            return Err(format!(
                "cell {cell} has room for one object of layer {:?}, not for both {other} and {}",
                kind.layer,
                self.library.kind_name(figure.kind)
            ));
        }
        let id = ObjectId(self.objects.len() as u32 + 1);
        let object = Object {
            id,
            kind: figure.kind,
            priority: figure.priority,
            side: figure.side,
            layer: kind.layer,
        };
        self.objects.push(ObjectRecord {
            object,
            placed: Placed::at(cell, figure.facing),
            traits: figure.traits,
        });
        self.glyphs.insert(id, glyph);
        if let Some(label) = figure.label {
            if self.labels.values().any(|known| *known == label) {
                return Err(format!("two objects are called {label:?}"));
            }
            self.labels.insert(id, label);
        }
        Ok(())
    }
}
