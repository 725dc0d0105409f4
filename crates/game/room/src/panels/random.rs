//! Random: the positions of the streams and their draws, the fingerprint of each step, and where
//! two runs diverge.

mod compare;
mod draws;
mod job;
mod prints;
mod records;
mod side;
#[cfg(test)]
mod tests;

use super::dock_state::Room;
use super::kind::PanelKind;
use super::lock::Lock;
use super::pages::{self, pages};
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use daemonfall_platform::diagnostics::DrawLog;

pages! { Draws "Draws", Prints "Fingerprints", Compare "Two runs" }

#[derive(Resource, Default)]
pub struct RandomPanel {
    page: Page,
    draws: draws::Draws,
    prints: prints::Prints,
    compare: compare::Compare,
}

pub fn draw(ui: &mut Ui, world: &mut World, _: Lock) {
    world.resource_scope(|world, mut state: Mut<RandomPanel>| {
        let state = &mut *state;
        pages::choose(ui, &mut state.page, PAGES);
        ui.separator();
        match state.page {
            Page::Draws => state.draws.draw(ui, world),
            Page::Prints => state.prints.draw(ui, world),
            Page::Compare => state.compare.draw(ui, world),
        }
    });
}

fn attend(room: Res<Room>, mut log: ResMut<DrawLog>) {
    let shown = room.shows(PanelKind::Random);
    if log.on != shown {
        log.on = shown;
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<RandomPanel>()
        .init_resource::<DrawLog>()
        .add_systems(Last, attend.run_if(resource_changed::<Room>));
}
