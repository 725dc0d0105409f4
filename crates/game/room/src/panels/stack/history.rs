//! The rounds so far: who chose what, and what was added, run, removed and finished in each. Read
//! from the tape as it grows.

use crate::panels::breach_recording::Tape;
use crate::panels::breach_recording::cast::{Scene, why};
use crate::panels::prelude::*;
use crate::panels::tape::Go;
use daemonfall_breach::{Aim, BreachEvent, Command};
use daemonfall_stack::{Choice, StackEvent};

const HEIGHT: f32 = 240.0;

#[derive(Clone, Debug)]
struct Line {
    moment: u64,
    kind: Kind,
    words: String,
}

#[derive(Clone, Debug)]
struct Round {
    number: u32,
    moment: u64,
    lines: Vec<Line>,
}

impl Round {
    fn summary(&self) -> String {
        let count = |kind: Kind| self.lines.iter().filter(|line| line.kind == kind).count();
        let kinds =
            [Kind::Chose, Kind::Added, Kind::Resolved, Kind::Ran, Kind::Finished, Kind::Removed];
        let parts = kinds.into_iter().filter(|kind| count(*kind) > 0);
        let parts: Vec<String> =
            parts.map(|kind| format!("{} {}", count(kind), kind.count())).collect();
        let name = match self.number {
            0 => "Before round 1".into(),
            number => format!("Round {number}"),
        };
        match parts.is_empty() {
            true => format!("{name}: nothing yet"),
            false => format!("{name}: {}", parts.join(", ")),
        }
    }
}

#[derive(Default)]
pub struct History {
    take: u64,
    next: u64,
    rounds: Vec<Round>,
    /// By their numbers; the newest, which is open at first, has none.
    folds: Folds<Option<u32>>,
}

impl History {
    pub fn follow(&mut self, tape: &Tape) {
        if self.take != tape.take() {
            let folds = std::mem::take(&mut self.folds);
            *self = Self { take: tape.take(), folds, ..Self::default() };
        }
        self.next = self.next.max(tape.place().map_or(0, |place| place.first));
        while let Some(scene) = tape.scene_at(self.next) {
            self.add(scene);
            self.next += 1;
        }
    }

    fn add(&mut self, scene: Scene) {
        let moment = scene.moment;
        for event in &moment.events {
            let begins = matches!(event, BreachEvent::Stack(StackEvent::RoundBegan { .. }));
            let number = moment.stack.round();
            if begins || self.rounds.is_empty() {
                self.rounds.push(Round { number, moment: moment.number, lines: Vec::new() });
            }
            if let (Some((kind, words)), Some(round)) = (told(event, scene), self.rounds.last_mut())
            {
                let moment = moment.number;
                round.lines.push(Line { moment, kind, words });
            }
        }
    }

    fn fold(&self, place: usize) -> Option<u32> {
        (place + 1 < self.rounds.len()).then(|| self.rounds[place].number)
    }

    fn is_open(&self, place: usize) -> bool {
        let fold = self.fold(place);
        self.folds.is_open(&fold, fold.is_none())
    }

    /// The rows: indices of rounds, and of lines in them; the newest round first.
    fn rows(&self) -> Vec<(usize, Option<usize>)> {
        let mut rows = Vec::new();
        for (place, round) in self.rounds.iter().enumerate().rev() {
            rows.push((place, None));
            if self.is_open(place) {
                rows.extend((0..round.lines.len()).map(|line| (place, Some(line))));
            }
        }
        rows
    }

