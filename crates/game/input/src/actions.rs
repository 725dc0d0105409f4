//! The actions that can be bound: an open list, to which each mode adds its table.

use super::action_table::{ActionId, Row};
use super::group::Group;

/// All tables, in the order in which groups are listed.
#[derive(Clone, Debug, Default)]
pub struct Actions {
    tables: Vec<(Group, Vec<Row>)>,
}

impl Actions {
    pub fn add(&mut self, group: Group, rows: Vec<Row>) {
        let place = self.tables.partition_point(|(other, _)| other.place <= group.place);
        self.tables.insert(place, (group, rows));
    }

    pub fn tables(&self) -> impl Iterator<Item = &(Group, Vec<Row>)> {
        self.tables.iter()
    }

    pub fn all(&self) -> impl Iterator<Item = (ActionId, &Row)> {
        self.tables.iter().flat_map(|(group, rows)| {
            let rows = rows.iter().enumerate();
            rows.map(|(place, row)| (ActionId { group: group.id, place }, row))
        })
    }

    /// The action with a name such as `dive.wait`.
    pub fn named(&self, name: &str) -> Option<ActionId> {
        self.all().find(|(_, row)| row.name() == name).map(|(id, _)| id)
    }

    pub fn group(&self, id: ActionId) -> Option<&Group> {
        self.find(id).map(|(group, _)| group)
    }

    pub fn row(&self, id: ActionId) -> Option<&Row> {
        self.find(id).map(|(_, row)| row)
    }

    /// Whether both are active at the same time, so that an input can serve only one of them.
    pub fn meet(&self, one: ActionId, other: ActionId) -> bool {
        let (Some((group, row)), Some((with, with_row))) = (self.find(one), self.find(other))
        else {
            return false;
        };
        let mut shared = group.shared.iter().chain(with.shared);
        group.overlaps(with)
            && !shared.any(|pair| pair.contains(&row.name()) && pair.contains(&with_row.name()))
    }

    fn find(&self, id: ActionId) -> Option<(&Group, &Row)> {
        let (group, rows) = self.tables.iter().find(|(group, _)| group.id == id.group)?;
        Some((group, rows.get(id.place)?))
    }
}
