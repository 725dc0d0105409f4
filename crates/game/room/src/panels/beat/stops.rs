//! Breakpoints: they stop beats automatically while the panel is open, whether beats are held or
//! not.

use crate::panels::dive_trace::names::Names;
use crate::panels::dive_trace::words;
use crate::panels::dive_trace::{Stamp, Tale, stamp};
use crate::panels::prelude::*;
use bevy_egui::egui::Button;
use daemonfall_dive_mode::session::hold::Hold;
use daemonfall_dungeon::components::Acting;
use daemonfall_dungeon::{Breakpoint, EventKind, Halt};

const OFFERED: usize = 6;

pub struct Stops {
    list: Vec<(Breakpoint, bool)>,
    words: String,
    kind: EventKind,
    found: Made<(Stamp, String), Vec<ObjectId>>,
}

impl Default for Stops {
    fn default() -> Self {
        Self {
            list: Vec::new(),
            words: String::new(),
            kind: EventKind::Hit,
            found: Made::default(),
        }
    }
}

impl Stops {
    pub fn active(&self) -> Vec<Breakpoint> {
        let on = self.list.iter().filter(|(_, on)| *on);
        on.map(|(stop, _)| *stop).collect()
    }

    pub fn has(&self, id: ObjectId) -> bool {
        let of = [Breakpoint::Acts(id), Breakpoint::IsHit(id)];
        self.list.iter().any(|(stop, on)| *on && of.contains(stop))
    }

    /// Adds a breakpoint, or enables it if it exists.
    pub fn add(&mut self, stop: Breakpoint) {
        self.list.retain(|(known, _)| *known != stop);
        self.list.push((stop, true));
    }
}

pub fn told(names: &Names, stop: Breakpoint) -> Words {
    let line = Words::new();
    match stop {
        Breakpoint::Acts(id) => line.say("before ").and(names.words(id)).say(" acts"),
        Breakpoint::IsHit(id) => line.say("after ").and(names.words(id)).say(" is hit"),
        Breakpoint::Happens(kind) => {
            line.say(format!("at the event \u{201C}{}\u{201D}", words::kind(kind)))
        }
    }
}

/// Draws the list and the controls for adding; returns the object that was found by name.
pub fn draw(ui: &mut Ui, world: &World, stops: &mut Stops, tale: &Tale) -> Option<ObjectId> {
    caption(ui, "Breakpoints");
    list(ui, world, stops, tale);
    let found = offer(ui, world, stops, &tale.names);
    ui.horizontal_wrapped(|ui| {
        let chosen = tale.chosen;
        let hindrance = chosen
            .is_none()
            .then_some("Choose an object first: in the queue, by its name, or in the panel World.");
        match chosen {
            Some(id) => drop(ui.label(tale.names.words(id).job(ui.style(), false))),
            None => drop(ui.label(quiet("No object is chosen"))),
        }
        let kinds: [(&str, &str, fn(ObjectId) -> Breakpoint); 2] = [
            ("Stop when it acts", "Before its action", Breakpoint::Acts),
            ("Stop when it is hit", "After the action that hit it", Breakpoint::IsHit),
        ];
        for (name, about, stop) in kinds {
            if button(ui, name, about, hindrance)
                && let Some(id) = chosen
            {
                stops.add(stop(id));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let kinds = EventKind::ALL.iter().map(|kind| (*kind, words::kind(*kind)));
        chooser(ui, "Event to stop at", &mut stops.kind, kinds);
        let about = "After the action in which something of this kind happens";
        if button(ui, "Stop at this event", about, None) {
            stops.add(Breakpoint::Happens(stops.kind));
        }
    });
    found
}

fn list(ui: &mut Ui, world: &World, stops: &mut Stops, tale: &Tale) {
    if stops.list.is_empty() {
        ui.label(quiet("None. They work while this panel is open."));
    }
    let last = world.resource::<Hold>().last().map(|stop| stop.halt);
    let mut removed = None;
    for (place, (stop, on)) in stops.list.iter_mut().enumerate() {
        let struck = matches!(last, Some(Halt::Broke(it) | Halt::Over(Some(it))) if it == *stop);
        ui.horizontal(|ui| {
            let words = told(&tale.names, *stop).job(ui.style(), false);
            ui.checkbox(on, words).on_hover_text("Turns it on and off");
            if struck {
                ui.label(inked("struck", theme::DANGER));
            }
            let remove = ui.add(Button::new("\u{D7}").small());
            let name = format!("Remove breakpoint {}", place + 1);
            named(&remove, WidgetType::Button, &name);
            if remove.on_hover_text("Removes it").clicked() {
                removed = Some(place);
            }
        });
    }
    if let Some(place) = removed {
        stops.list.remove(place);
    }
}

fn offer(ui: &mut Ui, world: &World, stops: &mut Stops, names: &Names) -> Option<ObjectId> {
    search(ui, &mut stops.words, "Find actors by name or number");
    if stops.words.trim().is_empty() {
        return None;
    }
    let key = (stamp(world), stops.words.clone());
    let found = stops.found.of(key, || {
        let index = world.resource::<Index>();
        let acts = |id: &ObjectId| {
            let entity = index.entity(*id);
            entity.is_some_and(|entity| world.get::<Acting>(entity).is_some())
        };
        let meant = index.alive().filter(|id| names.is_meant(*id, &stops.words));
        meant.filter(acts).take(OFFERED).collect()
    });
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for id in found.iter() {
            if ui.button(inked(names.of(*id), names.colour(*id))).clicked() {
                chosen = Some(*id);
            }
        }
        if found.is_empty() {
            ui.label(quiet("No actor has this name."));
        }
    });
    if chosen.is_some() {
        stops.words.clear();
    }
    chosen
}
