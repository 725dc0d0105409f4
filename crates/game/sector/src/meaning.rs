//! What pointing at a tile and confirming it means.
//! It depends on the selected stack and the units picked from it.
//!
//! This only reads the rules' view and checks; nothing is changed here.

use super::choosing::{Aim, Choosing};
use super::map_view::MapView;
use crate::prelude::*;
use daemonfall_sector::{Paths, Refusal, STACK_AT_MOST, Stack, Step, View};

#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    Look,
    Select(StackId),
    Go {
        stack: StackId,
        /// The whole way, with turns.
        path: Vec<Step>,
        /// How far it gets this turn; none if it cannot even begin.
        now: Option<TileId>,
        /// Turns until it can attack its target; none if the way leads to no target.
        attacks: Option<u32>,
    },
    Aim(Aim),
    /// Give a command at once: merge, split, or enter a vault.
    Give(Command),
    Refused(String),
}

/// Why a stack cannot join another one in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    Far,
    Full,
}

pub struct Asked<'a> {
    pub rules: &'a Rules,
    pub sector: &'a Sector,
    pub table: &'a MapView,
    pub selected: Option<StackId>,
    pub picked: &'a [UnitId],
}

impl<'a> Asked<'a> {
    pub fn of(campaign: &'a Campaign, table: &'a MapView, choosing: &'a Choosing) -> Self {
        Self {
            rules: campaign.rules(),
            sector: campaign.sector(),
            table,
            selected: choosing.selected,
            picked: &choosing.picked,
        }
    }

    fn view(&self) -> View<'a> {
        self.rules.view(self.sector, self.sector.player)
    }

    pub fn stack(&self) -> Option<&'a Stack> {
        self.view().own_stack(self.selected?)
    }

    pub fn meaning(&self, tile: TileId) -> Meaning {
        let view = self.view();
        let there = view.visible_stack(tile);
        let own_there = there.filter(|stack| stack.faction == view.faction);
        let Some(stack) = self.stack().filter(|_| self.table.is_own_turn()) else {
            return own_there.map_or(Meaning::Look, |stack| Meaning::Select(stack.id));
        };
        if !self.picked.is_empty() && tile != stack.tile {
            return self.part(stack, own_there, tile);
        }
        match there {
            Some(it) if it.id == stack.id => self.at_home(stack),
            Some(it) if it.faction == view.faction => Meaning::Select(it.id),
            Some(it) if !view.hostile(it.faction) => {
                let name = self.table.faction_name(it.faction);
                Meaning::Refused(t!("sector-trouble-allied", name = name))
            }
            Some(_) => self.aim(&view, stack, tile),
            None => self.go(&view, stack, tile),
        }
    }

    /// Picked units go to a neighbouring tile, or into a stack there.
    fn part(&self, stack: &Stack, into: Option<&Stack>, tile: TileId) -> Meaning {
        let units = self.picked.to_vec();
        let command = match into {
            Some(into) => Command::Merge { from: stack.id, into: into.id, units },
            None if units.len() == stack.units.len() => Command::Move { stack: stack.id, to: tile },
            None => Command::Split { stack: stack.id, units, to: tile },
        };
        match self.view().check(&command) {
            Ok(()) => Meaning::Give(command),
            Err(Refusal::NotNextToIt) if into.is_some() => {
                Meaning::Refused(t!("sector-trouble-join-beside"))
            }
            Err(refusal) => Meaning::Refused(refusals::sector(&refusal)),
        }
    }

    /// Confirming the stack's own tile enters a vault.
    fn at_home(&self, stack: &Stack) -> Meaning {
        let view = self.view();
        let is_vault = view.structure(stack.tile).is_some_and(|built| built.role == Role::Vault);
        let command = Command::EnterVault { stack: stack.id };
        match view.check(&command) {
            Ok(()) => Meaning::Give(command),
            Err(refusal) if is_vault => Meaning::Refused(not_entered(&refusal)),
            Err(_) => Meaning::Look,
        }
    }

    fn go(&self, view: &View, stack: &Stack, to: TileId) -> Meaning {
        let paths = view.paths(stack.id);
        let path = paths.as_ref().and_then(|paths| paths.path(to));
        match (paths, path) {
            (Some(paths), Some(path)) if !path.is_empty() => {
                Meaning::Go { stack: stack.id, now: paths.onward(to), path, attacks: None }
            }
            _ => {
                let command = Command::Move { stack: stack.id, to };
                let refusal = view.check(&command).err();
                Meaning::Refused(refusal.as_ref().map_or_else(String::new, refusals::sector))
            }
        }
    }

    /// Attacks from where it is if that is next to the tile, otherwise from the nearest place from
    /// which it can still attack this turn; without one, it moves towards the tile.
    fn aim(&self, view: &View, stack: &Stack, tile: TileId) -> Meaning {
        if view.grid().touch(stack.tile, tile) {
            let aim = Aim { stack: stack.id, from: stack.tile, tile };
            return match stack.moves() {
                0 => Meaning::Refused(refusals::sector(&Refusal::NoMoves)),
                _ => Meaning::Aim(aim),
            };
        }
        let Some(paths) = view.paths(stack.id) else {
            return Meaning::Look;
        };
        let near = view.grid().neighbours(tile);
        let mut ways: Vec<(i32, TileId)> = near
            .filter(|near| view.open(*near))
            .filter_map(|near| Some((paths.cost(near)?, near)))
            .collect();
        ways.sort_unstable();
        let now = |(cost, _): &&(i32, TileId)| *cost < stack.moves();
        if let Some((_, from)) = ways.iter().find(now) {
            return Meaning::Aim(Aim { stack: stack.id, from: *from, tile });
        }
        match ways.first() {
            Some((_, near)) => self.approach(view, stack, *near),
            None => Meaning::Refused(refusals::sector(&Refusal::NoWay)),
        }
    }

    /// Goes to the tile from which the target can be attacked later.
    fn approach(&self, view: &View, stack: &Stack, near: TileId) -> Meaning {
        let mut meaning = self.go(view, stack, near);
        if let Meaning::Go { path, attacks, .. } = &mut meaning {
            let moves = (stack.moves(), stack.movement(&self.rules.roster));
            *attacks = Some(turns_to_attack(path, moves));
        }
        meaning
    }

    /// Where the selected stack goes to join another one in this turn: next to it, with the moves for
    /// the last step left.
    pub fn joins_from(&self, into: StackId) -> Result<TileId, Apart> {
        let view = self.view();
        let into = view.own_stack(into).ok_or(Apart::Far)?;
        let stack = self.stack().filter(|stack| stack.id != into.id).ok_or(Apart::Far)?;
        if stack.units.len() + into.units.len() > STACK_AT_MOST {
            return Err(Apart::Full);
        }
        let paths = view.paths(stack.id).filter(|_| self.table.is_own_turn());
        let (paths, last) = paths.zip(view.cost(into.tile)).ok_or(Apart::Far)?;
        let cost = |tile: TileId| if tile == stack.tile { Some(0) } else { paths.cost(tile) };
        let near = view.grid().neighbours(into.tile);
        let ways = near.filter_map(|near| Some((cost(near)?, near)));
        let best = ways.min().filter(|(cost, _)| cost + last <= stack.moves());
        best.map(|(_, beside)| beside).ok_or(Apart::Far)
    }

    pub fn paths(&self) -> Option<Paths> {
        self.view().paths(self.stack()?.id)
    }
}

