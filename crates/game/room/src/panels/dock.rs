//! The dock: a bar, and panels as tabs that can be split, stacked and torn off, at one edge of the
//! window.

use super::bar;
use super::dock_state::{Room, context, is_open};
use super::kind::PanelKind;
use super::layout::{Dock, Edge, HEIGHTS, WIDTHS};
use super::lock::Lock;
use super::look::{self, dock_style, dress};
use super::panel::of;
use super::prelude::*;
use super::speed::{self, Track};
use bevy::platform::time::Instant;
use bevy_egui::EguiPrimaryContextPass;
use daemonfall_ui::camera::Covered;
use egui_dock::{DockArea, OverlayType, TabViewer};

struct Viewer<'a> {
    world: &'a mut World,
    lock: Lock,
    drawn: Vec<PanelKind>,
}

impl TabViewer for Viewer<'_> {
    type Tab = PanelKind;

    fn title(&mut self, kind: &mut PanelKind) -> egui::WidgetText {
        egui::RichText::new(of(*kind).title).size(theme::SMALL.size).into()
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
        let title = of(*kind).title;
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, true, format!("{title} tab"))
        });
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
        bar::draw(ui, world, dock);
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
    [dock]
        .into_iter()
        .chain(floating)
        .map(|rect| {
            Rect::new(
                rect.min.x * scale,
                rect.min.y * scale,
                rect.max.x * scale,
                rect.max.y * scale,
            )
        })
        .collect()
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

pub fn plugin(app: &mut App) {
    app.init_resource::<Dock>()
        .add_systems(EguiPrimaryContextPass, draw.run_if(is_open))
        .add_systems(PreUpdate, cover);
}
