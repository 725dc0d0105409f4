//! Shared by the tests: the game's data, a small sector drawn by hand, and a run on it.

use bevy_ecs::world::World;
use daemonfall_battle::Order;
use daemonfall_breach::BreachSnapshot;
use daemonfall_campaign::{
    Applied, Campaign, Content, FILES, Phase, Refusal, RunCommand, RunEvent, RunSnapshot, Scene,
    Settings, Summary, install,
};
use daemonfall_core::data::{Source, read_folder};
use daemonfall_core::{Stream, Streams};
use daemonfall_dungeon::DiveSnapshot;
use daemonfall_sector::{Command, Stack, TileId, Unit, UnitId, Victory};
use std::path::Path;
use std::sync::Arc;

/// The texts of the game's data.
pub fn sources() -> Vec<Source> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../assets/data");
    read_folder(&folder, &FILES, true).unwrap_or_else(|errors| panic!("{errors}"))
}

/// A file that overlays the game's.
pub fn overlay(file: &str, text: impl Into<String>) -> Source {
    Source::new(file, format!("test/{file}"), text)
}

/// The game's data with some additions.
pub fn content_with(more: impl IntoIterator<Item = Source>) -> Arc<Content> {
    let mut sources = sources();
    sources.extend(more);
    Arc::new(Content::from_sources(&sources).unwrap_or_else(|errors| panic!("{errors}")))
}

/// The player's home, a vault, an encounter, and far away a corporation with its core.
pub const ROWS: &str = r#"{ "test": (name: "Test", about: "Drawn.", factions: ["daemons", "ash", "wild"], cycles: 100,
    land: Drawn(rows: [".1.V. .*. . . . . . .2.b"])) }"#;

const CREW: &str = r#"{ "test": (name: "Test", about: "Plain.", leader: "needle", units: ["bastion", "bastion", "weaver", "thorn"]) }"#;

/// A run in progress, and the world of its dives and breaches.
pub struct Game {
    pub content: Arc<Content>,
    pub campaign: Campaign,
    pub world: World,
}

fn test_data() -> [Source; 2] {
    [overlay("sectors.ron", ROWS), overlay("crews.ron", CREW)]
}

impl Game {
    /// A run on the small sector.
    pub fn new() -> Self {
        Self::with(content_with(test_data()), "test", 7)
    }

    /// A run on the small sector, with these files over the game's.
    pub fn overlaid(file: &str, text: &str) -> Self {
        let more = test_data().into_iter().chain([overlay(file, text)]);
        Self::with(content_with(more), "test", 7)
    }

    /// A run on a sector called test that is won in this way.
    pub fn asking(victory: Victory, sectors: &str) -> Self {
        let content = content_with([overlay("sectors.ron", sectors), overlay("crews.ron", CREW)]);
        let settings = Settings {
            sector: "test".into(),
            victory,
            crew: Some("test".into()),
            ..Settings::usual(7)
        };
        Self::begun(content, settings)
    }

    /// A run with these data.
    pub fn with(content: Arc<Content>, sector: &str, seed: u64) -> Self {
        let settings = Settings {
            sector: sector.into(),
            crew: content.campaign.crew("test").map(|crew| crew.key.clone()),
            ..Settings::usual(seed)
        };
        Self::begun(content, settings)
    }

    pub fn begun(content: Arc<Content>, settings: Settings) -> Self {
        let mut world = World::new();
        install(&mut world, &content);
        let (campaign, _) = Campaign::begin(content.clone(), settings).unwrap();
        Self { content, campaign, world }
    }

    pub fn apply(&mut self, command: RunCommand) -> Applied {
        let told = format!("{command:?}");
        let applied = self.campaign.apply(&mut self.world, command);
        applied.unwrap_or_else(|refusal| panic!("{told}: {refusal}"))
    }