/// What is told the first time, before a stack goes to an enemy that it cannot attack in this turn:
/// one too far away, or one out of sight, which may be gone.
pub fn told_first(table: &MapView, tile: TileId, attacks: Option<u32>) -> Option<String> {
    let remembered = table.stack_at(tile).is_some_and(|stack| stack.remembered.is_some());
    match (attacks, remembered) {
        (Some(_), _) => Some(t!("sector-trouble-out-of-reach")),
        (None, true) => Some(t!("sector-trouble-out-of-sight")),
        (None, false) => None,
    }
}

/// Why a vault cannot be entered.
pub fn not_entered(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NoMoves => t!("sector-trouble-vault-moves"),
        refusal => refusals::sector(refusal),
    }
}

/// Why a stack with these moves left cannot take the first step of its way.
pub fn no_step(left: i32) -> String {
    match left {
        0 => refusals::sector(&Refusal::NoMoves),
        _ => t!("sector-trouble-no-first-step"),
    }
}

/// For a stack with these moves left now and per turn. The attack itself needs one move left.
fn turns_to_attack(path: &[Step], (mut left, whole): (i32, i32)) -> u32 {
    let (mut turn, mut before) = (0, 0);
    for step in path {
        if step.turn > turn {
            (turn, left) = (step.turn, whole);
        }
        left -= step.cost - before;
        before = step.cost;
    }
    if left > 0 { turn } else { turn + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map_view::tests::{rules, sector};

    #[test]
    fn who_has_no_move_left_where_it_arrives_attacks_a_turn_later() {
        let step = |cost, turn| Step { tile: TileId(0), cost, turn };
        assert_eq!(turns_to_attack(&[step(1, 0)], (1, 3)), 1);
        let way = [step(1, 0), step(2, 1), step(4, 1)];
        assert_eq!(turns_to_attack(&way, (1, 3)), 2);
        assert_eq!(turns_to_attack(&way[..2], (1, 3)), 1);
    }

    struct Small {
        rules: Rules,
        sector: Sector,
    }

    impl Small {
        fn new() -> Self {
            let rules = rules();
            let sector = sector(&rules, 11);
            Self { rules, sector }
        }

        fn ask<T>(&self, picked: &[UnitId], ask: impl FnOnce(&Asked) -> T) -> T {
            let table = MapView::read(&self.rules, &self.sector);
            let selected = table.own_stacks().next().map(|stack| stack.id);
            ask(&Asked {
                rules: &self.rules,
                sector: &self.sector,
                table: &table,
                selected,
                picked,
            })
        }
    }

    #[test]
    fn a_free_tile_means_going_there_step_by_step() {
        let small = Small::new();
        small.ask(&[], |asked| {
            let paths = asked.paths().expect("it has ways");
            let to = paths.reachable().last().expect("it can go somewhere");
            let Meaning::Go { path, now, .. } = asked.meaning(to) else { panic!("it goes there") };
            assert_eq!((path.last().map(|step| step.tile), now), (Some(to), Some(to)));
        });
    }

    #[test]
    fn picked_units_split_off_onto_a_neighbouring_tile_only() {
        let small = Small::new();
        let unit = small.ask(&[], |asked| asked.stack().expect("own").units[1].id);
        small.ask(&[unit], |asked| {
            let view = asked.view();
            let home = asked.stack().expect("own").tile;
            let near = view.grid().neighbours(home).find(|near| view.open(*near));
            let near = near.expect("a free neighbour");
            assert!(matches!(asked.meaning(near), Meaning::Give(Command::Split { .. })));
            let far = view
                .grid()
                .tiles()
                .find(|far| view.grid().distance(home, *far) == 2 && view.open(*far));
            let refused = asked.meaning(far.expect("a free tile farther off"));
            assert!(matches!(refused, Meaning::Refused(_)), "{refused:?}");
        });
    }

    #[test]
    fn a_stack_goes_next_to_another_one_to_join_it() -> Result<(), Refusal> {
        let mut small = Small::new();
        let (stack, unit, home, near, far) = small.ask(&[], |asked| {
            let (view, stack) = (asked.view(), asked.stack().expect("own"));
            let (grid, home) = (view.grid(), stack.tile);
            let free = |from| grid.neighbours(from).filter(|tile| view.cost(*tile) == Some(1));
            let two = |near| free(near).find(|far| grid.distance(home, *far) == 2);
            let ways = free(home).find_map(|near| Some((near, two(near)?)));
            let (near, far) = ways.expect("open land");
            (stack.id, stack.units[1].id, home, near, far)
        });
        let split = Command::Split { stack, units: vec![unit], to: near };
        small.rules.apply(&mut small.sector, &split)?;
        let other = small.ask(&[], |asked| asked.table.stack_at(near).expect("split off").id);
        assert_eq!(small.ask(&[], |asked| asked.joins_from(other)), Ok(home));
        small.rules.apply(&mut small.sector, &Command::Move { stack: other, to: far })?;
        let beside = small.ask(&[], |asked| asked.joins_from(other)).expect("in reach");
        assert!(beside != home && small.sector.grid.touch(beside, far));
        small.sector.stacks.get_mut(&stack).expect("it stands").units[0].moves = 0;
        assert_eq!(small.ask(&[], |asked| asked.joins_from(other)), Err(Apart::Far));
        Ok(())
    }

    #[test]
    fn a_march_to_a_remembered_stack_is_asked_about_first() {
        let small = Small::new();
        let mut table = MapView::read(&small.rules, &small.sector);
        let stack = &mut table.stacks[0];
        let tile = stack.tile;
        stack.remembered = Some(1);
        assert_eq!(told_first(&table, tile, None), Some(t!("sector-trouble-out-of-sight")));
        assert_eq!(told_first(&table, tile, Some(2)), Some(t!("sector-trouble-out-of-reach")));
        table.stacks[0].remembered = None;
        assert_eq!(told_first(&table, tile, None), None);
    }

    #[test]
    fn the_unknown_cannot_be_gone_to_and_says_so() {
        let small = Small::new();
        small.ask(&[], |asked| {
            let view = asked.view();
            let mut tiles = view.grid().tiles();
            let hidden = tiles.find(|tile| view.seen(*tile) == daemonfall_sector::Seen::Unknown);
            let refused = asked.meaning(hidden.expect("fog"));
            assert_eq!(refused, Meaning::Refused("you have not seen that tile yet".into()));
        });
    }
}