    pub fn draw(&mut self, ui: &mut Ui, at: u64) -> Option<Go> {
        if self.rounds.is_empty() {
            ui.label(quiet("Nothing has happened yet."));
            return None;
        }
        let rows = self.rows();
        let line = |(place, line): (usize, Option<usize>)| {
            let round = &self.rounds[place];
            (round, line.map(|line| &round.lines[line]))
        };
        let told = |row: &(usize, Option<usize>)| match line(*row) {
            (round, None) => Words::branch(0, Some(self.is_open(row.0))).quiet(round.summary()),
            (_, Some(line)) => {
                let kind = format!("{:<9}", line.kind.name());
                Words::branch(0, None).code(kind, line.kind.colour()).say(&line.words)
            }
        };
        let clicked = Table::new("stack rounds", [words("", 100.0, told)])
            .bare()
            .height(HEIGHT)
            .lit(|row| line(*row).1.is_some_and(|line| line.moment == at))
            .about(|row| match line(*row) {
                (round, None) => Some(format!("It began in moment {}.", round.moment + 1)),
                (_, Some(_)) => Some("Go to this moment".into()),
            })
            .draw(ui, rows.len(), |row| rows[row]);
        let clicked = rows[clicked?];
        let go = line(clicked).1.map(|line| Go::To(line.moment));
        if go.is_none() {
            let fold = self.fold(clicked.0);
            self.folds.turn(fold);
        }
        go
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Chose,
    /// A move went on the stack.
    Added,
    /// A move could not be added.
    Refused,
    /// A use's time was up.
    Resolved,
    Ran,
    Removed,
    Finished,
}

impl Kind {
    /// The word before a line of this kind.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Chose => "chose",
            Kind::Ran => "ran",
            other => other.count(),
        }
    }

    /// The word after a number of them.
    pub fn count(self) -> &'static str {
        match self {
            Kind::Chose => "chosen",
            Kind::Added => "added",
            Kind::Refused => "refused",
            Kind::Resolved => "resolved",
            Kind::Ran => "run",
            Kind::Removed => "removed",
            Kind::Finished => "finished",
        }
    }

    pub fn colour(self) -> Color {
        match self {
            Kind::Chose => theme::YOU,
            Kind::Added | Kind::Resolved => theme::LIGHT,
            Kind::Ran => theme::PICKUP,
            Kind::Refused | Kind::Removed => theme::HOSTILE,
            Kind::Finished => theme::NEUTRAL,
        }
    }
}

fn told(event: &BreachEvent, scene: Scene) -> Option<(Kind, String)> {
    let cast = scene.cast;
    let of = |choice: &Choice| scene.deed(choice.user, choice.subroutine);
    let at = |choice: &Choice, aim: Option<&Aim>| {
        let aim = aim.copied().or(choice.target.map(Aim::Character));
        aim.map_or_else(String::new, |aim| format!(" at {}", cast.aim(aim)))
    };
    Some(match event {
        BreachEvent::Chose { turn, command, .. } => {
            let (who, quick) =
                (cast.name(turn.who), if turn.quick { " in a quick turn" } else { "" });
            let words = match command {
                Command::Wait => format!("{who}: to wait{quick}"),
                Command::Use { subroutine, aim } => {
                    let (what, at) = (scene.what(*subroutine), cast.aim(*aim));
                    format!("{who}: {what} at {at}{quick}")
                }
            };
            (Kind::Chose, words)
        }
        BreachEvent::Stack(StackEvent::Added { id, choice, cost, free }) => {
            let at = at(choice, scene.moment.aims.get(id));
            let words = format!("{}{at}, holds {cost} CPU, {free} left", of(choice));
            (Kind::Added, words)
        }
        BreachEvent::Stack(StackEvent::Refused { choice, refusal }) => {
            (Kind::Refused, format!("{}: {refusal}", of(choice)))
        }
        BreachEvent::Stack(StackEvent::Resolved(entry)) => (Kind::Resolved, of(&entry.choice)),
        BreachEvent::Stack(StackEvent::Executed(entry)) => (Kind::Ran, of(&entry.choice)),
        BreachEvent::Stack(StackEvent::Removed { id }) => (Kind::Removed, cast.name(*id).into()),
        BreachEvent::Stack(StackEvent::Finished { choice, why: ended, returned, .. }) => {
            let back = match returned {
                Some(cpu) => format!("{cpu} CPU back"),
                None => "no CPU back".into(),
            };
            let words = format!("{}: {}, {back}", of(choice), why(*ended));
            (Kind::Finished, words)
        }
        _ => return None,
    })
}
