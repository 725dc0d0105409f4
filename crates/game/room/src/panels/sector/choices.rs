//! What opponents chose in their last turn, and why: each choice with its evaluation.

use super::Shown;
use super::weighed::Weighed;
use crate::panels::prelude::*;
use crate::panels::table::{Column, ROW, Table, dim, numbers, plain, words};
use daemonfall_platform::diagnostics::{Minds, Thought};
use daemonfall_sector::{FactionId, Motive};

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
        let count = daemonfall_sector_mode::words::count(listed.len() as i32, "choice");
        caption(ui, &format!("Turn {turn}: {count}, newest first"));
        let high =
            ((ui.available_height() - ROW - ui.spacing().item_spacing.y) * 0.42).max(ROW * 4.0);
        let selected = self.selected;
        let clicked = Table::new("choices", columns(shown, thoughts))
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
}

/// The columns of choices, by their places among all.
fn columns<'a>(shown: &'a Shown, thoughts: &'a [Thought]) -> [Column<'a, usize>; 5] {
    let of = |place: &usize| &thoughts[*place].weighed;
    [
        numbers("no.", 38.0, "The order in which they were made.", |place: &usize| {
            dim((place + 1).to_string())
        }),
        words("faction", 74.0, "The faction that chose.", |place: &usize| {
            shown.owner(Some(thoughts[*place].faction))
        }),
        words("choice", 130.0, "The choice. Click one to see its alternatives.", move |place| {
            plain(shown.names.on_the_map(&of(place).command))
        }),
        words(
            "why",
            88.0,
            "Whether it had the highest value, or came from a rule.",
            move |place| match of(place).motive {
                Motive::WorthMost => plain("worth most"),
                Motive::Rule => dim("by a rule"),
                Motive::NothingLeft => dim("nothing left"),
            },
        ),
        numbers("value", 54.0, "Its estimated value.", move |place| {
            plain(of(place).chosen().map_or_else(String::new, |it| it.value.to_string()))
        }),
    ]
}
