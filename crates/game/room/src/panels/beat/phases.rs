//! The phases of the beat in order: how many objects act in each, how many have acted, and how long
//! it took; the queue of one phase, and the result of the last step.

use super::Facts;
use super::stops::{self, Stops};
use crate::panels::dive_trace::words as told;
use crate::panels::dive_trace::{Tale, act};
use crate::panels::prelude::*;
use daemonfall_dive_mode::session::hold::{Hold, Stop};
use daemonfall_dungeon::beat::{BeatSet, Edge, PhaseFacts, PhaseHook, Waiting};
use daemonfall_dungeon::components::{Algorithm, Placed};
use daemonfall_dungeon::trace::Trace;
use daemonfall_dungeon::{Breakpoint, Halt};
use std::sync::{Mutex, PoisonError};

fn micros(time: Duration) -> String {
    match time.as_micros() {
        0 => "\u{2013}".into(),
        micros => format!("{micros} \u{B5}s"),
    }
}

fn colour_of(phase: &PhaseFacts) -> Color {
    match (phase.present, phase.set.category()) {
        (true, _) => theme::YOU,
        (false, Some(_)) => theme::LIGHT,
        (false, None) => theme::DIM,
    }
}

pub fn draw(ui: &mut Ui, facts: &Facts, wish: &mut Option<BeatSet>, times: &Times) {
    type Row<'a> = &'a PhaseFacts;
    let number = |phase: &Row, number: usize| match phase.set.category() {
        Some(_) => cell(number, colour_of(phase)),
        None => plain(""),
    };
    let columns = [
        words("phase", 120.0, |phase: &Row| {
            let sign = if phase.present { "\u{23F5} " } else { "    " };
            cell(format!("{sign}{}", told::phase(phase.set)), colour_of(phase))
        })
        .about("Click a phase to see its queue; click it again to follow the beat."),
        numbers("objects", 70.0, |phase: &Row| number(phase, phase.objects))
            .about("Those that act in it."),
        numbers("acted", 70.0, |phase: &Row| number(phase, phase.acted))
            .about("Those that have acted."),
        numbers("took", 80.0, |phase: &Row| cell(micros(times.of(phase.set)), colour_of(phase)))
            .about("In the last beat, without pauses between steps."),
    ];
    let count = facts.phases.len();
    let clicked = Table::new("beat phases", columns)
        .height(count as f32 * ROW)
        .lit(|phase| facts.set == phase.set && phase.set.category().is_some())
        .about(|phase| Some(told::about_phase(phase.set).into()))
        .draw(ui, count, |row| &facts.phases[row]);
    if let Some(set) = clicked.map(|row| facts.phases[row].set) {
        // A second click follows the beat again.
        *wish = (*wish != Some(set)).then_some(set);
    }
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

const HIGHEST: f32 = 200.0;

fn plan(facts: &Facts, waiting: &Waiting) -> Words {
    let line = Words::new();
    if waiting.algorithm == Algorithm::Simple {
        return line.quiet("acts on its own");
    }
    match (waiting.action, facts.coming.get(&waiting.id)) {
        (Some(action), _) => {
            let toward = waiting.toward.map(daemonfall_dungeon::Direction::name);
            let toward = toward.map(|way| format!(" {way}")).unwrap_or_default();
            line.say(format!("{}{toward}", told::action(action)))
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
    let name = told::phase(facts.set);
    caption(ui, &format!("Queue of {name}"));
    if facts.queue.is_empty() {
        let words = match facts.set.category() {
            Some(_) => "No object acts in this phase.",
            None => "This phase has no queue: it handles all objects at once.",
        };
        ui.label(quiet(words));
        return None;
    }
    type Row = usize;
    let waiting = |row: &Row| &facts.queue[*row];
    let columns = [
        numbers("no.", 36.0, |row: &Row| dim(row + 1)).about("Its place in the queue."),
        words("object", 300.0, move |row: &Row| {
            let sign = if stops.has(waiting(row).id) { "\u{25CF} " } else { "" };
            let name = cell(sign, theme::HOSTILE).and(tale.names.words(waiting(row).id));
            name.say("  ").and(plan(facts, waiting(row)))
        })
        .about("Click one to look at it."),
        words("state", 76.0, move |row: &Row| state(facts, waiting(row))),
    ];
    let clicked = Table::new("beat queue", columns)
        .height(HIGHEST)
        .lit(|row| tale.chosen == Some(waiting(row).id))
        .about(|row| Some(format!("Priority {}. Click to look at it.", waiting(row).priority)))
        .draw(ui, facts.queue.len(), |row| row);
    clicked.map(|row| facts.queue[row].id)
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
        ui.add(Label::new(line.job(ui.style(), false)).wrap());
    }
}

fn lines(world: &World, tale: &Tale, facts: &Facts, stop: &Stop) -> Vec<Words> {
    let line = Words::new();
    let beat = stop.beat;
    match stop.halt {
        Halt::Acted(id) => vec![acted(world, tale, id)],
        Halt::PhaseOver(set) => {
            vec![line.say(format!("The phase {} is over.", told::phase(set)))]
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
    present.map_or_else(String::new, |set| format!(", phase {}", told::phase(set)))
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
