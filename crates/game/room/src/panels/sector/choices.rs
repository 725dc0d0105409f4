//! What opponents chose in their last turn, and why: each choice with its evaluation.

use super::Shown;
use super::weighed::Weighed;
use crate::panels::columns::{self, Column, Line, ROW, dim, numbers, plain, words};
use crate::panels::parts::{caption, chooser, nothing, quiet};
use bevy_egui::egui::Ui;
use daemonfall_platform::diagnostics::{Minds, Thought};
use daemonfall_sector::{FactionId, Motive};
use daemonfall_ui::theme;

const COLUMNS: [Column; 5] = [
    numbers("no.", 38.0, "The order in which they were made."),
    words("faction", 74.0, "The faction that chose."),
    words("choice", 130.0, "The choice. Click one to see its alternatives."),
    words("why", 88.0, "Whether it had the highest value, or came from a rule."),
    numbers("value", 54.0, "Its estimated value."),
];

#[derive(Default)]
pub struct Choices {
    faction: Option<FactionId>,
    /// The index of the selected choice among all.
    selected: Option<usize>,
    /// The number of logged choices when the list was made, and the filter.
    made: Option<(u64, usize, Option<FactionId>)>,
    /// Indices among all, newest first.
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
        self.list(minds.map_or(0, |minds| minds.noted), thoughts);
        let turn = thoughts.last().map_or(0, |it| it.turn);
        let count = daemonfall_sector_mode::words::count(self.listed.len() as i32, "choice");
        caption(ui, &format!("Turn {turn}: {count}, newest first"));
        columns::heads(ui, &COLUMNS, None);
        let high = (ui.available_height() * 0.42).max(ROW * 4.0);
        let (listed, selected) = (&self.listed, self.selected);
        let clicked = columns::rows(ui, "choices", &COLUMNS, (listed.len(), high), None, |row| {
            let place = listed[row];
            line(shown, &thoughts[place], place, selected == Some(place))
        });
        if let Some(row) = clicked {
            self.selected = Some(self.listed[row]);
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
        let name = |faction: Option<FactionId>| {
            faction.map_or_else(|| "Everybody".into(), |it| shown.names.faction(it))
        };
        ui.horizontal(|ui| {
            ui.label(quiet("Choices of:"));
            let mut chosen = self.faction;
            chooser(ui, "Choices of", name(chosen), |ui| {
                ui.selectable_value(&mut chosen, None, name(None));
                for (id, _) in shown.campaign.sector().factions() {
                    if thoughts.iter().any(|it| it.faction == id) {
                        ui.selectable_value(&mut chosen, Some(id), name(Some(id)));
                    }
                }
            });
            self.faction = chosen;
        });
    }

    fn list(&mut self, noted: u64, thoughts: &[Thought]) {
        let made = Some((noted, thoughts.len(), self.faction));
        if self.made == made {
            return;
        }
        // Another turn has begun: the selected choice is gone.
        if self.made.is_some_and(|(_, count, _)| count > thoughts.len()) {
            self.selected = None;
        }
        self.made = made;
        let of = |place: &usize| {
            let whose = thoughts[*place].faction;
            self.faction.is_none_or(|faction| faction == whose)
        };
        self.listed = (0..thoughts.len()).rev().filter(of).collect();
    }
}

fn line(shown: &Shown, thought: &Thought, place: usize, lit: bool) -> Line {
    let weighed = &thought.weighed;
    let value = weighed.chosen().map(|it| it.value.to_string());
    let why = match weighed.motive {
        Motive::WorthMost => plain("worth most"),
        Motive::Rule => dim("by a rule"),
        Motive::NothingLeft => dim("nothing left"),
    };
    Line {
        cells: vec![
            dim((place + 1).to_string()),
            shown.owner(Some(thought.faction)),
            plain(shown.names.on_the_map(&weighed.command)),
            why,
            plain(value.unwrap_or_default()),
        ],
        lit,
        about: None,
    }
}
