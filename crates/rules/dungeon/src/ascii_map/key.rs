//! The key of a map: the meaning of each character, from the legend and the kinds' own characters.

use super::board::Board;
use super::legend::{Figure, LegendEntry};
use super::{Course, Drawing, DrawingError, MAX_CELLS, Plain};
use crate::cell::Cell;
use crate::library::Library;
use crate::names::KindId;
use crate::snapshot::DiveSnapshot;
use crate::state::DiveState;
use daemonfall_core::StreamPositions;

/// The meanings of the characters.
#[derive(Clone, Debug)]
pub struct Key<'a> {
    library: &'a Library,
    legend: Vec<LegendEntry>,
    by_glyph: Vec<KindId>,
}

impl<'a> Key<'a> {
    /// A character missing from the legend means the first kind with that character in `by_glyph`.
    pub fn new(library: &'a Library, legend: Vec<LegendEntry>, by_glyph: Vec<KindId>) -> Self {
        Self { library, legend, by_glyph }
    }

    /// As [`Key::new`], with all kinds of the library.
    pub fn of_all_kinds(library: &'a Library, legend: Vec<LegendEntry>) -> Self {
        let kinds = (0..library.kinds.len()).map(|number| KindId(number as u16));
        Self::new(library, legend, kinds.collect())
    }

    fn figures(&self, glyph: char) -> Option<Vec<Figure>> {
        if let Some(entry) = self.legend.iter().find(|entry| entry.glyph == glyph) {
            return Some(entry.figures.clone());
        }
        let kind = self.by_glyph.iter().find(|kind| self.library.kind(**kind).glyph == glyph)?;
        Some(vec![Figure::of(self.library, *kind)])
    }

    /// Characters to which the legend gives one plain kind and nothing else.
    pub fn plain(&self) -> Plain {
        let alone = self.legend.iter().filter(|entry| entry.figures.len() == 1);
        alone
            .map(|entry| (entry.figures[0].kind, entry.glyph))
            .filter(|(kind, _)| self.library.kind(*kind).is_plain())
            .collect()
    }

    /// Draws a map of these rows; the error is the first one, with its row.
    pub fn draw(&self, rows: &[&str], course: Course) -> Result<Drawing, DrawingError> {
        let whole = |reason: String| DrawingError { row: None, reason };
        let rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
        let width = rows.first().map_or(0, Vec::len);
        if width == 0 || width * rows.len() > MAX_CELLS {
            return Err(whole(format!("a map has 1 to {MAX_CELLS} cells")));
        }
        if let Some((row, cells)) = (0..).zip(&rows).find(|(_, cells)| cells.len() != width) {
            return Err(DrawingError {
                row: Some(row),
                reason: format!(
                    "this row of the map has {} cells, the first has {width}",
                    cells.len()
                ),
            });
        }
        let ground = self
            .figures('.')
            .and_then(|figures| figures.first().map(|figure| figure.kind))
            .unwrap_or(KindId(0));
        let mut board = Board::new(self.library, ground, width, rows.len());
        for (y, row) in rows.iter().enumerate() {
            for (x, glyph) in row.iter().enumerate() {
                let cell = Cell::new(x as i32, y as i32);
                if board.is_body(cell, *glyph) {
                    continue;
                }
                let fail = |reason: String| DrawingError { row: Some(y), reason };
                let figures = self.figures(*glyph).ok_or_else(|| {
                    fail(format!("character {glyph:?} in column {} of the map is not in the legend, and no kind has it", x + 1))
                })?;
                for figure in figures {
                    board.put(cell, *glyph, figure).map_err(fail)?;
                }
            }
        }
        let start = DiveSnapshot {
            library: self.library.fingerprint,
            streams: StreamPositions { seed: course.seed, ..StreamPositions::default() },
            state: DiveState {
                floors: course.floors,
                next: board.objects.len() as u32,
                ..DiveState::default()
            },
            width: width as i32,
            height: rows.len() as i32,
            ground: board.ground,
            walls: board.walls,
            objects: board.objects,
        };
        start.check(self.library).map_err(|error| whole(error.to_string()))?;
        Ok(Drawing { start, glyphs: board.glyphs, labels: board.labels })
    }
}
