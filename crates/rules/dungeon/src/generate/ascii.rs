//! A plan as text, one character per cell, for catalogs and for viewing many floors.

use super::plan::FloorPlan;
use crate::names::KindId;

/// Draws a plan as rows: spawned objects over walls over ground, and `@` at the player's start.
pub fn ascii(plan: &FloorPlan, glyph: &dyn Fn(KindId) -> char) -> String {
    let surface = |(ground, wall): (&KindId, &Option<KindId>)| glyph(wall.unwrap_or(*ground));
    let mut cells: Vec<char> = plan.ground.iter().zip(&plan.walls).map(surface).collect();
    for spawn in &plan.spawns {
        if let Some(index) = plan.index(spawn.cell) {
            cells[index] = glyph(spawn.kind);
        }
    }
    if let Some(index) = plan.index(plan.start) {
        cells[index] = '@';
    }
    let rows: Vec<String> =
        cells.chunks(plan.width.max(1) as usize).map(|row| row.iter().collect()).collect();
    rows.join("\n")
}
