//! What tests of panels share: a panel drawn without a window, in the game's look, on a world of the test's own.

use super::lock::Lock;
use super::look::wear;
use super::room::Room;
use crate::ui::notice::Notice;
use crate::ui::theme::FONT_FILES;
use bevy::prelude::*;
use bevy_egui::egui;
use egui_kittest::Harness;
use std::path::Path;

/// A world with what every panel may ask for.
pub fn world() -> World {
    let mut world = World::new();
    furnish(&mut world);
    world
}

/// Puts into a world what every panel may ask for.
pub fn furnish(world: &mut World) {
    world.init_resource::<Room>();
    world.init_resource::<Lock>();
    world.init_resource::<UiScale>();
    world.init_resource::<AppTypeRegistry>();
    world.init_resource::<Messages<Notice>>();
}

/// A panel, as large as the dock has it at first; click and type, then `run`.
pub fn harness(
    world: World,
    lock: Lock,
    draw: fn(&mut egui::Ui, &mut World, Lock),
) -> Harness<'static, World> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let fonts = FONT_FILES.map(|file| std::fs::read(assets.join(file)).unwrap_or_default());
    let mut fonts = Some(fonts.to_vec());
    Harness::builder().with_size([520.0, 680.0]).build_ui_state(
        move |ui, world| match fonts.take() {
            Some(fonts) => wear(ui.ctx(), fonts),
            None => draw(ui, world, lock),
        },
        world,
    )
}
