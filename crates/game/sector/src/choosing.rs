//! The player's selection: a stack, units picked from it, a tile, and an attack under preview.

use super::danger::Danger;
use super::map_view::{MapView, StackShown};
use super::parked_stacks::Parked;
use super::{Happened, Refused, SectorSystems};
use crate::prelude::*;
use daemonfall_battle::Share;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Zone {
    #[default]
    Map,
    /// The units of the stack; the index is the selected one.
    Units(usize),
    /// The list of recruits; the index is the selected one.
    Recruits(usize),
}

/// What the player is asked before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The turn ends although stacks could still move, or the leader might be killed.
    EndTurn(Option<Danger>),
    /// The leader may fall in the attack.
    Attack,
    /// The stack selected before can go next to the one selected now, and join it.
    Join { from: StackId, into: StackId, beside: TileId },
    /// Nothing to decide: the stack stopped, and the attack was not made; the stack that came into
    /// sight, if one did.
    Halted(Option<StackId>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    pub stack: StackId,
    /// Where it attacks from; it goes there first.
    pub from: TileId,
    pub tile: TileId,
}

/// The chance to win that was shown before an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    pub turn: u32,
    pub tile: TileId,
    pub wins: Share,
}

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Choosing {
    /// The selected stack; one of the player's.
    pub selected: Option<StackId>,
    pub cursor: Option<TileId>,
    /// The x that up and down arrows keep to.
    pub column: f32,
    pub picked: Vec<UnitId>,
    /// The unit of the selected stack that the pointer is on.
    pub under_pointer: Option<UnitId>,
    pub zone: Zone,
    pub aim: Option<Aim>,
    /// About the attack made last.
    pub told: Option<Told>,
    /// What takes back the changes that were tried out in the preview.
    pub tried: Vec<Command>,
    pub trouble: Option<String>,
    /// Whether the stack was just given another order: what it does is told.
    pub ordering: bool,
    /// The enemy's tile for which the player was asked to confirm a march into reach.
    pub closing: Option<TileId>,
    pub log: bool,
    pub relations: bool,
    pub question: Option<Question>,
    /// While the summary of the others' turns is open, the number of its lines looked at.
    pub summary: Option<usize>,
    /// The stack whose leader may enter the vault, while the player is asked.
    pub entering: Option<StackId>,
    /// The unit that may learn something, while the player is asked.
    pub rising: Option<UnitId>,
    /// Units that the player was already asked about at the end of a turn.
    pub reminded: Vec<UnitId>,
}

impl Choosing {
    /// The unit of the selected stack that is pointed at, by keys or by the pointer.
    pub fn pointed(&self, table: &MapView) -> Option<UnitId> {
        let units = &table.stack(self.selected?)?.units;
        let unit = match self.zone {
            Zone::Units(place) => units.get(place),
            _ => units.iter().find(|unit| Some(unit.id) == self.under_pointer),
        };
        unit.map(|unit| unit.id)
    }

    pub fn select_first(&mut self, table: &MapView) {
        if let Some(first) = table.own_stacks().next().map(|stack| stack.id) {
            self.select(first, table);
        }
    }

    pub fn select(&mut self, stack: StackId, table: &MapView) {
        let Some(shown) = table.stack(stack) else {
            return;
        };
        if self.selected != Some(stack) {
            self.picked.clear();
        }
        self.selected = Some(stack);
        (self.aim, self.question) = (None, None);
        self.zone = Zone::Map;
        self.look(shown.tile, table);
    }

    /// Whether pointing at a tile looks there: not while an attack is looked at, or recruits are.
    pub fn follows_pointer(&self) -> bool {
        self.aim.is_none() && !matches!(self.zone, Zone::Recruits(_))
    }

    pub fn look(&mut self, tile: TileId, table: &MapView) {
        self.cursor = Some(tile);
        self.column = table.place(tile).x;
        (self.trouble, self.ordering) = (None, false);
    }

    /// Selects the next stack that can still move and was not left on purpose; failing that, one
    /// that can move; failing that, the next at all.
    pub fn select_next(&mut self, table: &MapView, parked: &Parked) {
        let ids = |all: &mut dyn Iterator<Item = &StackShown>| -> Vec<StackId> {
            all.map(|stack| stack.id).collect()
        };
        let mut among = ids(&mut parked.waiting(table));
        if among.is_empty() {
            among = ids(&mut table.idle());
        }
        if among.is_empty() {
            among = ids(&mut table.own_stacks());
        }
        let after = |now: StackId| among.iter().find(|id| **id > now);
        let next = self.selected.and_then(after).or(among.first());
        if let Some(next) = next.copied() {
            self.select(next, table);
        }
    }

    pub fn pick(&mut self, unit: UnitId) {
        match self.picked.iter().position(|known| *known == unit) {
            Some(place) => {
                self.picked.remove(place);
            }
            None => self.picked.push(unit),
        }
        (self.trouble, self.ordering) = (None, false);
        (self.aim, self.question) = (None, None);
    }

    /// Notes what takes back a change of reserve, row or order in a preview.
    pub fn try_out(&mut self, command: &Command, table: &MapView) {
        self.tried.extend(match command {
            Command::Reserve { .. } | Command::ChangeRow { .. } => Some(command.clone()),
            Command::GiveOrder { stack, .. } => {
                let order = table.stack(*stack).and_then(|it| it.order);
                Some(Command::GiveOrder { stack: *stack, order })
            }
            _ => None,
        });
    }

