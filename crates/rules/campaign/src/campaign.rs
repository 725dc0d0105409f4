//! A run in progress: commands in, events out, with its record, and undo on the map.

use crate::command::{RunCommand, Station};
use crate::content::Content;
use crate::events::{Applied, RunEvent};
use crate::game::{DataChanged, Game};
use crate::others::Others;
use crate::phase::Phase;
use crate::play::{Play, check, guarded};
use crate::refusal::Refusal;
use crate::rehearsal::{Rehearsal, rehearse};
use crate::replay::RunReplay;
use crate::run::Run;
use crate::settings::{BeginError, Settings};
use crate::sighted::Sighted;
use crate::skill::Chance;
use crate::{crew, muster};
use bevy_ecs::prelude::*;
use daemonfall_breach::{self as breach, BreachLibrary, Scratch};
use daemonfall_core::{Fingerprint, Streams, draws, fingerprint_of};
use daemonfall_dungeon as dungeon;
use daemonfall_sector::{Deliberation, Opponent, Rules, Sector, TileId, UnitId, View};
use std::sync::Arc;

/// Most steps on the map that can be undone.
const BACK_AT_MOST: usize = 64;

/// Installs the rules of dives and breaches in a world, bare or an app's, for a run to be played.
pub fn install(world: &mut World, content: &Content) {
    dungeon::install(world, content.dungeon.clone());
    breach::install(world, content.breach.clone());
}

/// A run in progress. Its dive or breach, if any, is in a world that the caller passes with each
/// command; it must always be the same world.
#[derive(Resource)]
pub struct Campaign {
    content: Arc<Content>,
    run: Run,
    replay: RunReplay,
    /// The run before each step that can be undone, oldest first.
    past: Vec<Run>,
    others: Others,
    pub(crate) sighted: Sighted,
    /// The command that started other factions' or guardians' choices, until they are finished.
    open: Option<RunCommand>,
    print: Option<Fingerprint>,
    effort: u64,
    stepping: Option<dungeon::Command>,
}

/// Cost of a guardian's choice, relative to a player's command: it plays out each option.
const EFFORT_OF_A_GUARDIAN: u64 = 50;
/// Cost of a faction's choice on the map: it simulates battles for every possible attack.
const EFFORT_OF_A_FACTION: u64 = 500;

fn first_leader(sector: &Sector) -> UnitId {
    let mut units = sector.stacks_of(sector.player).flat_map(|it| &it.units);
    let leader = units.find(|unit| unit.leader);
    leader.map_or_else(UnitId::default, |unit| unit.id)
}

impl Campaign {
    pub fn begin(content: Arc<Content>, settings: Settings) -> Result<(Self, Applied), BeginError> {
        settings.check(&content)?;
        let mut dice = Streams::new(settings.seed);
        let difficulty = content.campaign.difficulty(&settings.difficulty);
        let guards = difficulty.map_or(100, |it| it.guards);
        let mut sector = {
            let _for = draws::about("the sector", None);
            content.sector.generate(&settings.sector, guards, &mut dice)?
        };
        content.sector.ask(&mut sector, settings.victory);
        let leader = first_leader(&sector);
        let mut run = Run {
            data: content.fingerprint,
            leader,
            sector,
            gear: Default::default(),
            histories: Default::default(),
            phase: Phase::Sector,
            tally: Default::default(),
            met: Vec::new(),
            doors: Default::default(),
            left_early: Default::default(),
            edited: false,
            settings,
        };
        for name in &run.settings.unlocks {
            let begins_with = content.campaign.unlock(name).map(|it| &it.begins_with);
            run.gear.loose.extend(begins_with.into_iter().flatten());
        }
        crew::take_up(&content, &mut run);
        let replay = RunReplay::new(&content, run.settings.clone());
        let campaign = Self::with(content, run, replay, None);
        let applied = Applied { events: vec![RunEvent::Began], undoable: false };
        Ok((campaign, applied))
    }

    pub(crate) fn with(
        content: Arc<Content>,
        run: Run,
        replay: RunReplay,
        rival: Option<Scratch>,
    ) -> Self {
        Self {
            content,
            run,
            replay,
            past: Vec::new(),
            others: Others { opponent: None, rival },
            sighted: Sighted::default(),
            open: None,
            print: None,
            effort: 0,
            stepping: None,
        }
    }

    pub fn content(&self) -> &Arc<Content> {
        &self.content
    }

    pub fn run(&self) -> &Run {
        &self.run
    }

    pub fn replay(&self) -> &RunReplay {
        &self.replay
    }

