//! The dock itself: a bar, and panels as tabs that can be split, stacked and torn off, at one edge of the window.

use super::lock::Lock;
use super::look::{dock_style, dress};
use super::panel::{PANELS, PanelKind, of};
use super::room::{Room, context, is_open};
use super::speed::{self, Track};
use super::{bar, look};
use crate::ui::theme;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};
use egui_dock::{DockArea, DockState, OverlayType, Surface, SurfaceIndex, TabViewer};
use serde::{Deserialize, Serialize};

/// Where in the window the dock stands.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edge {
    /// To the left.
    Left,
    /// Beneath.
    Bottom,
    /// To the right.
    #[default]
    Right,
}

/// The dock's layout: what is kept of it.
#[derive(Resource, Serialize, Deserialize, Clone, Debug)]
pub struct Dock {
    /// Where it stands.
    pub edge: Edge,
    /// How wide it is at a side, in pixels of the layout.
    pub width: f32,
    /// How high it is beneath.
    pub height: f32,
    /// Which panels are open, and how they are arranged.
    pub tabs: DockState<PanelKind>,
}

impl Default for Dock {
    fn default() -> Self {
        let first = PANELS.iter().map(|panel| panel.kind);
        Self {
            edge: Edge::Right,
            width: 548.0,
            height: 300.0,
            tabs: DockState::new(first.collect()),
        }
    }
}

/// Narrowest and widest, in pixels of the layout.
const WIDTHS: std::ops::RangeInclusive<f32> = 320.0..=1000.0;
const HEIGHTS: std::ops::RangeInclusive<f32> = 160.0..=600.0;

impl Dock {
    /// Whether a panel is open, be it in front or behind another tab.
    pub fn has(&self, kind: PanelKind) -> bool {
        self.tabs.find_tab(&kind).is_some()
    }

    /// Opens a panel, or closes it.
    pub fn turn(&mut self, kind: PanelKind) {
        match self.tabs.find_tab(&kind) {
            Some(path) => {
                self.tabs.remove_tab(path);
            }
            None => self.open(kind),
        }
    }

    /// Opens a panel and brings it to the front.
    pub fn open(&mut self, kind: PanelKind) {
        if !self.has(kind) {
            self.tabs.push_to_first_leaf(kind);
        }
        if let Some(path) = self.tabs.find_tab(&kind) {
            // It was found there.
            let _ = self.tabs.set_active_tab(path);
        }
    }

    /// What was kept and can still be shown: sizes in their ranges, panels that there are.
    #[must_use]
    pub fn mended(mut self) -> Self {
        let within = |size: f32, range: std::ops::RangeInclusive<f32>, usual: f32| {
            if size.is_finite() {
                size.clamp(*range.start(), *range.end())
            } else {
                usual
            }
        };
        let usual = Self::default();
        self.width = within(self.width, WIDTHS, usual.width);
        self.height = within(self.height, HEIGHTS, usual.height);
        let main = self.tabs.get_surface(SurfaceIndex::main());
        if !matches!(main, Some(Surface::Main(_))) {
            self.tabs = usual.tabs;
        }
        self.tabs.retain_tabs(|kind| of(*kind).is_some());
        self
    }
}

/// Draws the tabs of the panels.
struct Viewer<'a> {
    world: &'a mut World,
    lock: Lock,
    drawn: Vec<PanelKind>,
}

impl TabViewer for Viewer<'_> {
    type Tab = PanelKind;

    fn title(&mut self, kind: &mut PanelKind) -> egui::WidgetText {
        let title = of(*kind).map_or("", |panel| panel.title);
        egui::RichText::new(title).size(theme::SMALL.size).into()
    }

    fn id(&mut self, kind: &mut PanelKind) -> egui::Id {
        egui::Id::new(("panel", *kind))
    }

    fn ui(&mut self, ui: &mut egui::Ui, kind: &mut PanelKind) {
        if let Some(panel) = of(*kind) {
            self.drawn.push(*kind);
            let began = Instant::now();
            (panel.draw)(ui, self.world, self.lock);
            speed::note(self.world, Track::Panel, panel.title, began);
        }
    }

    fn on_tab_button(&mut self, kind: &mut PanelKind, response: &egui::Response) {
        let title = of(*kind).map_or("", |panel| panel.title);
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, true, format!("{title} tab"))
        });
    }

    fn scroll_bars(&self, kind: &PanelKind) -> [bool; 2] {
        [false, of(*kind).is_some_and(|panel| panel.scrolls)]
    }
}

