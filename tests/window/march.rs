//! A sector for the window's tests: played on the rules alone up to its first fight, and written as
//! a script's keys.

use super::program::Program;
use bevy::ecs::world::World;
use daemonfall_battle::Outcome as Fight;
use daemonfall_campaign::{Applied, Campaign, Phase, RunCommand, RunEvent, Settings, install};
use daemonfall_sector::{Command, SectorEvent, StackId, TileId};
use daemonfall_sector_mode::choosing::Aim;
use daemonfall_sector_mode::map_view::MapView;
use daemonfall_sector_mode::meaning::{Asked, Meaning};
use daemonfall_sector_mode::recruit_options::offered_by;
use daemonfall_sector_mode::words::{coordinates, tile_at};
use tempfile::TempDir;

pub struct March {
    size: String,
    seed: u64,
    world: World,
    run: Campaign,
    pub script: String,
}

impl March {
    pub fn begin(size: &str, seed: u64) -> Self {
        let content = super::files::content();
        let mut world = World::new();
        install(&mut world, &content);
        let settings = Settings { sector: size.into(), ..Settings::usual(seed) };
        let run = Campaign::begin(content, settings).unwrap_or_else(|error| panic!("{error}"));
        Self { size: size.into(), seed, world, run: run.0, script: String::new() }
    }

    pub fn program(&self, folder: &TempDir) -> Program {
        Program::new(folder).with(&["--sector", &self.size, "--seed", &self.seed.to_string()])
    }

    pub fn line(&mut self, line: impl AsRef<str>) {
        self.script += line.as_ref();
        self.script += "\n";
    }

    fn table(&self) -> MapView {
        MapView::read(self.run.rules(), self.run.sector())
    }

    fn place(&self, tile: TileId) -> String {
        let (column, row) = coordinates(&self.table(), tile);
        format!("{column},{row}")
    }

    fn order(&mut self, command: RunCommand) -> Applied {
        let applied = self.run.apply(&mut self.world, command.clone());
        applied.unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"))
    }

    fn apply(&mut self, command: &Command) -> Applied {
        self.order(RunCommand::Sector(command.clone()))
    }

    fn confirm(&mut self, tile: TileId) {
        let place = self.place(tile);
        self.line(format!("cursor {place}\nwait frames 2\nkey Enter"));
    }

    /// Recruits the first kind offered at home, undoes it, and recruits it again.
    pub fn recruit_and_undo(&mut self) {
        let home = self.run.sector().faction(self.run.sector().player).home;
        let home = home.expect("the player has a home");
        let before = self.run.sector().faction(self.run.sector().player).cycles;
        let offered = offered_by(self.run.rules(), self.run.sector(), home);
        let first = offered.iter().find(|offer| offer.refusal.is_none());
        let kind = first.expect("something can be had").kind;
        let place = self.place(home);
        self.line(format!("cursor {place}\nkey r\nwait frames 3\nkey Enter\nwait frames 3"));
        self.apply(&Command::Recruit { tile: home, kind });
        let after = self.run.sector().faction(self.run.sector().player).cycles;
        self.line(format!("expect cycles {after}"));
        // The list stays open for another choice.
        self.line(format!(
            "key u\nwait frames 3\nexpect cycles {before}\nkey Enter\nwait frames 3"
        ));
        self.line(format!("expect cycles {after}\nkey Escape\nwait frames 3"));
    }

    fn meaning(&self, stack: StackId, tile: TileId) -> Meaning {
        let table = self.table();
        let asked = Asked {
            rules: self.run.rules(),
            sector: self.run.sector(),
            table: &table,
            selected: Some(stack),
            picked: &[],
        };
        asked.meaning(tile)
    }

    fn leader(&self) -> StackId {
        let mut own = self.run.sector().stacks_of(self.run.sector().player);
        own.find(|stack| stack.is_led()).expect("there is a leader").id
    }

