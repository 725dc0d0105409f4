//! Resolved section and stack as one table: the first to run is at the top.

use crate::panels::breach_recording::cast::Scene;
use crate::panels::prelude::*;
use daemonfall_breach::{Aim, BreachSet};
use daemonfall_breach_mode::words::subroutine_about;
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
fn lines(Scene { moment, library, .. }: Scene) -> Vec<Line> {
    let mut listed: Vec<MoveId> = Vec::new();
    let mut line = |entry: &Entry, state: State| {
        let choice = entry.choice;
        let all = library.subroutine(choice.subroutine).times_used() as usize;
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

pub fn draw(ui: &mut Ui, scene: Scene) {
    let (lines, cast) = (lines(scene), scene.cast);
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
    let it = |line: &&Line| scene.library.subroutine(line.subroutine);
    let columns = [
        words("move", 90.0, |line: &&Line| plain(scene.what(line.subroutine)))
            .about("Point at a row for what it does."),
        words("by", 80.0, |line: &&Line| cast.words(line.user)).about("Who uses it."),
        words("at", 80.0, |line: &&Line| match line.aim {
            Some(Aim::Character(at)) => cast.words(at),
            Some(aim) => plain(cast.aim(aim)),
            None => dim("none"),
        })
        .about("What it is aimed at."),
        numbers("left", 40.0, |line: &&Line| cell(line.state.left(), line.state.colour()))
            .about("Rounds until it resolves."),
        numbers("CPU", 40.0, move |line: &&Line| cell(it(line).cpu, line.state.colour()))
            .about("What it holds."),
        words("state", 110.0, |line: &&Line| {
            let uses = line.uses.map(|(number, all)| format!(" ({number} of {all})"));
            cell(line.state.words() + &uses.unwrap_or_default(), line.state.colour())
        }),
    ];
    Table::new("stack entries", columns)
        .height(lines.len() as f32 * ROW)
        .about(move |line| Some(subroutine_about(it(line), false)))
        .draw(ui, lines.len(), |row| &lines[row]);
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
