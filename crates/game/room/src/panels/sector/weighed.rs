//! The evaluation of one choice: the candidates with their values, and the parts of these.

use super::Shown;
use crate::panels::found::Found;
use crate::panels::made::Made;
use crate::panels::prelude::*;
use crate::panels::table::{Column, Table, cell, dim, numbers, plain, words};
use daemonfall_platform::diagnostics::Thought;
use daemonfall_sector::{Candidate, Considered, Deliberation, Motive};

/// The shown choice: its turn, its index among all, and whether all candidates are listed.
type Key = (u32, usize, bool);

#[derive(Default)]
pub struct Weighed {
    /// Whether earlier and unrelated candidates are listed too.
    all: bool,
    found: Made<Key, Found<Key>>,
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
        // The last one was weighed last; of equal ones, the chosen one comes first.
        let candidates = if self.all { &weighed.candidates } else { &rivals };
        let mut rows: Vec<&Candidate> = candidates.iter().rev().collect();
        rows.sort_by_key(|row| !row.chosen);
        if rows.is_empty() {
            ui.label(quiet("Nothing was weighed against this choice."));
            return;
        }
        let key = (thought.turn, place, self.all);
        let found = self.found.of(key, || Found::sorted(1, true));
        Table::new("weighed", columns(shown, &rows))
            .lit(|row| row.chosen)
            .about(|row| row.chosen.then(|| "It was chosen.".into()))
            .draw_found(ui, found, key, (rows.len(), |row| rows[row]));
    }
}

/// The candidates, their values, and those parts of these that any of them has.
fn columns<'a>(shown: &'a Shown, rows: &[&Candidate]) -> Vec<Column<'a, &'a Candidate>> {
    let mut columns = vec![
        words("weighed", 150.0, "A possible action.", |row: &&Candidate| {
            cell(what(shown, &row.what), if row.chosen { theme::YOU } else { theme::LIGHT })
        }),
        numbers(
            "value",
            54.0,
            "Its estimated value; the highest was chosen.",
            |row: &&Candidate| plain(row.value.to_string()),
        )
        .by(|row| row.value),
    ];
    let mut parts: Vec<&'static str> = Vec::new();
    for (name, value) in rows.iter().flat_map(|row| row.parts.named()) {
        if value != 0 && !parts.contains(&name) {
            parts.push(name);
        }
    }
    columns.extend(parts.into_iter().map(|name| {
        let part = move |row: &&Candidate| {
            let found = row.parts.named().into_iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| value)
        };
        let told = move |row: &&Candidate| part(row).map_or_else(String::new, |it| it.to_string());
        numbers(name, 52.0, about(name), move |row| dim(told(row)))
            .by(move |row| part(row).unwrap_or(i64::MIN))
    }));
    columns
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
        Considered::Go { stack, tile, end, .. } => {
            if tile == end {
                format!("stack {} goes to {}", stack.0, names.tile(*tile))
            } else {
                format!("stack {} goes to {}, now {}", stack.0, names.tile(*tile), names.tile(*end))
            }
        }
        Considered::Recruit { tile, kind } => {
            format!("recruits {} at {}", names.kind(*kind), names.tile(*tile))
        }
    }
}
