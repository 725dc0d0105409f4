//! The dock's bar: the open panels, the lock, the dock's edge, and the close button.

use super::dock_state::Room;
use super::kind::PanelKind;
use super::layout::{Dock, Edge};
use super::lock::Lock;
use super::look::semibold;
use super::panel;
use super::prelude::*;
use bevy_egui::egui::{Align, Button, Layout};
use daemonfall_campaign::Campaign;
use daemonfall_input::bindings::Bindings;
use daemonfall_input::global_actions::AnywhereAction;
use daemonfall_input::key_labels::{self, Make};

pub fn draw(ui: &mut Ui, world: &mut World, dock: &mut Dock) {
    let frame =
        egui::Frame::new().fill(colour(theme::PANEL)).inner_margin(egui::Margin::symmetric(8, 5));
    frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(
                RichText::new("MACHINE ROOM")
                    .family(semibold())
                    .size(theme::CAPTION.size)
                    .color(colour(theme::NEUTRAL)),
            );
            panels(ui, dock);
            padlock(ui, world);
            edited(ui, world);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                close(ui, world);
                edges(ui, dock);
            });
        });
    });
}

fn edited(ui: &mut Ui, world: &World) {
    let run = world.get_resource::<Campaign>();
    if run.is_some_and(|campaign| campaign.run().edited) {
        let about = "Something was changed by hand: this run has no score and unlocks nothing.";
        ui.label(RichText::new("Edited run").color(colour(theme::DANGER))).on_hover_text(about);
    }
}

fn panels(ui: &mut Ui, dock: &mut Dock) {
    ui.menu_button("Panels", |ui| {
        for kind in PanelKind::ALL {
            let (panel, open) = (panel::of(kind), dock.has(kind));
            let entry = ui.selectable_label(open, panel.title);
            if entry.on_hover_text(panel.about).clicked() {
                dock.turn(kind);
            }
        }
        ui.separator();
        if ui.button("All in one pane").clicked() {
            dock.stack();
        }
        if ui.button("All side by side").clicked() {
            dock.spread();
        }
    })
    .response
    .on_hover_text("Which panels are open");
}

fn padlock(ui: &mut Ui, world: &mut World) {
    let lock = *world.resource::<Lock>();
    let (words, of, about) = match lock {
        Lock::Watching => (
            "\u{1F512} Watching",
            theme::DIM,
            "Panels only watch. Open the lock to change things: each change is a command on the run's record, and the run counts as edited.",
        ),
        Lock::Changing => (
            "\u{1F513} Changing",
            theme::DANGER,
            "Panels may change things. Each change is a command on the run's record, and the run counts as edited.",
        ),
    };
    let button = Button::selectable(lock.is_open(), RichText::new(words).color(colour(of)));
    let button = ui.add(button);
    button.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::Button, true, lock.is_open(), "Lock")
    });
    if button.on_hover_text(about).clicked() {
        *world.resource_mut::<Lock>() = lock.turned();
    }
}

fn edges(ui: &mut Ui, dock: &mut Dock) {
    let edges =
        [(Edge::Right, "Dock right"), (Edge::Bottom, "Dock below"), (Edge::Left, "Dock left")];
    for (edge, about) in edges {
        if sign(ui, edge, dock.edge == edge, about) {
            dock.edge = edge;
        }
    }
}

/// Draws a small window with the dock at this edge; returns whether it was pressed.
fn sign(ui: &mut Ui, edge: Edge, chosen: bool, about: &str) -> bool {
    let (whole, button) = ui.allocate_exact_size(egui::vec2(24.0, 20.0), egui::Sense::click());
    button
        .widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, chosen, about));
    let of = match (chosen, button.hovered()) {
        (true, _) => theme::YOU,
        (false, true) => theme::LIGHT,
        (false, false) => theme::DIM,
    };
    let window = egui::Rect::from_center_size(whole.center(), egui::vec2(16.0, 12.0));
    let mut part = window.shrink(1.0);
    match edge {
        Edge::Left => part.max.x = part.min.x + 5.0,
        Edge::Right => part.min.x = part.max.x - 5.0,
        Edge::Bottom => part.min.y = part.max.y - 4.0,
    }
    let stroke = egui::Stroke::new(1.0, colour(of));
    let painter = ui.painter();
    painter.rect_stroke(window, 1.0, stroke, egui::StrokeKind::Inside);
    painter.rect_filled(part, 0.0, colour(of));
    button.on_hover_text(about).clicked()
}

fn close(ui: &mut Ui, world: &mut World) {
    let bindings = world.resource::<Bindings>();
    let first = bindings.of(AnywhereAction::Panels).first().copied();
    let key = first
        .map_or_else(String::new, |it| format!(" Key: {}.", key_labels::name(it, Make::Neutral)));
    let button = ui.add(
        Button::new(RichText::new("\u{D7}").size(theme::NAME.size)).frame_when_inactive(false),
    );
    named(&button, egui::WidgetType::Button, "Close the dock");
    if button.on_hover_text(format!("Close the dock.{key}")).clicked() {
        world.resource_mut::<Room>().turn();
    }
}
