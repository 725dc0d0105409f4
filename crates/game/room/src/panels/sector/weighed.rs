//! What opponents chose in their last turn: each choice with its evaluation, the candidates with
//! their values, and the parts of these.

use super::Shown;
use crate::console::grammar::say;
use crate::panels::prelude::*;
use daemonfall_platform::diagnostics::{Minds, Thought};
use daemonfall_sector::{Candidate, Command, Considered, Deliberation, FactionId, Motive};

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
        let command = said(shown, &weighed.command);
        caption(ui, &format!("Why {}: {command}", shown.faction(thought.faction)));
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
        words("weighed", 150.0, |row: &&Candidate| {
            cell(what(shown, &row.what), if row.chosen { theme::YOU } else { theme::LIGHT })
        })
        .about("A possible action."),
        numbers("value", 54.0, |row: &&Candidate| plain(row.value))
            .about("Its estimated value; the highest was chosen."),
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
            dim(found.map_or_else(String::new, |(_, value)| value.to_string()))
        };
        numbers(name, 52.0, part).about(about(name))
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

fn said(shown: &Shown, command: &Command) -> String {
    let told = say(shown.names, &RunCommand::Sector(command.clone()));
    told.trim_start_matches("sector ").to_owned()
}

fn what(shown: &Shown, what: &Considered) -> String {
    match what {
        Considered::Attack { stack, from, tile } => {
            format!("stack {} attacks {} from {}", stack.0, shown.tile(*tile), shown.tile(*from))
        }
        Considered::Strike { stack, tile } => {
            format!("stack {} strikes {}", stack.0, shown.tile(*tile))
        }
        Considered::Go { stack, tile, end, .. } => {
            if tile == end {
                format!("stack {} goes to {}", stack.0, shown.tile(*tile))
            } else {
                format!("stack {} goes to {}, now {}", stack.0, shown.tile(*tile), shown.tile(*end))
            }
        }
        Considered::Recruit { tile, kind } => {
            format!("recruits {} at {}", shown.kind(*kind), shown.tile(*tile))
        }
    }
}

#[derive(Default)]
pub struct Choices {
    faction: Option<FactionId>,
    /// The index of the selected choice among all.
    selected: Option<usize>,
    /// The number of logged choices when one was selected.
    count: usize,
    /// Newest first, as their indices among all.
    listed: Vec<usize>,
    weighed: Weighed,
}

impl Choices {
    pub fn draw(&mut self, ui: &mut Ui, shown: &Shown, minds: Option<&Minds>) {
        let thoughts = minds.map_or(&[][..], |minds| &minds.thoughts);
        if thoughts.is_empty() {
            let words = "Nothing has been weighed yet. End your turn: the others' choices are logged while this panel is shown.";
            nothing(ui, words);
            return;
        }
        self.whose(ui, shown, thoughts);
        // Another turn has begun: the selected choice is gone.
        if self.count > thoughts.len() {
            self.selected = None;
        }
        self.count = thoughts.len();
        let of = |place: &usize| self.faction.is_none_or(|it| it == thoughts[*place].faction);
        self.listed = (0..thoughts.len()).rev().filter(of).collect();
        let listed = &self.listed;
        let turn = thoughts.last().map_or(0, |it| it.turn);
        let count = count(listed.len(), "choice");
        caption(ui, &format!("Turn {turn}: {count}, newest first"));
        let high =
            ((ui.available_height() - ROW - ui.spacing().item_spacing.y) * 0.42).max(ROW * 4.0);
        let selected = self.selected;
        let clicked = Table::new("choices", columns_choices(shown, thoughts))
            .height(high)
            .lit(move |place| selected == Some(*place))
            .draw(ui, listed.len(), |row| listed[row]);
        if let Some(row) = clicked {
            self.selected = Some(listed[row]);
        }
        ui.add_space(theme::GAP);
        let thought = self.selected.and_then(|place| thoughts.get(place));
        match thought.zip(self.selected) {
            Some((thought, place)) => self.weighed.draw(ui, shown, thought, place),
            None => drop(ui.label(quiet("Click a choice to see its evaluation."))),
        }
    }

    #[cfg(test)]
    pub fn newest(&self) -> Option<usize> {
        self.listed.first().copied()
    }

    #[cfg(test)]
    pub fn select(&mut self, place: usize) {
        self.selected = Some(place);
    }

    fn whose(&mut self, ui: &mut Ui, shown: &Shown, thoughts: &[Thought]) {
        ui.horizontal(|ui| {
            ui.label(quiet("Choices of:"));
            let all = shown.campaign.sector().factions().map(|(id, _)| id);
            let all = all.filter(|id| thoughts.iter().any(|it| it.faction == *id));
            let all = all.map(|id| (Some(id), shown.faction(id)));
            let all = std::iter::once((None, "Everybody".into())).chain(all);
            chooser(ui, "Choices of", &mut self.faction, all);
        });
    }
}

/// The columns of choices, by their places among all.
fn columns_choices<'a>(shown: &'a Shown, thoughts: &'a [Thought]) -> [Column<'a, usize>; 5] {
    let of = |place: &usize| &thoughts[*place].weighed;
    [
        numbers("no.", 38.0, |place: &usize| dim(place + 1))
            .about("The order in which they were made."),
        words("faction", 74.0, |place: &usize| shown.owner(Some(thoughts[*place].faction)))
            .about("The faction that chose."),
        words("choice", 130.0, move |place| plain(said(shown, &of(place).command)))
            .about("The choice. Click one to see its alternatives."),
        words("why", 88.0, move |place| match of(place).motive {
            Motive::WorthMost => plain("worth most"),
            Motive::Rule => dim("by a rule"),
            Motive::NothingLeft => dim("nothing left"),
        })
        .about("Whether it had the highest value, or came from a rule."),
        numbers("value", 54.0, move |place| {
            plain(of(place).chosen().map_or_else(String::new, |it| it.value.to_string()))
        })
        .about("Its estimated value."),
    ]
}
