//! A plan as text, a character a cell: for catalogs and for people who look at many floors.

use super::FloorPlan;
use crate::library::names::KindId;

/// Draws a plan, rows separated by line ends: what is spawned over walls over ground, and `@` where
/// the player starts. `glyph` gives the character of a kind.
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
