//! Plays a scene: its inputs in order, their results, and where these differ from the expected
//! ones.

use super::build::Scene;
use super::expect::Outcome;
use super::say::Speaker;
use super::script::Check;
use bevy_ecs::world::World;
use daemonfall_core::{EventLog, Snapshot};
use daemonfall_dungeon::{ActionTrees, DiveEvent, act, fingerprint, install, look};
use std::fmt::Write;
use thiserror::Error;

#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error("{path}:{line}: {reason}")]
pub struct Failure {
    pub path: String,
    pub line: u32,
    pub reason: String,
}

#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Inputs, events and maps.
    pub transcript: String,
    pub failures: Vec<Failure>,
    pub checks: usize,
}

impl Scene {
    pub fn play(&self) -> Report {
        let mut report = Report::default();
        let mut world = World::new();
        install(&mut world, self.library.clone());
        world.resource_mut::<ActionTrees>().wanted = true;
        if let Err(error) = self.start.restore(&mut world) {
            report.fail(self, 1, error.to_string());
            return report;
        }
        let mut speaker = Speaker::new(&self.start, &self.labels, &self.library);
        report.tell(&self.title);
        report.picture(&self.picture(&world));
        for block in &self.blocks {
            let mut events = Vec::new();
            let mut refusal = None;
            if !block.inputs.is_empty() {
                report.tell(&format!("> {}", block.text));
            }
            for (place, command) in block.inputs.iter().enumerate() {
                let before =
                    (fingerprint(&world), world.resource::<EventLog<DiveEvent>>().events().len());
                let result = act(&mut world, *command);
                let log: Vec<DiveEvent> =
                    world.resource_mut::<EventLog<DiveEvent>>().drain().collect();
                for event in &log {
                    let line = speaker.say(event, &self.library);
                    report.tell(&format!("  {line}"));
                    events.push(line);
                }
                let Err(refused) = result else { continue };
                report.tell(&format!("  refused: {refused}"));
                if before != (fingerprint(&world), log.len()) {
                    report.fail(self, block.line, "the refused input changed the state".into());
                }
                let expected =
                    block.checks.iter().any(|(_, check)| matches!(check, Check::Refused(_)));
                if !expected || place + 1 < block.inputs.len() {
                    report.fail(
                        self,
                        block.line,
                        format!("input {} of {:?} is refused: {refused}", place + 1, block.text),
                    );
                }
                refusal = Some(refused);
            }
            if !block.inputs.is_empty() {
                report.picture(&self.picture(&world));
            }
            look(&mut world);
            let (outcome, mut seen) = (Outcome { events: &events, refusal }, 0);
            for (line, check) in &block.checks {
                report.checks += 1;
                if let Err(reason) = self.compare(&mut world, &speaker, check, &outcome, &mut seen)
                {
                    report.fail(self, *line, reason);
                }
            }
        }
        report
    }
}

impl Report {
    fn tell(&mut self, text: &str) {
        // Writing into a String never fails.
        let _ = writeln!(self.transcript, "{text}");
    }

    fn picture(&mut self, rows: &[String]) {
        self.tell(&rows.join("\n"));
    }

    fn fail(&mut self, scene: &Scene, line: u32, reason: String) {
        self.failures.push(Failure { path: scene.path.clone(), line, reason });
    }
}
