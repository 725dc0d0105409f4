//! The dock's layout: its edge and size, and the open panels with their arrangement; saved between
//! games.

use super::dock_state::is_open;
use super::kept;
use super::prelude::*;
use bevy::time::common_conditions::on_real_timer;
use egui_dock::{DockState, NodeIndex, Split, Surface, SurfaceIndex, Tree};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edge {
    Left,
    Bottom,
    #[default]
    Right,
}

#[derive(Resource, Serialize, Deserialize, Clone, Debug)]
pub struct Dock {
    pub edge: Edge,
    pub width: f32,
    pub height: f32,
    pub tabs: DockState<PanelKind>,
    /// How often its size was set other than by dragging its edge.
    #[serde(skip)]
    pub sized: u32,
}

impl Default for Dock {
    fn default() -> Self {
        Self {
            edge: Edge::Right,
            width: 574.0,
            height: 300.0,
            tabs: DockState::new(PanelKind::ALL.into()),
            sized: 0,
        }
    }
}

/// The smallest and largest width, in layout pixels.
pub const WIDTHS: RangeInclusive<f32> = 320.0..=1000.0;
pub const HEIGHTS: RangeInclusive<f32> = 160.0..=600.0;

/// Panes per column when all panels are side by side.
const ROWS: usize = 3;

impl Dock {
    /// Whether a panel is open, in front or behind another tab.
    pub fn has(&self, kind: PanelKind) -> bool {
        self.tabs.find_tab(&kind).is_some()
    }

    pub fn turn(&mut self, kind: PanelKind) {
        match self.tabs.find_tab(&kind) {
            Some(path) => {
                self.tabs.remove_tab(path);
            }
            None => self.open(kind),
        }
    }

    pub fn open(&mut self, kind: PanelKind) {
        if !self.has(kind) {
            self.tabs.push_to_first_leaf(kind);
        }
        if let Some(path) = self.tabs.find_tab(&kind) {
            // The tab was just found.
            let _ = self.tabs.set_active_tab(path);
        }
    }

    /// Opens all panels as tabs of one pane.
    pub fn stack(&mut self) {
        self.tabs = Self::default().tabs;
    }

    /// Opens all panels, each in its own pane, with the dock at its largest width.
    pub fn spread(&mut self) {
        let columns: Vec<&[PanelKind]> = PanelKind::ALL.chunks(ROWS).collect();
        let heads: Vec<PanelKind> = columns.iter().map(|column| column[0]).collect();
        self.tabs = DockState::new(heads.first().copied().into_iter().collect());
        let tree = self.tabs.main_surface_mut();
        let panes = split(tree, NodeIndex::root(), &heads, Split::Right);
        for (pane, column) in panes.into_iter().zip(columns) {
            split(tree, pane, column, Split::Below);
        }
        self.width = *WIDTHS.end();
        self.sized += 1;
    }

    /// The valid part of a saved layout: sizes within their ranges.
    #[must_use]
    pub fn mended(mut self) -> Self {
        let within = |size: f32, range: RangeInclusive<f32>, usual: f32| {
            if size.is_finite() { size.clamp(*range.start(), *range.end()) } else { usual }
        };
        let usual = Self::default();
        self.width = within(self.width, WIDTHS, usual.width);
        self.height = within(self.height, HEIGHTS, usual.height);
        let main = self.tabs.get_surface(SurfaceIndex::main());
        if !matches!(main, Some(Surface::Main(_))) {
            self.tabs = usual.tabs;
        }
        self
    }
}

/// Splits a pane into equal parts, in order; the original pane becomes the first.
fn split(
    tree: &mut Tree<PanelKind>,
    pane: NodeIndex,
    panels: &[PanelKind],
    split: Split,
) -> Vec<NodeIndex> {
    let (mut panes, mut rest) = (Vec::new(), pane);
    for (place, panel) in panels.iter().enumerate().skip(1) {
        let share = 1.0 / (panels.len() - place + 1) as f32;
        let [done, left] = tree.split_tabs(rest, split, share, vec![*panel]);
        panes.push(done);
        rest = left;
    }
    panes.push(rest);
    panes
}

