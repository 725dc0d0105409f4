//! Short descriptions of a run's commands for lists of steps, with names as the run has them now.
//!
//! Anything no longer on the map is shown by its number.

use crate::prelude::*;
use daemonfall_battle::Order;
use daemonfall_breach::{self as breach, Aim};
use daemonfall_campaign::ModId;
use daemonfall_dungeon as dungeon;
use daemonfall_sector::{
    Command, FactionId, Field, KindId, Places, Sector, StackId, TileId, UnitId,
};

#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    content: &'a Content,
    sector: &'a Sector,
    places: Places,
}

impl<'a> Names<'a> {
    pub fn new(content: &'a Content, sector: &'a Sector) -> Self {
        Self { content, sector, places: Places::on(&sector.grid) }
    }

    /// Column and row of a tile, from 1 at the upper left corner.
    pub fn coordinates(&self, tile: TileId) -> Option<(i32, i32)> {
        let grid = &self.sector.grid;
        grid.has(tile).then(|| self.places.of(grid.hex(tile)))
    }

    /// A tile by column and row: `5,7`.
    pub fn tile(&self, tile: TileId) -> String {
        match self.coordinates(tile) {
            Some((column, row)) => format!("{column},{row}"),
            None => format!("tile {tile}"),
        }
    }

    pub fn faction(&self, faction: FactionId) -> String {
        let mut all = self.sector.factions();
        let found = all.find(|(id, _)| *id == faction);
        let name = |kind| self.content.sector.library.faction(kind).name.clone();
        found.map_or_else(|| format!("faction {}", faction.0), |(_, it)| name(it.kind))
    }

    pub fn kind(&self, kind: KindId) -> String {
        let roster = &self.content.sector.roster;
        if roster.has(kind) { roster.kind(kind).name.clone() } else { format!("kind {kind}") }
    }

    /// A unit: `Needle (unit 7)`.
    pub fn unit(&self, unit: UnitId) -> String {
        match self.sector.unit(unit) {
            Some((_, it)) => format!("{} (unit {unit})", self.kind(it.kind)),
            None => format!("unit {unit}"),
        }
    }

    fn item(&self, item: ModId) -> String {
        let library = &self.content.campaign;
        match library.has_mod(item) {
            true => library.item(item).name.clone(),
            false => format!("mod {}", item.0),
        }
    }

    pub fn command(&self, command: &RunCommand) -> String {
        match command {
            RunCommand::Sector(command) => self.on_the_map(command),
            RunCommand::Fit { unit, item } => {
                format!("fits {} into {}", self.item(*item), self.unit(*unit))
            }
            RunCommand::Unfit { unit, item } => {
                format!("takes {} out of {}", self.item(*item), self.unit(*unit))
            }
            RunCommand::Choose(choice) => format!("encounter: choice {}", choice + 1),
            RunCommand::Dive(command) => format!("dive: {}", beat(*command)),
            RunCommand::LineUp(stations) => {
                format!("through the door: {}", count(stations.len(), "unit"))
            }
            RunCommand::Breach(command) => format!("breach: {}", self.choice(*command)),
            RunCommand::Take(prize) => format!("takes prize {}", prize + 1),
            RunCommand::TakeNone => "takes no prize".into(),
            RunCommand::Retreat => "retreats".into(),
            RunCommand::GiveUp => "gives up the run".into(),
            RunCommand::Exchange(one, other) => {
                format!("exchanges places {} and {}", one + 1, other + 1)
            }
        }
    }

