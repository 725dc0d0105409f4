//! The result of the last step: who has acted with what effect, or which breakpoint stopped the
//! beat and where.

use super::{Facts, stops};
use crate::panels::dive_trace::words::{self, Words};
use crate::panels::dive_trace::{Tale, act, happened};
use crate::panels::prelude::*;
use bevy_egui::egui::Label;
use daemonfall_dive_mode::session::hold::{Hold, Stop};
use daemonfall_dungeon::components::{ObjectId, Placed};
use daemonfall_dungeon::trace::Trace;
use daemonfall_dungeon::{Breakpoint, Halt, Index};

pub fn draw(ui: &mut Ui, world: &World, tale: &Tale, facts: &Facts) {
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
        let line = happened::line(&tale.names, event);
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
