//! Which move on the stack is selected by pointer or keys, and its target.

use super::rows::RowNode;
use crate::BreachSystems;
use crate::breach_view::BreachView;
use crate::choosing::Choosing;
use crate::column::{Line, lines};
use crate::prelude::*;

#[derive(Clone, Debug, PartialEq)]
pub struct LookedAim {
    pub user: CharacterId,
    pub own: bool,
    pub center: Option<Panel>,
    pub panels: Vec<Panel>,
}

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Looked {
    pub line: Option<Line>,
    pub aim: Option<LookedAim>,
}

fn look(
    rows: Query<(&RowNode, &Hovered)>,
    choosing: Res<Choosing>,
    table: Res<BreachView>,
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

pub fn plugin(app: &mut App) {
    app.init_resource::<Looked>().add_systems(Update, look.in_set(BreachSystems::Preview));
}