    /// Whether the leader may well fall in an attack once it is put into the line.
    fn risks_leader(&self, aim: &Aim) -> bool {
        let (rules, leader) = (self.run.rules(), self.run.run().leader);
        let mut sector = self.run.sector().clone();
        let put = rules.apply(&mut sector, &Command::Reserve { unit: leader });
        put.unwrap_or_else(|refusal| panic!("{refusal}"));
        let view = rules.view(&sector, sector.player);
        view.forecast(aim.stack, aim.from, aim.tile).is_ok_and(|forecast| {
            let tally = forecast.plan.odds(1, 512);
            forecast.stake(leader).is_some_and(|stake| stake.falls(&tally).millionths > 50_000)
        })
    }

    /// An attack that would be won, and risks the leader in the line, if one is possible.
    fn attack_at_hand(&self) -> Option<Aim> {
        let (leader, view) = (self.leader(), self.run.view());
        let tiles = view.others().map(|stack| stack.tile);
        let aims = tiles.filter_map(|tile| match self.meaning(leader, tile) {
            Meaning::Aim(aim) => Some(aim),
            _ => None,
        });
        aims.into_iter().filter(|aim| self.risks_leader(aim)).find(|aim| {
            let forecast = view.forecast(aim.stack, aim.from, aim.tile);
            forecast.is_ok_and(|forecast| {
                let share = forecast.plan.odds(1, 64).share(Fight::Attacker);
                share.millionths > 650_000
            })
        })
    }

    fn roam(&mut self) {
        let leader = self.leader();
        let view = self.run.view();
        let Some(paths) = view.paths(leader) else { return };
        let home = view.home().expect("the player has a home");
        let far = paths.reachable().max_by_key(|tile| (view.grid().distance(home, *tile), tile.0));
        let Some(to) = far else { return };
        self.confirm(to);
        self.line("wait turn\nwait frames 3");
        self.apply(&Command::Move { stack: leader, to });
        self.settle();
    }

    /// Resolves an encounter with its first choice.
    fn settle(&mut self) {
        let Phase::Encounter(meeting) = &self.run.run().phase else { return };
        let encounter = self.run.content().campaign.encounter(meeting.encounter);
        let name = encounter.name.clone();
        let choices = 0..encounter.choices.len() as u8;
        let able = choices.map(RunCommand::Choose);
        let first: Vec<RunCommand> =
            able.filter(|command| self.run.check(&mut self.world, command).is_ok()).collect();
        self.line(format!(
            "wait text {name}\nwait frames 10\nwait seconds 1\nkey Enter\nwait text Continue\nwait frames 3\nkey Enter\nwait frames 5"
        ));
        self.order(first[0].clone());
    }

    pub fn end_turn(&mut self) {
        self.apply(&Command::EndTurn);
        assert!(
            matches!(self.run.run().phase, Phase::Sector),
            "another seed: the turn's end is not the next turn's begin"
        );
        // Any key speeds up the others' turns; this one does nothing else if it comes too late.
        self.line("end turn\nwait frames 4\nkey Shift\nwait turn\nwait frames 3");
        self.line(format!("expect sector-turn {}", self.run.sector().turn));
        self.check();
    }

    /// A tile next to the leader's stack that it can go to, and the button towards it.
    fn beside(&self) -> (TileId, &'static str) {
        let (leader, table) = (self.leader(), self.table());
        let (column, row) = coordinates(&table, self.run.sector().stacks[&leader].tile);
        let paths = self.run.view().paths(leader);
        let paths = paths.expect("the leader has ways");
        let beside = [(1, "DPadRight"), (-1, "DPadLeft")];
        let ways = beside.iter().filter_map(|(by, button)| {
            let tile = tile_at(&table, (column + by, row))?;
            let goes = paths.reachable().any(|reached| reached == tile);
            goes.then_some((tile, *button))
        });
        let way = ways.into_iter().next();
        way.expect("another seed: no way leads left or right")
    }

    /// Called after the leader's stack was sent to a tile.
    fn stepped(&mut self, to: TileId) {
        self.line("wait frames 3\nwait turn\nwait frames 3");
        let stack = self.leader();
        self.apply(&Command::Move { stack, to });
        assert!(matches!(self.run.run().phase, Phase::Sector), "another seed");
        self.check();
    }

