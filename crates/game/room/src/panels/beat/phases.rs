//! The phases of the beat in order: how many objects act in each, how many have acted, and how long
//! it took; the queue of one phase, and the result of the last step.

use super::Facts;
use super::stops::{self, Stops};
use crate::panels::dive_trace::words::{self, Words};
use crate::panels::dive_trace::{Tale, act};
use crate::panels::parts::{at_right, beside_numbers, cell, line};
use crate::panels::prelude::*;
use bevy_egui::egui::{Grid, Label, Layout, vec2};
use daemonfall_dive_mode::session::hold::{Hold, Stop};
use daemonfall_dungeon::beat::{BeatSet, Edge, PhaseHook, Waiting};
use daemonfall_dungeon::components::{Algorithm, Placed};
use daemonfall_dungeon::trace::Trace;
use daemonfall_dungeon::{Breakpoint, Halt, Index};
use std::sync::{Mutex, PoisonError};

fn micros(time: Duration) -> String {
    match time.as_micros() {
        0 => "\u{2013}".into(),
        micros => format!("{micros} \u{B5}s"),
    }
}

pub fn draw(ui: &mut Ui, facts: &Facts, wish: &mut Option<BeatSet>, times: &Times) {
    const APART: f32 = 10.0;
    let names = beside_numbers(ui, 3, APART);
    Grid::new("beat phases").num_columns(4).spacing([APART, 1.0]).striped(true).show(ui, |ui| {
        cell(ui, names, Align::Min, |ui| drop(caption(ui, "Phase")));
        for words in ["objects", "acted", "took"] {
            at_right(ui, |ui| drop(caption(ui, words)));
        }
        ui.end_row();
        for phase in &facts.phases {
            let of = match (phase.present, phase.set.category()) {
                (true, _) => theme::YOU,
                (false, Some(_)) => theme::LIGHT,
                (false, None) => theme::DIM,
            };
            let sign = if phase.present { "\u{23F5} " } else { "    " };
            let name = format!("{sign}{}", words::phase(phase.set));
            let name = RichText::new(name).color(colour(of));
            let chosen = facts.set == phase.set && phase.set.category().is_some();
            let label = ui.selectable_label(chosen, name);
            let named = words::phase(phase.set);
            label.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, &named));
            if label.on_hover_text(words::about_phase(phase.set)).clicked() {
                // A second click follows the beat again.
                *wish = (*wish != Some(phase.set)).then_some(phase.set);
            }
            let number = |number: usize| match phase.set.category() {
                Some(_) => number.to_string(),
                None => String::new(),
            };
            let cells = [number(phase.objects), number(phase.acted), micros(times.of(phase.set))];
            for words in cells {
                at_right(ui, |ui| drop(ui.label(figure(words, of))));
            }
            ui.end_row();
        }
    });
}

#[derive(Debug, Default)]
struct Taken {
    since: Option<Instant>,
    spent: [Duration; BeatSet::ALL.len()],
}

/// Times of the last beat, without the pauses between its steps.
#[derive(Debug, Default)]
pub struct Times(Arc<Mutex<Taken>>);

impl Taken {
    fn pass(&mut self, set: BeatSet, edge: Edge) {
        match edge {
            Edge::Begin => {
                if set == BeatSet::Sort {
                    self.spent = Default::default();
                }
                self.since = Some(Instant::now());
            }
            Edge::End => {
                let since = self.since.take();
                self.spent[set as usize] += since.map_or(Duration::ZERO, |since| since.elapsed());
            }
        }
    }
}

impl Times {
    pub fn hook(&self) -> PhaseHook {
        let taken = Arc::clone(&self.0);
        PhaseHook::new(move |set, edge| {
            let mut taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
            taken.pass(set, edge);
        })
    }

    /// The time of a phase; zero before the first measured beat.
    pub fn of(&self, set: BeatSet) -> Duration {
        let taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        taken.spent[set as usize]
    }
}

const ROW: f32 = 18.0;
const HIGHEST: f32 = 200.0;
const STATE: f32 = 84.0;

fn plan(facts: &Facts, waiting: &Waiting) -> Words {
    let line = Words::new();
    if waiting.algorithm == Algorithm::Simple {
        return line.quiet("acts on its own");
    }
    match (waiting.action, facts.coming.get(&waiting.id)) {
        (Some(action), _) => {
            let toward = waiting.toward.map(daemonfall_dungeon::Direction::name);
            let toward = toward.map(|way| format!(" {way}")).unwrap_or_default();
            line.say(format!("{}{toward}", words::action(action)))
        }
        (None, Some(coming)) => line.quiet(coming.clone()),
        (None, None) => line,
    }
}

fn state(facts: &Facts, waiting: &Waiting) -> Words {
    let line = Words::new();
    if facts.next() == Some(waiting.id) {
        line.of("acts next", theme::YOU)
    } else if waiting.acted {
        line.quiet("has acted")
    } else if waiting.suspended {
        line.of("lets act", theme::DANGER)
    } else {
        line
    }
}

