//! What can be done with the units of the selected stack: rows, order, reserve.

use super::MapController;
use crate::choosing::Zone;
use crate::map_view::UnitShown;
use crate::prelude::*;
use daemonfall_battle::{Order, Row};

/// Which of these units go into reserve, or back into the line if all of them are in reserve; none if
/// nobody would be left in the line.
fn switching(all: &[UnitShown], chosen: &[UnitId]) -> Option<Vec<UnitId>> {
    let (chosen, others): (Vec<&UnitShown>, Vec<&UnitShown>) =
        all.iter().partition(|unit| chosen.contains(&unit.id));
    let back = chosen.iter().all(|unit| unit.reserve);
    if !back && others.iter().all(|unit| unit.reserve) {
        return None;
    }
    let switch = chosen.iter().filter(|unit| unit.reserve == back);
    Some(switch.map(|unit| unit.id).collect())
}

impl MapController<'_, '_> {
    pub(super) fn unit(&self, place: usize) -> Option<UnitId> {
        let stack = self.table.stack(self.choosing.selected?)?;
        stack.units.get(place).map(|unit| unit.id)
    }

    /// Picks a unit, or puts it back; in a preview, which stays open, keys refer to it instead.
    pub fn pick(&mut self, unit: UnitId) {
        let stack = self.choosing.selected.and_then(|stack| self.table.stack(stack));
        let place = stack.and_then(|it| it.units.iter().position(|known| known.id == unit));
        match place.filter(|_| self.choosing.aim.is_some()) {
            Some(place) => self.choosing.zone = Zone::Units(place),
            None => self.choosing.pick(unit),
        }
    }

    /// The unit that keys refer to: the one under the cursor, or the only one picked.
    pub(super) fn at_hand(&self) -> Option<UnitId> {
        match (self.choosing.zone, &self.choosing.picked[..]) {
            (Zone::Units(place), _) => self.unit(place),
            (_, [unit]) => Some(*unit),
            _ => None,
        }
    }

    /// Puts the unit under the cursor, or else those picked, or else the leader, into reserve or back
    /// into the line.
    pub(super) fn reserve(&mut self) {
        let stack = self.choosing.selected.and_then(|stack| self.table.stack(stack));
        let units = stack.map_or(&[][..], |stack| &stack.units);
        let chosen = match self.at_hand() {
            Some(unit) => vec![unit],
            None if !self.choosing.picked.is_empty() => self.choosing.picked.clone(),
            None => units.iter().filter(|unit| unit.leader).map(|unit| unit.id).collect(),
        };
        if chosen.is_empty() {
            self.choosing.trouble = Some(t!("sector-trouble-pick-first"));
            return;
        }
        match switching(units, &chosen) {
            Some(units) => {
                for unit in units {
                    self.give(Command::Reserve { unit });
                }
            }
            None => self.choosing.trouble = Some(t!("sector-trouble-empty-line")),
        }
    }

    /// Sends the unit at hand to this row, or to the other one.
    pub(super) fn change_row(&mut self, to: Option<Row>) {
        let units = self.choosing.selected.and_then(|stack| self.table.stack(stack));
        let units = units.map_or(&[][..], |stack| &stack.units);
        let Some(unit) = units.iter().find(|unit| Some(unit.id) == self.at_hand()) else {
            self.choosing.trouble = Some(t!("sector-trouble-pick-first"));
            return;
        };
        if to == Some(unit.row) {
            return;
        }
        if let Zone::Units(place) = &mut self.choosing.zone {
            // Between the rows, where it comes to stand.
            let front = units.iter().filter(|unit| unit.row == Row::Front).count();
            *place = front - usize::from(unit.row == Row::Front);
        }
        self.give(Command::ChangeRow { unit: unit.id });
    }

    /// Whether this is a unit of the selected stack that can choose what it learns.
    pub(super) fn rises(&self, unit: Option<UnitId>) -> bool {
        let stack = self.choosing.selected.and_then(|stack| self.table.stack(stack));
        let mut units = stack.into_iter().flat_map(|stack| &stack.units);
        units.any(|it| it.rises && Some(it.id) == unit)
    }