    pub fn refused(&mut self, command: RunCommand) -> Refusal {
        let before = self.campaign.fingerprint(&self.world);
        let told = format!("{command:?}");
        let refusal = self.campaign.apply(&mut self.world, command);
        assert_eq!(
            self.campaign.fingerprint(&self.world),
            before,
            "a refused command changed something"
        );
        refusal.err().unwrap_or_else(|| panic!("{told} was not refused"))
    }

    pub fn phase(&self) -> &Phase {
        &self.campaign.run().phase
    }

    /// The summary of a run that is over.
    pub fn summary(&self) -> &Summary {
        match self.phase() {
            Phase::Over(summary) => summary,
            other => panic!("{other:?}"),
        }
    }

    pub fn cycles(&self) -> i32 {
        let sector = self.campaign.sector();
        sector.faction(sector.player).cycles
    }

    /// The leader's stack.
    pub fn stack(&self) -> &Stack {
        let sector = &self.campaign.run().sector;
        sector.stacks_of(sector.player).find(|stack| stack.is_led()).unwrap()
    }

    pub fn leader(&self) -> UnitId {
        self.campaign.run().leader().unwrap().id
    }

    /// Sends the leader's stack to a tile, given by its place in the row.
    pub fn go(&mut self, to: u32) -> Applied {
        let stack = self.stack().id;
        self.apply(RunCommand::Sector(Command::Move { stack, to: TileId(to) }))
    }

    pub fn end_turn(&mut self) -> Applied {
        self.apply(RunCommand::Sector(Command::EndTurn))
    }

    pub fn enter_vault(&mut self) -> Applied {
        let stack = self.stack().id;
        self.apply(RunCommand::Sector(Command::EnterVault { stack }))
    }

    /// Edits the snapshot of the run, and continues from that.
    pub fn change(&mut self, how: impl FnOnce(&mut RunSnapshot)) {
        let mut snapshot = self.campaign.snapshot(&mut self.world);
        how(&mut snapshot);
        let replay = self.campaign.replay().clone();
        self.campaign =
            Campaign::restore(self.content.clone(), snapshot, replay, &mut self.world).unwrap();
    }

    pub fn change_dive(&mut self, how: impl FnOnce(&mut DiveSnapshot)) {
        self.change(|it| match &mut it.scene {
            Scene::Dive(dive) => how(dive),
            other => panic!("{other:?}"),
        });
    }

    pub fn change_breach(&mut self, how: impl FnOnce(&mut BreachSnapshot)) {
        self.change(|it| match &mut it.scene {
            Scene::Breach(breach) => how(breach),
            other => panic!("{other:?}"),
        });
    }

    /// Sets the health of some units of all stacks.
    pub fn change_health(&mut self, health: i32, which: impl Fn(&Unit) -> bool) {
        self.change(|it| {
            let units = it.run.sector.stacks.values_mut().flat_map(|stack| &mut stack.units);
            units.filter(|unit| which(unit)).for_each(|unit| unit.health = health);
        });
    }

    /// Gives the player a spare mod.
    pub fn give(&mut self, key: &str) -> daemonfall_campaign::ModId {
        let item = self.content.campaign.find_mod(key).unwrap();
        self.change(|it| it.run.gear.loose.push(item));
        item
    }

    pub fn fit_leader(&mut self, key: &str) {
        let (unit, item) = (self.leader(), self.give(key));
        self.apply(RunCommand::Fit { unit, item });
    }

    /// Plays this many random commands, as long as the run is not over.
    pub fn play(&mut self, dice: u64, steps: u32) {
        let mut dice = Streams::new(dice);
        for _ in 0..steps {
            let Some(command) = self.random(&mut dice) else { break };
            self.apply(command);
        }
    }

    /// A random legal command, by these dice; `None` when the run is over.
    pub fn random(&mut self, dice: &mut Streams) -> Option<RunCommand> {
        for _ in 0..40 {
            let command = self.drawn(dice)?;
            if self.campaign.check(&mut self.world, &command).is_ok() {
                return Some(command);
            }
        }
        Some(match self.phase() {
            Phase::Sector => RunCommand::Sector(Command::EndTurn),
            Phase::Prize(_) => RunCommand::TakeNone,
            Phase::Encounter(_) => RunCommand::GiveUp,
            Phase::Dive(_) | Phase::Door(_) | Phase::Breach(_) => RunCommand::Retreat,
            Phase::Over(_) => return None,
        })
    }