pub fn draw_queue(ui: &mut Ui, facts: &Facts, tale: &Tale, stops: &Stops) -> Option<ObjectId> {
    let name = words::phase(facts.set);
    caption(ui, &format!("Queue of {name}"));
    if facts.queue.is_empty() {
        let words = match facts.set.category() {
            Some(_) => "No object acts in this phase.",
            None => "This phase has no queue: it handles all objects at once.",
        };
        ui.label(quiet(words));
        return None;
    }
    let mut chosen = None;
    ScrollArea::vertical()
        .id_salt("beat queue")
        .max_height(HIGHEST)
        .auto_shrink([false, true])
        .show_rows(ui, ROW, facts.queue.len(), |ui, shown| {
            let first = shown.start;
            for (place, waiting) in (first + 1..).zip(&facts.queue[shown]) {
                let sign = if stops.has(waiting.id) { "\u{25CF} " } else { "" };
                let words = Words::new()
                    .quiet(format!("{place}  "))
                    .of(sign, theme::HOSTILE)
                    .and(tale.names.words(waiting.id))
                    .say("  ")
                    .and(plan(facts, waiting));
                ui.horizontal(|ui| {
                    ui.set_height(ROW);
                    let room = vec2((ui.available_width() - STATE).max(60.0), ROW);
                    let layout = Layout::left_to_right(Align::Center);
                    let is_chosen = tale.chosen == Some(waiting.id);
                    let row = ui.allocate_ui_with_layout(room, layout, |ui| {
                        ui.set_min_size(room);
                        line(ui, &words, is_chosen)
                    });
                    let about = format!("Priority {}. Click to look at it.", waiting.priority);
                    if row.inner.on_hover_text(about).clicked() {
                        chosen = Some(waiting.id);
                    }
                    let state = state(facts, waiting);
                    if !state.is_empty() {
                        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                            ui.label(state.job(ui.style()))
                        });
                    }
                });
            }
        });
    chosen
}

pub fn draw_told(ui: &mut Ui, world: &World, tale: &Tale, facts: &Facts) {
    let hold = world.resource::<Hold>();
    let lines = match (hold.last(), hold.command()) {
        (Some(stop), _) => lines(world, tale, facts, stop),
        (None, Some(_)) => {
            vec![Words::new().quiet("Before the first phase; actions are chosen in Decide.")]
        }
        (None, None) => {
            let words =
                "Click a phase to see its queue. Breakpoints work whether beats are held or not.";
            ui.label(quiet(words));
            return;
        }
    };
    for line in lines {
        ui.add(Label::new(line.job(ui.style())).wrap());
    }
}

fn lines(world: &World, tale: &Tale, facts: &Facts, stop: &Stop) -> Vec<Words> {
    let line = Words::new();
    let beat = stop.beat;
    match stop.halt {
        Halt::Acted(id) => vec![acted(world, tale, id)],
        Halt::PhaseOver(set) => {
            vec![line.say(format!("The phase {} is over.", words::phase(set)))]
        }
        Halt::Over(None) => vec![line.say(format!("Beat {beat} is over."))],
        Halt::Broke(met) | Halt::Over(Some(met)) => {
            let head = match stop.halt {
                Halt::Broke(_) => format!("Breakpoint in beat {beat}{}: ", during(facts)),
                _ => format!("Breakpoint at the end of beat {beat}, which is over: "),
            };
            let head = line.of(head, theme::DANGER).and(stops::told(&tale.names, met));
            let mut lines = vec![head];
            lines.extend(why(world, tale, met, stop));
            lines
        }
    }
}

fn during(facts: &Facts) -> String {
    let present = facts.present();
    present.map_or_else(String::new, |set| format!(", phase {}", words::phase(set)))
}

fn why(world: &World, tale: &Tale, met: Breakpoint, stop: &Stop) -> Option<Words> {
    if let Some(event) = &stop.event {
        let line = act::line_happened(&tale.names, event);
        let at = event.object().and_then(|id| place(world, id));
        return Some(line.quiet(at.unwrap_or_default()));
    }
    match met {
        Breakpoint::Acts(id) => {
            let at = place(world, id).unwrap_or_default();
            let line = tale.names.words(id).say(" is about to act");
            Some(line.quiet(at))
        }
        _ => None,
    }
}

fn place(world: &World, id: ObjectId) -> Option<String> {
    let entity = world.resource::<Index>().entity(id)?;
    let cell = world.get::<Placed>(entity)?.cell;
    Some(format!(", at {cell}"))
}

fn acted(world: &World, tale: &Tale, id: ObjectId) -> Words {
    let trace = world.get_resource::<Trace>();
    let trace = trace.and_then(|watch| watch.beats().next_back());
    let last = trace.and_then(|trace| Some((trace, trace.actions(Some(id), None).pop()?)));
    match last {
        Some((trace, node)) => {
            Words::new().quiet("Acted: ").and(act::line(&tale.names, trace, node))
        }
        None => tale.names.words(id).say(" has acted."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::testing;
    use daemonfall_dungeon::{Command, act};

    #[test]
    fn phases_in_which_somebody_acted_took_time() -> testing::Outcome {
        let mut world = testing::dive();
        let times = Times::default();
        world.insert_resource(times.hook());
        assert_eq!(times.of(BeatSet::Reals), Duration::ZERO);
        act(&mut world, Command::Wait)?;
        assert!(times.of(BeatSet::Reals) > Duration::ZERO);
        Ok(())
    }
}
