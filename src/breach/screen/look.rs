//! Which move on the stack is looked at, by pointer or keys, and where it is aimed.

use super::column::{Line, lines};
use super::rows::RowNode;
use crate::breach::BreachSystems;
use crate::breach::choosing::Choosing;
use crate::breach::table::Table;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use daemonfall_breach::{BreachLibrary, Panel};
use daemonfall_core::CharacterId;

/// Where a move that is looked at is aimed.
#[derive(Clone, Debug, PartialEq)]
pub struct LookedAim {
    /// Who uses it.
    pub user: CharacterId,
    /// Whether that is the player's.
    pub own: bool,
    /// The panel that it is aimed at.
    pub center: Option<Panel>,
    /// All panels that it would strike now.
    pub panels: Vec<Panel>,
}

/// The move that is looked at.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Looked {
    /// Its line in the column.
    pub line: Option<Line>,
    /// Where it is aimed.
    pub aim: Option<LookedAim>,
}

fn look(
    rows: Query<(&RowNode, &Hovered)>,
    choosing: Res<Choosing>,
    table: Res<Table>,
    library: Res<BreachLibrary>,
    mut looked: ResMut<Looked>,
) {
    let hovered = rows.iter().find(|(_, hovered)| hovered.get()).map(|(row, _)| row.line.clone());
    let by_keys = choosing.looked_at.and_then(|place| lines(&table).get(place).cloned());
    let line = hovered.or(by_keys);
    let aim = line.as_ref().map(|line| LookedAim {
        user: line.user,
        own: table.is_own(line.user),
        center: table.center(line.aim),
        panels: table.struck(line.aim, library.subroutine(line.subroutine).shape),
    });
    looked.set_if_neq(Looked { line, aim });
}

/// Finds out what is looked at.
pub fn plugin(app: &mut App) {
    app.init_resource::<Looked>().add_systems(Update, look.in_set(BreachSystems::Ghost));
}