    fn drawn(&self, dice: &mut Streams) -> Option<RunCommand> {
        use daemonfall_dungeon::{Command as Step, Direction};
        let mut below = |bound: usize| dice.below(Stream::Dive, bound.max(1) as u32) as usize;
        let run = self.campaign.run();
        let own: Vec<_> = run.sector.stacks_of(run.sector.player).collect();
        Some(match self.phase() {
            Phase::Over(_) => return None,
            Phase::Encounter(_) => RunCommand::Choose(below(4) as u8),
            Phase::Prize(_) => RunCommand::Take(below(3) as u8),
            Phase::Dive(_) if below(60) == 0 => RunCommand::Retreat,
            Phase::Dive(_) => {
                let way = Direction::STRAIGHT[below(4)];
                RunCommand::Dive(
                    [Step::Step(way), Step::Step(way), Step::Bomb(way), Step::Drink, Step::Wait]
                        [below(5)],
                )
            }
            Phase::Door(door) => {
                let units = run.sector.stacks.get(&door.stack)?.units.iter();
                let stations = units.take(1 + below(5)).zip(0..).map(|(unit, column)| {
                    daemonfall_campaign::Station { unit: unit.id, column, depth: below(2) as i8 }
                });
                RunCommand::LineUp(stations.collect())
            }
            Phase::Breach(_) => {
                let commands = daemonfall_breach::all_commands(&self.world);
                RunCommand::Breach(*commands.get(below(commands.len()))?)
            }
            Phase::Sector => {
                if let Some((unit, boons)) = self.campaign.view().to_choose().next()
                    && below(3) == 0
                {
                    let boon = boons[below(2)];
                    return Some(RunCommand::Sector(Command::Promote { unit, boon }));
                }
                let stack = own.get(below(own.len()))?;
                let tile = TileId(below(run.sector.grid.len()) as u32);
                let near: Vec<TileId> = run.sector.grid.neighbours(stack.tile).collect();
                let units: Vec<UnitId> = run.units().map(|unit| unit.id).collect();
                let unit = units[below(units.len())];
                let item =
                    daemonfall_campaign::ModId(below(self.content.campaign.mods().count()) as u16);
                let item = run.gear.loose.get(below(run.gear.loose.len())).copied().unwrap_or(item);
                let stack = stack.id;
                match below(10) {
                    0 => RunCommand::Sector(Command::EndTurn),
                    1 => {
                        RunCommand::Sector(Command::Attack { stack, tile: near[below(near.len())] })
                    }
                    2 => RunCommand::Sector(Command::EnterVault { stack }),
                    3 => RunCommand::Fit { unit, item },
                    4 => RunCommand::Unfit { unit, item },
                    5 => RunCommand::Sector(Command::Split {
                        stack,
                        units: vec![unit],
                        to: near[below(near.len())],
                    }),
                    6 => RunCommand::Sector(Command::Recruit {
                        tile,
                        kind: daemonfall_sector::KindId(below(16) as u32),
                    }),
                    7 => RunCommand::Sector(Command::Disband { unit }),
                    8 => RunCommand::Sector(match below(3) {
                        0 => Command::Reserve { unit },
                        1 => Command::ChangeRow { unit },
                        _ => Command::GiveOrder { stack, order: Order::ALL.get(below(6)).copied() },
                    }),
                    _ => RunCommand::Sector(Command::Move { stack, to: tile }),
                }
            }
        })
    }
}

/// The events of a run that are not the map's, a dive's or a breach's own.
pub fn own_events(applied: &Applied) -> Vec<&RunEvent> {
    let inner = |event: &&RunEvent| {
        !matches!(event, RunEvent::Sector(_) | RunEvent::Dive(_) | RunEvent::Breach(_))
    };
    applied.events.iter().filter(inner).collect()
}
