//! Shared by tests of panels: a panel drawn without a window, in the game's style, on a test world.

use super::dive_trace::Tale;
use super::look::wear;
use super::prelude::*;
use super::world::WorldPanel;
use daemonfall_dive_mode::input::action::Repeat;
use daemonfall_dive_mode::session::{self, Happened, Refused, Session};
use daemonfall_dungeon as dungeon;
use daemonfall_dungeon::replay::Replay;
use daemonfall_input::bindings::Bindings;
use daemonfall_input::global_actions::AnywhereAction;
use daemonfall_ui::theme::FONT_FILES;
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use std::path::Path;

pub use crate::testing::{Outcome, content, run};
pub use egui_kittest::kittest::Queryable;

pub type Panel = Harness<'static, World>;

/// A world with the resources that any panel may need.
pub fn world() -> World {
    let mut world = World::new();
    furnish(&mut world);
    world
}

pub fn furnish(world: &mut World) {
    world.init_resource::<Room>();
    world.insert_resource(Bindings::default().with::<AnywhereAction>());
    world.init_resource::<Lock>();
    world.init_resource::<UiScale>();
    world.init_resource::<AppTypeRegistry>();
    world.init_resource::<Messages<Notice>>();
}

/// A world with only a new dive on the screen.
pub fn dive() -> World {
    let mut app = App::new();
    app.add_plugins((session::act::plugin, session::back::plugin, session::hold::plugin));
    let mut world = std::mem::take(app.world_mut());
    furnish(&mut world);
    dungeon::install(&mut world, content().dungeon.clone());
    let (practice, _) = Practice::dive(&mut world, 7);
    world.insert_resource(practice);
    world.insert_resource(State::new(Screen::DIVE));
    world.insert_resource(Session::shown(7));
    world.init_resource::<Repeat>();
    world.init_resource::<Tale>();
    world.init_resource::<WorldPanel>();
    world.init_resource::<Messages<Play>>();
    world.init_resource::<Messages<Happened>>();
    world.init_resource::<Messages<Refused>>();
    world
}

pub fn replay(world: &World) -> Replay {
    let practice = world.get_resource::<Practice>();
    practice.and_then(Practice::replay).cloned().expect("a dive is practised")
}

/// A panel that the dock scrolls as a whole, in its first frames, in which it only watches.
pub fn scrolled<P: Contents>(mut world: World) -> Panel {
    world.init_resource::<P>();
    let mut panel = drawn(world, |ui, world| {
        egui::ScrollArea::vertical().show(ui, |ui| super::draw::<P>(ui, world, Lock::Watching));
    });
    panel.run_steps(12);
    panel
}

/// A panel after its first frames, in which it only watches.
pub fn shown<P: Contents>(world: World) -> Panel {
    let mut panel = harness::<P>(world, Lock::Watching);
    panel.run_steps(3);
    panel
}

/// Whether there is a widget whose name contains these words.
pub fn has(panel: &Panel, words: &str) -> bool {
    panel.query_all_by_label_contains(words).next().is_some()
}

/// The names of all widgets that contain these words.
pub fn labels(panel: &Panel, words: &str) -> Vec<String> {
    let found = panel.query_all_by_label_contains(words);
    found.filter_map(|node| node.accesskit_node().label()).collect()
}

pub fn click(panel: &mut Panel, label: &str) {
    panel.get_by_label(label).click();
    panel.run_steps(3);
}

/// Clicks the first widget whose name contains these words.
pub fn click_first(panel: &mut Panel, words: &str) {
    let found = panel.query_all_by_label_contains(words).next();
    found.unwrap_or_else(|| panic!("{words:?} is not shown")).click();
    panel.run_steps(3);
}

/// Scrolls to a widget, and clicks it.
pub fn press(panel: &mut Panel, label: &str) {
    panel.get_by_label(label).scroll_to_me();
    panel.run_steps(3);
    click(panel, label);
}

pub fn type_into(panel: &mut Panel, field: &str, words: &str) {
    panel.get_by_label(field).focus();
    panel.run_steps(2);
    panel.get_by_label(field).type_text(words);
    panel.run_steps(3);
}

/// A panel at the dock's initial size; click and type, then `run`.
pub fn harness<P: Contents>(mut world: World, lock: Lock) -> Panel {
    world.init_resource::<P>();
    drawn(world, move |ui, world| super::draw::<P>(ui, world, lock))
}

fn drawn(world: World, draw: impl Fn(&mut egui::Ui, &mut World) + 'static) -> Panel {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../assets");
    let fonts = FONT_FILES.map(|file| std::fs::read(assets.join(file)).unwrap_or_default());
    let mut fonts = Some(fonts.to_vec());
    Harness::builder().with_size([520.0, 680.0]).build_ui_state(
        move |ui, world| match fonts.take() {
            Some(fonts) => wear(ui.ctx(), fonts),
            None => draw(ui, world),
        },
        world,
    )
}
