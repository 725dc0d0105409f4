//! Applies the palette of the settings to the panels: egui's colours are replaced before they go to
//! the screen.

use super::look::colour;
use bevy::prelude::*;
use bevy_egui::egui::Color32;
use bevy_egui::egui::epaint::Primitive;
use bevy_egui::{EguiPostUpdateSet, EguiRenderOutput};
use daemonfall_ui::palette::Exchange;
use daemonfall_ui::recolour::ActivePalette;

/// A premultiplied colour, as egui draws it, in another palette.
fn exchanged(exchange: &mut Exchange, of: Color32) -> Color32 {
    let [red, green, blue, alpha] = of.to_srgba_unmultiplied();
    let plain = Color::srgba_u8(red, green, blue, alpha);
    colour(exchange.mixed(plain.to_linear()).into())
}

fn recolour(
    worn: Res<ActivePalette>,
    mut exchange: Local<Exchange>,
    mut outputs: Query<&mut EguiRenderOutput>,
) {
    if worn.is_changed() {
        *exchange = Exchange::of(worn.0);
    }
    if exchange.is_none() {
        return;
    }
    for mut output in &mut outputs {
        for job in &mut output.paint_jobs {
            if let Primitive::Mesh(mesh) = &mut job.primitive {
                for vertex in &mut mesh.vertices {
                    vertex.color = exchanged(&mut exchange, vertex.color);
                }
            }
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        recolour
            .after(EguiPostUpdateSet::ProcessOutput)
            .before(EguiPostUpdateSet::PostProcessOutput),
    );
}