    pub fn step_on_the_pad(&mut self) {
        let (to, button) = self.beside();
        self.line(format!("pad {button}\nwait frames 3\npad South"));
        self.stepped(to);
    }

    /// The gamepad is unplugged while its button is held; keys send the stack there.
    pub fn step_past_a_lost_pad(&mut self) {
        let (to, button) = self.beside();
        let place = self.place(to);
        self.line(format!(
            "pad {button} held\nunplug\nwait text Gamepad disconnected\nwait seconds 1\nexpect text {place}"
        ));
        self.confirm(to);
        self.stepped(to);
    }

    /// The stack is drawn at `middle`, and tiles are `pitch` pixels apart.
    pub fn step_by_taps(&mut self, middle: (f32, f32), pitch: f32) {
        let (to, button) = self.beside();
        let sign = if button == "DPadRight" { 1.0 } else { -1.0 };
        let (x, y) = (middle.0 + sign * pitch, middle.1);
        self.line(format!("touch {x} {y}\nwait frames 5"));
        self.check();
        self.line(format!("touch {x} {y}"));
        self.stepped(to);
    }

    pub fn end_turn_on_the_pad(&mut self) {
        self.apply(&Command::EndTurn);
        self.line("pad RightTrigger2\nwait frames 4\npad South\nwait turn\nwait frames 3");
        self.line(format!("expect sector-turn {}", self.run.sector().turn));
        self.check();
    }

    pub fn check(&mut self) {
        let print = self.run.fingerprint(&self.world);
        self.line(format!("expect fingerprint {print}"));
    }

    /// Roams until an attack is possible, and attacks; `shot` takes pictures on the way.
    pub fn attack(&mut self, shot: impl Fn(&str) -> String) {
        for _ in 0..20 {
            if let Some(aim) = self.attack_at_hand() {
                return self.make(aim, shot);
            }
            self.roam();
            if let Some(aim) = self.attack_at_hand() {
                return self.make(aim, shot);
            }
            self.end_turn();
        }
        panic!("no attack is possible in twenty turns");
    }

    fn make(&mut self, aim: Aim, shot: impl Fn(&str) -> String) {
        let stands = self.run.sector().stacks[&aim.stack].tile;
        self.confirm(aim.tile);
        self.line("wait odds\nwait seconds 1\nexpect text Attack");
        self.line(shot("attack"));
        self.line("key x\nwait text row: \nwait frames 3");
        self.line(shot("what-if"));
        self.line("key Escape\nwait frames 3");
        // With the leader in the line, the attack is asked about; in reserve, only if its loss is risky.
        self.line(
            "expect text if you lose\nkey f\nwait text in won battles\nwait seconds 0.5\nkey Enter",
        );
        // A key meant for the battle does nothing while the question is open.
        self.line("wait text You win with your leader alive:\nkey e\nwait frames 3\nexpect text You win with your leader alive:");
        self.line(shot("dare"));
        self.line("key Escape\nwait frames 3\nexpect text in won battles\nkey f\nwait text if you lose\nwait seconds 0.5");
        // Where nothing is asked, the second key only stops the film.
        self.line("key Enter\nwait frames 3\nkey Space");
        let mut surprised = false;
        if stands != aim.from {
            let applied = self.apply(&Command::Move { stack: aim.stack, to: aim.from });
            surprised = applied.events.iter().any(|event| {
                matches!(
                    event,
                    RunEvent::Sector(SectorEvent::Halted { .. } | SectorEvent::Sighted { .. })
                )
            });
        }
        assert!(!surprised, "another seed: the march to the attack is surprised");
        self.apply(&Command::Attack { stack: aim.stack, tile: aim.tile });
        self.line("wait battle\nwait seconds 1");
        self.line(shot("battle"));
        // Until then, a key that would end the turn is ignored.
        self.line("key Escape\nwait sector\nwait turn\nwait seconds 0.7");
        self.settle();
        self.check();
    }
}
