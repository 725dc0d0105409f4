//! The dock: a bar, and panels as tabs that can be split, stacked and torn off, at one edge of the
//! window.

use super::dock_state::{context, is_open};
use super::layout::{Dock, Edge, HEIGHTS, WIDTHS};
use super::look::{self, dock_style, dress, semibold};
use super::of;
use super::prelude::*;
use super::speed::{self, Track};
use crate::panels;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Button, Layout};
use daemonfall_input::bindings::Bindings;
use daemonfall_input::global_actions::AnywhereAction;
use daemonfall_input::key_labels::{self, Make};
use daemonfall_ui::camera::Covered;
use egui_dock::{DockArea, OverlayType, TabViewer};

struct Viewer<'a> {
    world: &'a mut World,
    lock: Lock,
    drawn: Vec<PanelKind>,
}

/// Letters of the tabs: all eleven fit side by side in a window of 1280 pixels.
const TITLE: f32 = 13.0;

impl TabViewer for Viewer<'_> {
    type Tab = PanelKind;

    fn title(&mut self, kind: &mut PanelKind) -> egui::WidgetText {
        egui::RichText::new(of(*kind).title).size(TITLE).into()
    }

    fn id(&mut self, kind: &mut PanelKind) -> egui::Id {
        egui::Id::new(("panel", *kind))
    }

    fn ui(&mut self, ui: &mut egui::Ui, kind: &mut PanelKind) {
        let panel = of(*kind);
        self.drawn.push(*kind);
        let began = Instant::now();
        (panel.draw)(ui, self.world, self.lock);
        speed::note(self.world, Track::Panel, panel.title, began);
    }

    fn on_tab_button(&mut self, kind: &mut PanelKind, response: &egui::Response) {
        named(response, WidgetType::Button, format!("{} tab", of(*kind).title));
    }

    fn scroll_bars(&self, kind: &PanelKind) -> [bool; 2] {
        [false, of(*kind).scrolls]
    }
}

/// Draws the bar and the tabs; returns the covered area, in points.
fn show(world: &mut World, dock: &mut Dock, context: &egui::Context) -> egui::Rect {
    let room = context.content_rect();
    let builder = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(room);
    let mut whole = egui::Ui::new(context.clone(), egui::Id::new("machine room"), builder);
    let frame = egui::Frame::new()
        .fill(look::colour(theme::GROUND))
        .stroke(egui::Stroke::new(1.0, look::colour(theme::EDGE)));
    // egui remembers its size by name: a new name takes the size that was set.
    let sized = dock.sized;
    let id = |name: &str| egui::Id::new((name, sized));
    let (panel, size, range, most) = match dock.edge {
        Edge::Left => (egui::Panel::left(id("dock left")), &mut dock.width, WIDTHS, room.width()),
        Edge::Right => {
            (egui::Panel::right(id("dock right")), &mut dock.width, WIDTHS, room.width())
        }
        Edge::Bottom => (egui::Panel::bottom(id("dock")), &mut dock.height, HEIGHTS, room.height()),
    };
    // Part of the game stays visible next to it, however small the window.
    let most = range.end().min(most * 0.8).max(*range.start());
    let panel =
        panel.frame(frame).resizable(true).default_size(*size).size_range(*range.start()..=most);
    let edge = dock.edge;
    let lock = *world.resource::<Lock>();
    let covered = panel.show_inside(&mut whole, |ui| {
        draw_bar(ui, world, dock);
        let mut viewer = Viewer { world: &mut *world, lock, drawn: Vec::new() };
        let mut style = dock_style(ui.style());
        style.overlay.overlay_type = OverlayType::Widgets;
        DockArea::new(&mut dock.tabs)
            .id(egui::Id::new("dock area"))
            .style(style)
            // The bar's menu opens and closes tabs.
            .show_close_buttons(false)
            .show_leaf_close_all_buttons(false)
            .show_leaf_collapse_buttons(false)
            .window_bounds(room)
            .show_inside(ui, &mut viewer);
        let drawn = viewer.drawn;
        let mut told = world.resource_mut::<Room>();
        if told.shown != drawn {
            told.shown = drawn;
        }
    });
    let covered = covered.response.rect;
    // A size that was just set applies from the next frame on.
    if dock.sized != sized {
        return covered;
    }
    match edge {
        Edge::Left | Edge::Right => dock.width = covered.width(),
        Edge::Bottom => dock.height = covered.height(),
    }
    covered
}

/// The covered areas, in logical pixels of the window: the dock, and all floating panels.
fn covers(context: &egui::Context, dock: egui::Rect) -> Vec<Rect> {
    let floating = context.memory(|memory| {
        let layers = memory.areas().visible_layer_ids();
        let mut rects: Vec<egui::Rect> = layers
            .into_iter()
            .filter(|layer| matches!(layer.order, egui::Order::Middle | egui::Order::Foreground))
            .filter_map(|layer| memory.area_rect(layer.id))
            .collect();
        rects.sort_by(|a, b| {
            (a.min.x, a.min.y).partial_cmp(&(b.min.x, b.min.y)).unwrap_or(std::cmp::Ordering::Equal)
        });
        rects
    });
    let scale = context.zoom_factor();
    let at = |at: egui::Pos2| Vec2::new(at.x, at.y) * scale;
    let all = [dock].into_iter().chain(floating);
    all.map(|rect| Rect::from_corners(at(rect.min), at(rect.max))).collect()
}

fn draw(world: &mut World) {
    let Some(context) = context(world) else {
        return;
    };
    if !dress(world, &context) {
        return;
    }
    let covered = world.resource_scope(|world, mut dock: Mut<Dock>| {
        let rect = show(world, &mut dock, &context);
        covers(&context, rect)
    });
    let mut room = world.resource_mut::<Room>();
    // The bar may just have closed it.
    if room.open && room.covered != covered {
        room.covered = covered;
    }
}

/// The game's camera uses the free part of the window.
fn cover(room: Res<Room>, dock: Res<Dock>, mut covered: ResMut<Covered>) {
    let here = room.covered.first().filter(|_| room.open);
    let size = here.map_or(Vec2::ZERO, Rect::size);
    covered.set_if_neq(match dock.edge {
        Edge::Left => Covered { left: size.x, ..default() },
        Edge::Right => Covered { right: size.x, ..default() },
        Edge::Bottom => Covered { bottom: size.y, ..default() },
    });
}

pub fn draw_bar(ui: &mut Ui, world: &mut World, dock: &mut Dock) {
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
        ui.label(inked("Edited run", theme::DANGER)).on_hover_text(about);
    }
}

fn panels(ui: &mut Ui, dock: &mut Dock) {
    ui.menu_button("Panels", |ui| {
        for kind in PanelKind::ALL {
            let (panel, open) = (panels::of(kind), dock.has(kind));
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
    let button = Button::selectable(lock.is_open(), inked(words, of));
    let button = ui.add(button);
    button.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, lock.is_open(), "Lock"));
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
    button.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, about));
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

pub fn plugin(app: &mut App) {
    app.init_resource::<Dock>()
        .add_systems(EguiPrimaryContextPass, draw.run_if(is_open))
        .add_systems(PreUpdate, cover);
}