    pub fn back(&mut self) -> bool {
        let done = if self.question.take().is_some()
            || self.entering.take().is_some()
            || self.rising.take().is_some()
            || self.summary.take().is_some()
        {
            true
        } else if self.log || self.relations {
            (self.log, self.relations) = (false, false);
            true
        } else if self.zone != Zone::Map {
            self.zone = Zone::Map;
            true
        } else if self.aim.take().is_some() {
            true
        } else if !self.picked.is_empty() {
            self.picked.clear();
            true
        } else {
            self.selected.take().is_some()
        };
        (self.trouble, self.closing, self.ordering) = (None, None, false);
        done
    }

    fn keep_to(&mut self, table: &MapView) {
        let stack = self.selected.and_then(|id| table.stack(id));
        let stack = stack.filter(|stack| stack.faction == table.player);
        match stack {
            None => {
                self.selected = None;
                self.picked.clear();
                self.aim = None;
            }
            Some(stack) => {
                self.picked.retain(|unit| stack.units.iter().any(|known| known.id == *unit))
            }
        }
        if !table.is_own_turn() {
            self.aim = None;
            self.tried.clear();
            (self.question, self.summary) = (None, None);
            (self.entering, self.rising) = (None, None);
            (self.trouble, self.ordering) = (None, false);
            self.zone = Zone::Map;
            (self.under_pointer, self.closing) = (None, None);
        }
        let units = stack.map_or(0, |stack| stack.units.len());
        match self.zone {
            Zone::Units(_) if units == 0 => self.zone = Zone::Map,
            Zone::Units(place) => self.zone = Zone::Units(place.min(units - 1)),
            Zone::Map | Zone::Recruits(_) => {}
        }
    }
}

fn follow(table: Res<MapView>, mut choosing: ResMut<Choosing>) {
    let mut next = choosing.clone();
    next.keep_to(&table);
    choosing.set_if_neq(next);
}

/// As the player's turn begins: keeps the selected stack, or selects the first that can move.
fn begin_turn(
    campaign: Res<Campaign>,
    table: Res<MapView>,
    parked: Res<Parked>,
    mut was_own: Local<bool>,
    mut choosing: ResMut<Choosing>,
) {
    let own = campaign.is_own_turn();
    if own && !*was_own && choosing.selected.is_none() {
        choosing.select_next(&table, &parked);
    }
    *was_own = own;
}

/// Units that were split off are selected: they are what the player acts with.
fn follow_split(
    mut happened: MessageReader<Happened>,
    table: Res<MapView>,
    mut choosing: ResMut<Choosing>,
) {
    for event in happened.read().flat_map(|happened| &happened.events) {
        if let SectorEvent::Split { stack, .. } = event
            && table.own_stacks().any(|own| own.id == *stack)
        {
            choosing.select(*stack, &table);
        }
    }
}

fn tell_refusals(mut refused: MessageReader<Refused>, mut choosing: ResMut<Choosing>) {
    if let Some(Refused(refusal)) = refused.read().last() {
        choosing.trouble = Some(refusals::run(refusal));
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Choosing>().add_systems(
        Update,
        (
            follow.run_if(resource_exists_and_changed::<MapView>),
            begin_turn,
            follow_split,
            tell_refusals,
        )
            .chain()
            .in_set(SectorSystems::Playback),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map_view::tests::{rules, sector};

    #[test]
    fn one_step_back_at_a_time_ends_with_nothing_selected() {
        let rules = rules();
        let table = MapView::read(&rules, &sector(&rules, 2));
        let mut choosing = Choosing::default();
        choosing.select_first(&table);
        let stack = table.own_stacks().next().expect("own");
        choosing.pick(stack.units[0].id);
        choosing.zone = Zone::Units(0);
        choosing.entering = choosing.selected;
        assert!(choosing.back() && choosing.entering.is_none());
        assert!(choosing.back() && choosing.zone == Zone::Map);
        assert!(choosing.back() && choosing.picked.is_empty());
        assert!(choosing.back() && choosing.selected.is_none());
        assert!(!choosing.back(), "then the screen handles it");
    }

    #[test]
    fn in_a_preview_one_step_back_leaves_the_units_before_the_attack() {
        let rules = rules();
        let table = MapView::read(&rules, &sector(&rules, 2));
        let mut choosing = Choosing::default();
        choosing.select_first(&table);
        let stack = table.own_stacks().next().expect("own");
        choosing.aim = Some(Aim { stack: stack.id, from: stack.tile, tile: stack.tile });
        choosing.under_pointer = Some(stack.units[0].id);
        assert_eq!(choosing.pointed(&table), Some(stack.units[0].id));
        choosing.zone = Zone::Units(1);
        assert_eq!(choosing.pointed(&table), Some(stack.units[1].id), "keys come first");
        assert!(choosing.back() && choosing.zone == Zone::Map && choosing.aim.is_some());
        assert!(choosing.back() && choosing.aim.is_none());
    }

    #[test]
    fn a_unit_is_picked_and_put_back() {
        let mut choosing = Choosing::default();
        choosing.pick(UnitId(4));
        assert_eq!(choosing.picked, [UnitId(4)]);
        choosing.pick(UnitId(4));
        assert!(choosing.picked.is_empty());
    }
}
