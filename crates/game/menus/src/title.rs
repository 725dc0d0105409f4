//! The title menu, where runs begin.
//! Behind it is a room of the machine that moves on its own.

mod credits;
mod leave;
pub mod menu;

use super::page;
use bevy::prelude::*;
use daemonfall_run::begin::LeaveSystems;
use daemonfall_ui::prelude::*;

fn show(pens: Pens, mut commands: Commands) {
    let pen = &pens.pen();
    let node = page::heading_and_choices(28.0);
    let root = page::choices(&mut commands, pen.atlas, Screen::TITLE, node);
    let head = commands.spawn(head(pen)).id();
    let menu = commands.spawn((page::choices_column(), menu::Menu)).id();
    let credits = credits::corner(&mut commands, pen.fonts);
    commands.entity(root).add_children(&[head, menu, credits]);
}

/// Size of the logo's picture; its height follows from `LOGO_WIDTH`.
const LOGO: Vec2 = Vec2::new(1364.0, 368.0);
const LOGO_WIDTH: f32 = 600.0;
/// The logo's picture has a margin for its glow; this aligns the letters with the menu.
const LOGO_MARGIN: f32 = 101.0 * LOGO_WIDTH / LOGO.x;

fn logo_node(scale: f32) -> Node {
    Node {
        width: px(LOGO_WIDTH * scale),
        height: px(LOGO_WIDTH * LOGO.y / LOGO.x * scale),
        margin: UiRect {
            left: px(-LOGO_MARGIN * scale),
            bottom: px(-LOGO_MARGIN / 2.0 * scale),
            ..default()
        },
        ..default()
    }
}

fn head(pen: &Pen) -> impl Bundle {
    let logo = (
        ImageNode::new(pen.atlas.logo.clone()),
        Adapts::new(logo_node(1.0), |node| {
            *node = logo_node(0.75);
            node.flex_shrink = 0.0;
        }),
        Pickable::IGNORE,
    );
    (
        column(2.0),
        Pickable::IGNORE,
        children![logo, text(pen.fonts, theme::BODY, theme::NEUTRAL, t!("title-about"))],
    )
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::TITLE)
        .add_systems(
            OnEnter(Screen::TITLE),
            ((show, menu::fill).chain().after(LeaveSystems), page::scenery(Screen::TITLE)),
        )
        .add_systems(
            Update,
            (
                dialogue::step_back::<credits::Credits>.in_set(BackSystems::Dialogue),
                leave::step_back.in_set(BackSystems::Screen),
            )
                .run_if(in_state(Screen::TITLE)),
        );
}
