//! The evaluation of one choice: the candidates with their values, and the parts of these.

use super::Shown;
use crate::panels::columns::{self, Cell, Column, Line, Sorting, cell, dim, numbers, plain, words};
use crate::panels::parts::{caption, quiet};
use bevy_egui::egui::Ui;
use daemonfall_platform::diagnostics::Thought;
use daemonfall_sector::{Candidate, Considered, Deliberation, Motive};
use daemonfall_ui::theme;

/// A candidate in the list: its value, then its parts by column.
struct Row {
    what: String,
    chosen: bool,
    values: Vec<Option<i64>>,
}

#[derive(Default)]
pub struct Weighed {
    /// Whether earlier and unrelated candidates are listed too.
    all: bool,
    sorting: Option<Sorting>,
    made: Option<(u32, usize, bool)>,
    columns: Vec<Column>,
    rows: Vec<Row>,
}

impl Weighed {
    /// Draws the evaluation of a choice; `place` is its index among all.
    pub fn draw(&mut self, ui: &mut Ui, shown: &Shown, thought: &Thought, place: usize) {
        let weighed = &thought.weighed;
        let command = shown.names.on_the_map(&weighed.command);
        caption(ui, &format!("Why {}: {command}", shown.names.faction(thought.faction)));
        ui.label(quiet(reason(weighed)));
        if weighed.candidates.is_empty() {
            return;
        }
        let rivals = weighed.rivals();
        ui.horizontal(|ui| {
            let (rivals, all) = (rivals.len(), weighed.candidates.len());
            let words = format!("Against each other: {rivals}");
            ui.selectable_value(&mut self.all, false, words);
            ui.selectable_value(&mut self.all, true, format!("All weighed: {all}"));
        });
        let candidates = match self.all {
            true => &weighed.candidates,
            false => &rivals,
        };
        if candidates.is_empty() {
            ui.label(quiet("Nothing was weighed against this choice."));
            return;
        }
        let made = Some((thought.turn, place, self.all));
        let mut anew = self.made != made;
        if anew {
            self.made = made;
            self.sorting = None;
            (self.columns, self.rows) = table(shown, candidates);
        }
        let mut sorting = self.sorting.unwrap_or(Sorting { column: 1, falling: true });
        if columns::heads(ui, &self.columns, Some(&mut sorting)) {
            self.sorting = Some(sorting);
            anew = true;
        }
        if anew {
            self.sort(sorting);
        }
        let room = (self.rows.len(), ui.available_height());
        let (columns, rows) = (&self.columns, &self.rows);
        columns::rows(ui, "weighed", columns, room, None, |row| line(&rows[row]));
    }

    fn sort(&mut self, Sorting { column, falling }: Sorting) {
        match column.checked_sub(1) {
            None => self.rows.sort_by(|one, other| one.what.cmp(&other.what)),
            Some(part) => self.rows.sort_by_key(|row| row.values.get(part).copied()),
        }
        if falling {
            self.rows.reverse();
        }
        if column == 1 {
            // Of equal candidates, the chosen one comes first.
            self.rows.sort_by_key(|row| {
                let value = row.values[0].unwrap_or_default();
                (if falling { -value } else { value }, !row.chosen)
            });
        }
    }
}

/// The columns with any values, and the rows.
fn table(shown: &Shown, candidates: &[Candidate]) -> (Vec<Column>, Vec<Row>) {
    let mut columns = vec![
        words("weighed", 150.0, "A possible action."),
        numbers("value", 54.0, "Its estimated value; the highest was chosen."),
    ];
    let mut parts: Vec<&'static str> = Vec::new();
    for (name, value) in candidates.iter().flat_map(|it| it.parts.named()) {
        if value != 0 && !parts.contains(&name) {
            parts.push(name);
        }
    }
    columns.extend(parts.iter().map(|name| numbers(name, 52.0, about(name))));
    let rows = candidates.iter().map(|candidate| {
        let named = candidate.parts.named();
        let part = |name: &&'static str| {
            let found = named.iter().find(|(known, _)| known == name);
            found.map(|(_, value)| *value)
        };
        let mut values = vec![Some(candidate.value)];
        values.extend(parts.iter().map(part));
        Row { what: what(shown, &candidate.what), chosen: candidate.chosen, values }
    });
    (columns, rows.collect())
}

fn about(part: &str) -> &'static str {
    match part {
        "win \u{2030}" => "The chance of winning, in thousandths.",
        "prize" => "What the tile yields, times the chance of winning.",
        "theirs" => "What they lose, in cycles.",
        "own" => "What its own side loses, weighted by the difficulty.",
        "leader" => "The weight of the danger to its own leader.",
        "hunt" => "The value of beating the player's leader.",
        "answer" => "The cost of the strongest answer.",
        "worth" => {
            "The value of being there; the total is 60 times that, divided by the turns plus two."
        }
        "turns" => "The turns until it is there.",
        "danger" => "The risk at the end of the march.",
        _ => "",
    }
}

fn reason(weighed: &Deliberation) -> &'static str {
    match weighed.motive {
        Motive::WorthMost => "It was worth most of all alternatives.",
        Motive::Rule => {
            "It came from a rule, without weighing: alliances, joining, going back, holding its position."
        }
        Motive::NothingLeft => "Nothing worth doing was left.",
    }
}

fn what(shown: &Shown, what: &Considered) -> String {
    let names = &shown.names;
    match what {
        Considered::Attack { stack, from, tile } => {
            format!("stack {} attacks {} from {}", stack.0, names.tile(*tile), names.tile(*from))
        }
        Considered::Strike { stack, tile } => {
            format!("stack {} strikes {}", stack.0, names.tile(*tile))
        }
        Considered::Go { stack, tile, end, .. } => match tile == end {
            true => format!("stack {} goes to {}", stack.0, names.tile(*tile)),
            false => {
                format!("stack {} goes to {}, now {}", stack.0, names.tile(*tile), names.tile(*end))
            }
        },
        Considered::Recruit { tile, kind } => {
            format!("recruits {} at {}", names.kind(*kind), names.tile(*tile))
        }
    }
}

fn line(row: &Row) -> Line {
    let mut cells: Vec<Cell> = vec![match row.chosen {
        true => cell(row.what.clone(), theme::YOU),
        false => plain(row.what.clone()),
    }];
    for (place, value) in row.values.iter().enumerate() {
        let words = value.map_or_else(String::new, |value| value.to_string());
        cells.push(if place == 0 { plain(words) } else { dim(words) });
    }
    Line { cells, lit: row.chosen, about: row.chosen.then(|| "It was chosen.".into()) }
}