    pub fn on_the_map(&self, command: &Command) -> String {
        let stack = |stack: &StackId| format!("stack {}", stack.0);
        match command {
            Command::Move { stack: who, to } => format!("{} to {}", stack(who), self.tile(*to)),
            Command::Attack { stack: who, tile } => {
                format!("{} attacks {}", stack(who), self.tile(*tile))
            }
            Command::Merge { from, into, units } => {
                let units = count(units.len(), "unit");
                format!("{units} of {} into {}", stack(from), stack(into))
            }
            Command::Split { stack: who, units, to } => {
                let units = count(units.len(), "unit");
                format!("{units} of {} to {}", stack(who), self.tile(*to))
            }
            Command::Arrange { stack: who, .. } => format!("reorders {}", stack(who)),
            Command::Recruit { tile, kind } => {
                format!("recruits {} at {}", self.kind(*kind), self.tile(*tile))
            }
            Command::Reserve { unit } => {
                format!("puts {} into reserve or back", self.unit(*unit))
            }
            Command::ChangeRow { unit } => format!("sends {} to the other row", self.unit(*unit)),
            Command::GiveOrder { stack: who, order } => {
                let order = order.map_or("none", Order::key);
                format!("{}: order {}", stack(who), order.replace('_', " "))
            }
            Command::Disband { unit } => format!("lets {} go", self.unit(*unit)),
            Command::EnterVault { stack: who } => format!("{} enters the vault", stack(who)),
            Command::Propose { to } => format!("proposes an alliance to {}", self.faction(*to)),
            Command::Answer { from, accept } => {
                let does = if *accept { "accepts" } else { "declines" };
                format!("{does} the alliance with {}", self.faction(*from))
            }
            Command::Break { with } => format!("breaks the alliance with {}", self.faction(*with)),
            Command::EndTurn => "ends the turn".into(),
            Command::Edit(edit) => {
                let whose = match edit.field {
                    Field::Health(unit) => self.unit(unit),
                    Field::Cycles(faction) => self.faction(faction),
                };
                format!("edit: {} of {whose} to {}", edit.field, edit.value)
            }
        }
    }

    fn choice(&self, command: breach::Command) -> String {
        let breach::Command::Use { subroutine, aim } = command else {
            return "waits".into();
        };
        let library = &self.content.breach;
        let what = match library.has_subroutine(subroutine) {
            true => library.subroutine(subroutine).name.clone(),
            false => format!("subroutine {}", subroutine.0),
        };
        match aim {
            Aim::Character(who) => format!("{what} at character {}", who.0),
            Aim::Panel(panel) => format!("{what} at panel {} {}", panel.x, panel.column),
        }
    }
}

pub fn beat(command: dungeon::Command) -> String {
    use dungeon::Command as C;
    match command {
        C::Step(to) => format!("steps {}", to.name()),
        C::Wait => "waits".into(),
        C::Bomb(to) => format!("puts a bomb {}", to.name()),
        C::Drink => "drinks".into(),
        C::Take => "takes what lies there".into(),
        C::Edit(edit) => {
            format!("edit: {} of object {} to {}", edit.field, edit.object.0, edit.value)
        }
    }
}

fn count(number: usize, noun: &str) -> String {
    daemonfall_sector_mode::words::count(number as i32, noun)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::content;
    use daemonfall_campaign::{Campaign, Settings};

    #[test]
    fn commands_are_told_by_names_and_places() -> Result<(), Box<dyn std::error::Error>> {
        let content = content()?;
        let (campaign, _) = Campaign::begin(content.clone(), Settings::usual(4))?;
        let sector = campaign.sector();
        let names = Names::new(&content, sector);
        let stack = sector.stacks_of(sector.player).next().ok_or("no stack")?;
        let (column, row) = names.coordinates(stack.tile).ok_or("off the map")?;
        let go = Command::Move { stack: stack.id, to: stack.tile };
        let said = names.command(&RunCommand::Sector(go));
        assert_eq!(said, format!("stack {} to {column},{row}", stack.id.0));
        let gone = RunCommand::Sector(Command::Disband { unit: UnitId(9_999) });
        assert_eq!(names.command(&gone), "lets unit 9999 go");
        let leader = campaign.run().leader().ok_or("no leader")?;
        assert!(names.unit(leader.id).ends_with(&format!("(unit {})", leader.id)));
        let fit = RunCommand::Fit { unit: leader.id, item: ModId(60_000) };
        assert!(names.command(&fit).starts_with("fits mod 60000 into "));
        Ok(())
    }

    #[test]
    fn beats_are_told_in_words() {
        let step = dungeon::Command::Step(dungeon::Direction::North);
        assert_eq!(beat(step), "steps north");
        assert_eq!(beat(dungeon::Command::Drink), "drinks");
    }
}
