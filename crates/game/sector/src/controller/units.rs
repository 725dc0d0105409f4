//! What can be done with the units of the selected stack: rows, order, reserve.

use super::MapController;
use crate::choosing::Zone;
use crate::prelude::*;
use daemonfall_battle::{Order, Row};

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

    /// Puts the unit at hand, or else the leader, into reserve or back into the line.
    pub(super) fn reserve(&mut self) {
        let stack = self.choosing.selected.and_then(|stack| self.table.stack(stack));
        let leader = stack.and_then(|stack| stack.units.iter().find(|unit| unit.leader));
        match self.at_hand().or(leader.map(|unit| unit.id)) {
            Some(unit) => self.give(Command::Reserve { unit }),
            None => self.choosing.trouble = Some(t!("sector-trouble-pick-first")),
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