    pub fn rules(&self) -> &Rules {
        &self.content.sector
    }

    pub fn sector(&self) -> &Sector {
        &self.run.sector
    }

    /// Its map as the player knows it.
    pub fn view(&self) -> View<'_> {
        self.rules().view(self.sector(), self.sector().player)
    }

    /// The data of a breach, extended by these units of the player as they would be in it.
    pub fn breach_library(&self, units: &[UnitId]) -> BreachLibrary {
        muster::library(&self.content, &self.run, units)
    }

    /// How a breach with this line-up would end if both sides chose as the guardian at the door
    /// does; `None` if there is no door, or it cannot begin.
    pub fn rehearse(&self, stations: &[Station]) -> Option<Rehearsal> {
        match &self.run.phase {
            Phase::Door(door) => rehearse(&self.content, &self.run, stations, &door.guardian),
            _ => None,
        }
    }

    /// The relic behind the door at which the run stands: it will be one of the prizes. The vault that
    /// wins the run has none.
    pub fn guarded_relic(&self) -> Option<crate::library::ModId> {
        match &self.run.phase {
            Phase::Door(_) if self.rules().last_vault(self.sector()) => None,
            Phase::Door(door) => guarded(&self.content, &self.run, &door.guardian),
            _ => None,
        }
    }

    /// Checks whether a command can be carried out now.
    pub fn check(&self, world: &mut World, command: &RunCommand) -> Result<(), Refusal> {
        if self.is_open() {
            return Err(Refusal::NotYourTurn);
        }
        if let Some(stepping) = self.stepping {
            return match command {
                RunCommand::Dive(command) if *command == stepping => Ok(()),
                _ => Err(Refusal::Dive(dungeon::Refusal::MidBeat)),
            };
        }
        check(&self.content, &self.run, world, command)
    }

    /// Carries out a command, and lets others choose until it is the player's turn again.
    /// If it is refused, nothing changes.
    pub fn apply(&mut self, world: &mut World, command: RunCommand) -> Result<Applied, Refusal> {
        let mut applied = self.start(world, command)?;
        while let Some(more) = self.go_on(world) {
            applied.events.extend(more);
        }
        Ok(applied)
    }

    /// Carries out only this command. The choices of others that follow are made with
    /// [`Campaign::go_on`], one by one, until it is the player's turn again. Only then is the
    /// command recorded.
    /// If it is refused, nothing changes.
    pub fn start(&mut self, world: &mut World, command: RunCommand) -> Result<Applied, Refusal> {
        self.check(world, &command)?;
        self.effort += 1;
        let on_the_map = self.run.phase == Phase::Sector;
        let before = on_the_map.then(|| self.run.clone());
        let stepping = self.stepping.take().is_some();
        let mut play = self.play(world);
        play.stepping = stepping;
        let done = play.carry_out(&command);
        let applied = Applied { undoable: play.undoable && on_the_map, events: play.events };
        done?;
        match before.filter(|_| applied.undoable) {
            Some(before) => {
                if self.past.len() >= BACK_AT_MOST {
                    self.past.remove(0);
                }
                self.past.push(before);
            }
            None => self.past.clear(),
        }
        match self.play(world).is_others() {
            true => self.open = Some(command),
            false => self.close(world, command),
        }
        Ok(applied)
    }

    /// Makes one choice of others, after [`Campaign::start`]; `None` if there is none to make.
    pub fn go_on(&mut self, world: &mut World) -> Option<Vec<RunEvent>> {
        let command = self.open.take()?;
        self.effort += match self.run.phase {
            Phase::Sector => EFFORT_OF_A_FACTION,
            _ => EFFORT_OF_A_GUARDIAN,
        };
        let mut play = self.play(world);
        play.go_on();
        let others = play.is_others();
        let events = play.events;
        match others {
            true => self.open = Some(command),
            false => self.close(world, command),
        }
        Some(events)
    }

    /// The choice that the next [`Campaign::go_on`] makes, and everything that it weighs; `None` if
    /// no other faction is about to choose on the map.
    pub fn deliberation(&self) -> Option<Deliberation> {
        let sector = self.sector();
        if !self.is_open() || self.run.phase != Phase::Sector {
            return None;
        }
        let thinking = self.run.difficulty(&self.content);
        let thinking = thinking.map_or_else(Default::default, |it| it.factions);
        let view = self.rules().view(sector, sector.active);
        Some(match &self.others.opponent {
            Some(opponent) => opponent.deliberate(&view),
            None => Opponent::new(thinking).deliberate(&view),
        })
    }

    /// Whether the player may give a command on the map.
    pub fn is_own_turn(&self) -> bool {
        !self.is_open() && self.run.phase == Phase::Sector
    }

    /// Whether others choose before the player can.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    fn play<'a>(&'a mut self, world: &'a mut World) -> Play<'a> {
        Play {
            content: &self.content,
            run: &mut self.run,
            world,
            others: &mut self.others,
            sighted: &mut self.sighted,
            events: Vec::new(),
            undoable: false,
            cause: None,
            stepping: false,
        }
    }

    /// Begins a beat of the dive to be played in steps: [`dungeon::step`] plays it in `world`.
    /// Carrying out the same command then plays the rest of it and records it. Until then every
    /// other command is refused, and callers must neither drain the event log nor save the run. An
    /// edit has no beat: nothing begins.
    /// If it is refused, no beat has begun.
    pub fn begin_beat(
        &mut self,
        world: &mut World,
        command: dungeon::Command,
    ) -> Result<(), Refusal> {
        self.check(world, &RunCommand::Dive(command))?;
        if self.stepping.is_none() && !command.is_edit() {
            dungeon::begin_beat(world, command)?;
            self.stepping = Some(command);
        }
        Ok(())
    }

    /// The number of the step in progress, or of the last one: from 1; 0 before the first.
    pub fn step(&self) -> usize {
        self.replay.steps.len() + usize::from(self.is_open())
    }

    /// The command of the beat that is being played in steps, if any.
    pub fn stepping(&self) -> Option<dungeon::Command> {
        self.stepping
    }

    fn close(&mut self, world: &World, command: RunCommand) {
        self.print = None;
        let print = self.fingerprint(world);
        self.replay.steps.push((command, print));
    }

    /// Work done for the steps carried out here, in units of about a dive's beat. Decides when
    /// keyframes are due. Not part of the run.
    pub fn effort(&self) -> u64 {
        self.effort
    }

    /// Undoes the last step, if possible, and removes it from the record; returns whether it did.
    pub fn undo(&mut self) -> bool {
        if self.is_open() {
            return false;
        }
        let Some(before) = self.past.pop() else { return false };
        self.run = before;
        self.print = None;
        self.replay.steps.pop();
        true
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty() && !self.is_open()
    }

    /// Whether passing these tiles shows one not seen in this turn: such a march cannot be undone.
    pub fn reveals(&self, mut way: impl Iterator<Item = TileId>) -> bool {
        let (view, seen) = (self.view(), self.sighted.tiles(self.sector()));
        way.any(|tile| view.sight_from(tile).any(|near| !seen.contains(&near)))
    }

    /// The chance of a choice in the waiting encounter; `None` if it needs no skill.
    pub fn chance(&self, choice: u8) -> Option<Chance> {
        let Phase::Encounter(meeting) = &self.run.phase else { return None };
        let encounter = self.content.campaign.encounter(meeting.encounter);
        let check = encounter.choices.get(usize::from(choice))?.check?;
        Some(self.run.chance(&self.content, meeting.stack, check))
    }

    /// The fingerprint of the run, including its dive or breach in the world.
    pub fn fingerprint(&mut self, world: &World) -> Fingerprint {
        let run = &self.run;
        let own = *self.print.get_or_insert_with(|| fingerprint_of(run));
        match self.run.phase {
            Phase::Dive(_) => fingerprint_of(&(own, dungeon::fingerprint(world))),
            Phase::Breach(_) => fingerprint_of(&(own, breach::fingerprint(world))),
            _ => own,
        }
    }
}

impl Game for Campaign {
    fn check(&self, world: &mut World, command: &RunCommand) -> Result<(), Refusal> {
        self.check(world, command)
    }

    fn start(&mut self, world: &mut World, command: RunCommand) -> Result<Applied, Refusal> {
        self.start(world, command)
    }

    fn go_on(&mut self, world: &mut World) -> Option<Vec<RunEvent>> {
        self.go_on(world)
    }

    fn is_open(&self) -> bool {
        self.is_open()
    }

    fn begin_beat(&mut self, world: &mut World, command: dungeon::Command) -> Result<(), Refusal> {
        self.begin_beat(world, command)
    }

    fn undo(&mut self, _: &mut World) -> Result<bool, DataChanged> {
        Ok(self.undo())
    }

    fn stepping(&self) -> Option<dungeon::Command> {
        self.stepping
    }

    fn commands(&self) -> usize {
        self.replay.steps.len()
    }

    fn step(&self) -> usize {
        self.replay.steps.len() + 1
    }
}
