//! Resolved section and stack as one table: the first to run is at the top.

use crate::panels::breach_recording::cast::{self, Cast};
use crate::panels::parts::cell;
use crate::panels::prelude::*;
use bevy_egui::egui::Grid;
use daemonfall_breach::trace::Moment;
use daemonfall_breach::{Aim, BreachSet};
use daemonfall_breach_mode::breach_view::read::uses;
use daemonfall_stack::{Entry, MoveId, SubroutineId};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// It is going through the six steps.
    Runs,
    /// It is resolved, with this many before it.
    Waits(usize),
    Charges(u32),
    /// It was picked and goes on the stack in the next round, for this many rounds.
    Picked(u32),
}

impl State {
    fn words(self) -> String {
        match self {
            State::Runs => "runs".into(),
            State::Waits(0) => "resolved, next".into(),
            State::Waits(1) => "resolved, behind 1".into(),
            State::Waits(before) => format!("resolved, behind {before}"),
            State::Charges(1) => "resolves next round".into(),
            State::Charges(_) => "charges".into(),
            State::Picked(_) => "picked, not added yet".into(),
        }
    }

    fn colour(self) -> Color {
        match self {
            State::Runs => theme::YOU,
            State::Waits(_) => theme::PICKUP,
            State::Charges(_) => theme::LIGHT,
            State::Picked(_) => theme::DIM,
        }
    }

    fn left(self) -> String {
        match self {
            State::Runs | State::Waits(_) => "0".into(),
            State::Charges(left) => left.to_string(),
            State::Picked(time) => format!("+{}", time + 1),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
struct Line {
    user: CharacterId,
    subroutine: SubroutineId,
    aim: Option<Aim>,
    state: State,
    /// The number of this use and of all its uses, if there are several.
    uses: Option<(usize, usize)>,
}

/// All lines of a moment: running, resolved, charging, picked.
fn lines(moment: &Moment, library: &BreachLibrary) -> Vec<Line> {
    let mut listed: Vec<MoveId> = Vec::new();
    let mut line = |entry: &Entry, state: State| {
        let choice = entry.choice;
        let all = uses(library.subroutine(choice.subroutine));
        let over = all.saturating_sub(moment.stack.uses_left(entry.id));
        let number = match state {
            State::Runs => over,
            _ => {
                listed.push(entry.id);
                over + listed.iter().filter(|id| **id == entry.id).count()
            }
        };
        let aim = moment.aims.get(&entry.id).copied();
        Line {
            user: choice.user,
            subroutine: choice.subroutine,
            aim: aim.or(choice.target.map(Aim::Character)),
            state,
            uses: (all > 1).then_some((number, all)),
        }
    };
    let mut lines = Vec::new();
    let running = moment.phase == BreachSet::Resolve && moment.step().is_some();
    if let Some(entry) = moment.entry.filter(|_| running) {
        lines.push(line(&entry, State::Runs));
    }
    let before = lines.len();
    let resolved = moment.stack.resolved().enumerate();
    lines.extend(resolved.map(|(place, entry)| line(entry, State::Waits(before + place))));
    let charging = moment.stack.unresolved().iter();
    lines.extend(charging.map(|entry| line(entry, State::Charges(entry.time_left))));
    lines.extend(moment.picks.iter().map(|(choice, aim)| Line {
        user: choice.user,
        subroutine: choice.subroutine,
        aim: Some(*aim),
        state: State::Picked(library.subroutine(choice.subroutine).time),
        uses: None,
    }));
    lines
}

pub fn draw(ui: &mut Ui, moment: &Moment, cast: &Cast, library: &BreachLibrary) {
    let lines = lines(moment, library);
    let count = |of: fn(State) -> bool| lines.iter().filter(|line| of(line.state)).count();
    let resolved = count(|state| matches!(state, State::Runs | State::Waits(_)));
    let charging = count(|state| matches!(state, State::Charges(_)));
    let picked = count(|state| matches!(state, State::Picked(_)));
    ui.label(quiet(format!(
        "{resolved} resolved, {charging} on the stack, {picked} picked for the next round"
    )));
    if lines.is_empty() {
        ui.label("The stack is empty.");
        return;
    }
    Grid::new("stack entries")
        .num_columns(6)
        .striped(true)
        .spacing([12.0, 2.0])
        .min_col_width(16.0)
        .show(ui, |ui| {
            for words in ["move", "by", "at"] {
                caption(ui, words);
            }
            narrow(ui, |ui| drop(caption(ui, "left")));
            narrow(ui, |ui| drop(caption(ui, "CPU")));
            // The last column takes the remaining width: the table ends at the panel's edge.
            let rest = ui.available_width();
            cell(ui, rest, Align::Min, |ui| drop(caption(ui, "state")));
            ui.end_row();
            for line in &lines {
                row(ui, line, cast, library);
                ui.end_row();
            }
        });
}

fn row(ui: &mut Ui, line: &Line, cast: &Cast, library: &BreachLibrary) {
    let it = library.subroutine(line.subroutine);
    let name = ui.label(cast::what(library, line.subroutine));
    name.on_hover_ui(|ui| {
        drop(ui.label(daemonfall_breach_mode::words::subroutine_about(it, false)))
    });
    who(ui, line.user, cast);
    match line.aim {
        Some(Aim::Character(at)) => who(ui, at, cast),
        Some(aim) => drop(ui.label(cast.aim(aim))),
        None => drop(ui.label(quiet("none"))),
    }
    let number = |words: String| figure(words, line.state.colour());
    narrow(ui, |ui| drop(ui.label(number(line.state.left()))));
    narrow(ui, |ui| drop(ui.label(number(it.cpu.to_string()))));
    let mut state = line.state.words();
    if let Some((number, all)) = line.uses {
        state.push_str(&format!(" ({number} of {all})"));
    }
    ui.label(RichText::new(state).color(colour(line.state.colour())));
}

pub fn who(ui: &mut Ui, who: CharacterId, cast: &Cast) {
    ui.label(RichText::new(cast.name(who)).color(colour(cast.colour(who))));
}

fn narrow(ui: &mut Ui, words: impl FnOnce(&mut Ui)) {
    cell(ui, 32.0, Align::Max, words);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_and_what_waits_is_told_apart() {
        let told: Vec<String> = [
            State::Runs,
            State::Waits(0),
            State::Waits(2),
            State::Charges(1),
            State::Charges(3),
            State::Picked(0),
        ]
        .map(|state| format!("{} {}", state.left(), state.words()))
        .into();
        assert_eq!(
            told,
            [
                "0 runs",
                "0 resolved, next",
                "0 resolved, behind 2",
                "1 resolves next round",
                "3 charges",
                "+1 picked, not added yet",
            ]
        );
    }
}