/// Draws bar and tabs; what they cover, in points.
fn show(world: &mut World, dock: &mut Dock, context: &egui::Context) -> egui::Rect {
    let room = context.content_rect();
    let builder = egui::UiBuilder::new()
        .layer_id(egui::LayerId::background())
        .max_rect(room);
    let mut whole = egui::Ui::new(context.clone(), egui::Id::new("machine room"), builder);
    let frame = egui::Frame::new()
        .fill(look::colour(theme::GROUND))
        .stroke(egui::Stroke::new(1.0, look::colour(theme::EDGE)));
    let (panel, size, range, most) = match dock.edge {
        Edge::Left => (
            egui::Panel::left("dock left"),
            &mut dock.width,
            WIDTHS,
            room.width(),
        ),
        Edge::Right => (
            egui::Panel::right("dock right"),
            &mut dock.width,
            WIDTHS,
            room.width(),
        ),
        Edge::Bottom => (
            egui::Panel::bottom("dock"),
            &mut dock.height,
            HEIGHTS,
            room.height(),
        ),
    };
    // Something of the game is to be seen beside it, however small the window.
    let most = range.end().min(most * 0.8).max(*range.start());
    let panel = panel
        .frame(frame)
        .resizable(true)
        .default_size(*size)
        .size_range(*range.start()..=most);
    let edge = dock.edge;
    let lock = *world.resource::<Lock>();
    let covered = panel.show_inside(&mut whole, |ui| {
        bar::draw(ui, world, dock);
        let mut viewer = Viewer {
            world: &mut *world,
            lock,
            drawn: Vec::new(),
        };
        let mut style = dock_style(ui.style());
        style.overlay.overlay_type = OverlayType::Widgets;
        DockArea::new(&mut dock.tabs)
            .id(egui::Id::new("dock area"))
            .style(style)
            // All tabs stand side by side; the bar's menu opens and closes them.
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
    match edge {
        Edge::Left | Edge::Right => dock.width = covered.width(),
        Edge::Bottom => dock.height = covered.height(),
    }
    covered
}

/// What lies over the game, in logical pixels of the window: the dock, and whatever floats.
fn covers(context: &egui::Context, dock: egui::Rect) -> Vec<Rect> {
    let floating = context.memory(|memory| {
        let layers = memory.areas().visible_layer_ids();
        let mut rects: Vec<egui::Rect> = layers
            .into_iter()
            .filter(|layer| matches!(layer.order, egui::Order::Middle | egui::Order::Foreground))
            .filter_map(|layer| memory.area_rect(layer.id))
            .collect();
        rects.sort_by(|a, b| {
            (a.min.x, a.min.y)
                .partial_cmp(&(b.min.x, b.min.y))
                .unwrap_or(std::cmp::Ordering::Equal)
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

/// Draws the dock while it is open.
pub fn plugin(app: &mut App) {
    app.init_resource::<Dock>()
        .add_systems(EguiPrimaryContextPass, draw.run_if(is_open));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panel_is_opened_once_and_closed_again() {
        let mut dock = Dock {
            tabs: DockState::new(Vec::new()),
            ..default()
        };
        dock.open(PanelKind::Speed);
        dock.open(PanelKind::Speed);
        assert_eq!(dock.tabs.iter_all_tabs().count(), 1);
        dock.turn(PanelKind::Speed);
        assert!(!dock.has(PanelKind::Speed));
    }

    #[test]
    fn a_layout_without_its_main_part_is_begun_anew() -> Result<(), Box<dyn std::error::Error>> {
        let text = ron::to_string(&Dock::default())?;
        let (from, to) = (text.find("surfaces:"), text.find(",focused_surface"));
        let (from, to) = (from.ok_or("no surfaces")?, to.ok_or("no focus")?);
        let broken = format!("{}surfaces:[]{}", &text[..from], &text[to..]);
        let dock: Dock = ron::from_str(&broken)?;
        assert_eq!(dock.tabs.surfaces_count(), 0);
        assert!(dock.mended().tabs.surfaces_count() > 0);
        Ok(())
    }

    #[test]
    fn sizes_that_were_kept_wrong_are_mended() {
        let dock = Dock {
            width: f32::NAN,
            height: 9000.0,
            ..default()
        }
        .mended();
        assert_eq!(
            (dock.width, dock.height),
            (Dock::default().width, *HEIGHTS.end())
        );
    }
}