pub const FILE: &str = "panels.ron";
const REST: Duration = Duration::from_millis(500);
const WHAT: &str = "panels' layout";

/// The layout, or the usual one.
fn read(store: Res<SaveStore>, mut dock: ResMut<Dock>) {
    if let Some(read) = kept::read::<Dock>(&store, FILE, WHAT) {
        *dock = read.mended();
    }
}

/// Writes the layout if it has changed since it was last saved.
fn keep(store: Res<SaveStore>, dock: Res<Dock>, mut saved: Local<String>) {
    // A layout always has a form.
    let text = ron::to_string(&*dock).unwrap_or_default();
    if *saved != text {
        saved.clone_from(&text);
        kept::write(&store, FILE, WHAT, text);
    }
}

pub fn plugin(app: &mut App) {
    let now = is_open.and_then(on_real_timer(REST));
    app.add_systems(Startup, read).add_systems(Last, keep.run_if(now));
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;
    use daemonfall_platform::saves::answer;
    use daemonfall_platform::saves::store::MemoryStore;

    #[test]
    fn a_panel_is_opened_once_and_closed_again() {
        let mut dock = Dock { tabs: DockState::new(Vec::new()), ..default() };
        dock.open(PanelKind::Speed);
        dock.open(PanelKind::Speed);
        assert_eq!(dock.tabs.iter_all_tabs().count(), 1);
        dock.turn(PanelKind::Speed);
        assert!(!dock.has(PanelKind::Speed));
    }

    #[test]
    fn side_by_side_each_panel_has_a_pane_and_behind_each_other_they_share_one() {
        let mut dock = Dock::default();
        dock.spread();
        let panes = |dock: &Dock| -> Vec<Vec<PanelKind>> {
            let leaves = dock.tabs.iter_leaves();
            leaves.map(|(_, leaf)| leaf.tabs.clone()).collect()
        };
        let mut each: Vec<PanelKind> = panes(&dock).concat();
        assert!(panes(&dock).iter().all(|tabs| tabs.len() == 1));
        each.sort();
        assert_eq!(each, PanelKind::ALL);
        dock.stack();
        assert_eq!(panes(&dock), [PanelKind::ALL]);
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
        let dock = Dock { width: f32::NAN, height: 9000.0, ..default() }.mended();
        assert_eq!((dock.width, dock.height), (Dock::default().width, *HEIGHTS.end()));
    }

    type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

    /// A world that has read this text.
    fn having_read(text: &str) -> Outcome<World> {
        let mut world = World::new();
        world.init_resource::<Messages<Notice>>();
        world.init_resource::<Dock>();
        let store = SaveStore::new(MemoryStore::default());
        store.write(FILE, text.into(), |_, _| {});
        world.insert_resource(store);
        world.run_system_once(read).map_err(|error| error.to_string())?;
        world.resource::<SaveStore>().finish();
        answer(&mut world);
        Ok(world)
    }

    #[test]
    fn a_layout_is_read_as_it_was_kept() -> Outcome<()> {
        let dock = Dock { edge: Edge::Bottom, height: 222.0, ..default() };
        let text = ron::to_string(&dock)?;
        let world = having_read(&text)?;
        assert_eq!(ron::to_string(world.resource::<Dock>())?, text);
        Ok(())
    }

    #[test]
    fn a_damaged_layout_is_told_and_set_aside() -> Outcome<()> {
        let mut world = having_read("(edge: Above)")?;
        let told: Vec<Notice> = world.resource_mut::<Messages<Notice>>().drain().collect();
        let told = &told.first().ok_or("nothing is told")?.words;
        assert!(told.contains("panels.ron:1") && told.contains("panels-aside-1.ron"), "{told}");
        let store = world.resource::<SaveStore>();
        assert_eq!(store.read("panels-aside-1.ron")?.as_deref(), Some("(edge: Above)"));
        assert_eq!(store.read(FILE)?, None);
        Ok(())
    }
}