    /// Asks what a unit learns: the one at hand, or else the first of its stack, or the first of all.
    pub(super) fn rise(&mut self) {
        let stack = self.choosing.selected.and_then(|stack| self.table.stack(stack));
        let all = self.table.own_stacks();
        let units = stack.into_iter().chain(all).flat_map(|stack| &stack.units);
        let first = units.filter(|unit| unit.rises).map(|unit| unit.id).next();
        let at_hand = self.at_hand().filter(|unit| self.rises(Some(*unit)));
        match at_hand.or(first) {
            Some(unit) => self.choosing.rising = Some(unit),
            None => self.choosing.trouble = Some(t!("sector-trouble-nobody-rises")),
        }
    }

    /// Before a turn ends, asks once about the units that can choose. Returns whether it asked.
    pub(super) fn remind(&mut self) -> bool {
        let units = self.table.own_stacks().flat_map(|stack| &stack.units);
        let waiting: Vec<UnitId> = units.filter(|unit| unit.rises).map(|unit| unit.id).collect();
        let before = std::mem::replace(&mut self.choosing.reminded, waiting);
        let mut waiting = self.choosing.reminded.iter();
        let first = waiting.find(|unit| !before.contains(unit)).copied();
        self.choosing.rising = first;
        first.is_some()
    }

    pub(super) fn next_order(&mut self) {
        let Some(stack) = self.choosing.selected.and_then(|stack| self.table.stack(stack)) else {
            return;
        };
        let next = match stack.order {
            None => 0,
            Some(order) => order as usize + 1,
        };
        self.give(Command::GiveOrder { stack: stack.id, order: Order::ALL.get(next).copied() });
        // A preview tells it itself.
        self.choosing.ordering = self.choosing.aim.is_none();
    }

    pub(super) fn arrange(&mut self, by: isize) {
        let Some(stack) = self.choosing.selected.and_then(|stack| self.table.stack(stack)) else {
            return;
        };
        let at_hand = self.at_hand();
        let row = stack.units.iter().find(|unit| Some(unit.id) == at_hand).map(|unit| unit.row);
        let mut order: Vec<UnitId> = stack.units.iter().map(|unit| unit.id).collect();
        let Some(from) = order.iter().position(|unit| Some(*unit) == at_hand) else {
            self.choosing.trouble = Some(t!("sector-trouble-pick-first"));
            return;
        };
        // Only within its row.
        let there = |to: &usize| stack.units.get(*to).map(|unit| unit.row) == row;
        let Some(to) = from.checked_add_signed(by).filter(there) else {
            return;
        };
        order.swap(from, to);
        if let Zone::Units(place) = &mut self.choosing.zone {
            *place = to;
        }
        let stack = stack.id;
        self.give(Command::Arrange { stack, order });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map_view::MapView;
    use crate::map_view::tests::{rules, sector};

    #[test]
    fn all_picked_units_go_into_reserve_and_back_but_one_unit_stays_in_the_line() {
        let rules = rules();
        let table = MapView::read(&rules, &sector(&rules, 2));
        let mut units = table.own_stacks().next().expect("own").units.clone();
        assert!(units.len() > 2, "two are picked, one stays");
        for unit in &mut units {
            unit.reserve = false;
        }
        let ids: Vec<UnitId> = units.iter().map(|unit| unit.id).collect();
        assert_eq!(switching(&units, &ids[..2]), Some(ids[..2].to_vec()));
        units[0].reserve = true;
        assert_eq!(switching(&units, &ids[..2]), Some(vec![ids[1]]), "both are in reserve then");
        units[1].reserve = true;
        assert_eq!(switching(&units, &ids[..2]), Some(ids[..2].to_vec()), "both come back");
        assert_eq!(switching(&units, &ids), None, "one must fight");
    }
}
