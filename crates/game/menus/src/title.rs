//! The title menu, where runs begin.
//! Behind it is a room of the machine that moves on its own.

mod credits;
mod leave;
pub mod menu;

use super::backdrop;
use bevy::prelude::*;
use bevy::ui::{BackgroundGradient, ColorStop, LinearGradient};
use daemonfall_input::back::BackSystems;
use daemonfall_input::focus::FocusScope;
use daemonfall_input::global_actions::BACK;
use daemonfall_input::menus::CONFIRM;
use daemonfall_platform::assets::atlas::Atlas;
use daemonfall_platform::screen::{AddScreen, Screen};
use daemonfall_run::begin::LeaveSystems;
use daemonfall_text::t;
use daemonfall_ui::prompts::UPRIGHT;
use daemonfall_ui::scale::Adapts;
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::widgets;

fn show(fonts: Res<Fonts>, atlas: Res<Atlas>, mut commands: Commands) {
    let root = commands
        .spawn((
            DespawnOnExit(Screen::TITLE),
            FocusScope(0),
            column(28.0),
            shade(),
            Pickable::IGNORE,
        ))
        .with_child(backdrop::rim(&atlas))
        .id();
    backdrop::spawn(&mut commands, &atlas, Screen::TITLE);
    let head = commands.spawn(head(&fonts, &atlas)).id();
    let menu = commands.spawn((menu::column(), menu::Menu)).id();
    let credits = credits::corner(&mut commands, &fonts);
    commands.entity(root).add_children(&[head, menu, credits]);
    commands.spawn((DespawnOnExit(Screen::TITLE), foot(&fonts)));
}

/// The root of a screen whose parts are below each other at the left, with this gap.
pub fn upright(gap: f32) -> Node {
    Node {
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        padding: UiRect { left: px(96), bottom: px(24), ..default() },
        row_gap: px(gap),
        ..default()
    }
}

/// The root of a screen with a heading and choices below; side by side in a compact window.
pub fn column(gap: f32) -> (Node, Adapts) {
    Adapts::new(upright(gap), |node| {
        node.flex_direction = FlexDirection::Row;
        node.align_items = AlignItems::Center;
        node.justify_content = JustifyContent::SpaceBetween;
        node.padding = UiRect::horizontal(px(40));
        node.column_gap = px(40);
    })
}

/// The room behind fades out where the choices are.
pub fn shade() -> BackgroundGradient {
    let stop = |alpha: f32, at: f32| ColorStop::new(theme::ABYSS.with_alpha(alpha), percent(at));
    LinearGradient::to_right(vec![
        stop(0.99, 0.0),
        stop(0.97, 28.0),
        stop(0.55, 44.0),
        stop(0.0, 64.0),
        stop(0.0, 100.0),
    ])
    .into()
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

fn head(fonts: &Fonts, atlas: &Atlas) -> impl Bundle {
    let logo = (
        ImageNode::new(atlas.logo.clone()),
        Adapts::new(logo_node(1.0), |node| {
            *node = logo_node(0.75);
            node.flex_shrink = 0.0;
        }),
        Pickable::IGNORE,
    );
    (
        Node { flex_direction: FlexDirection::Column, row_gap: px(2), ..default() },
        Pickable::IGNORE,
        children![logo, widgets::text(fonts, theme::BODY, theme::NEUTRAL, t!("title-about"))],
    )
}

pub fn hint(fonts: &Fonts, key: &'static str, what: impl Into<String>) -> impl Bundle {
    (
        Node { align_items: AlignItems::Center, column_gap: px(6), ..default() },
        widgets::Presses::cap(key),
        children![
            widgets::key_cap(fonts, key),
            widgets::text(fonts, theme::SMALL, theme::DIM, what)
        ],
    )
}

/// The line at the bottom: keys and version.
pub fn foot(fonts: &Fonts) -> impl Bundle {
    let version = t!("title-version", version = env!("CARGO_PKG_VERSION"));
    (
        // Above the shade of the choices.
        GlobalZIndex(1),
        Adapts::wide_only(Node {
            position_type: PositionType::Absolute,
            bottom: px(theme::PAD),
            left: px(96),
            right: px(theme::WIDE),
            column_gap: px(theme::WIDE),
            align_items: AlignItems::Center,
            ..default()
        }),
        Pickable::IGNORE,
        children![
            hint(fonts, UPRIGHT, t!("title-choose")),
            hint(fonts, CONFIRM, t!("title-confirm")),
            hint(fonts, BACK, t!("title-back")),
            hint(fonts, "?", t!("title-help")),
            (Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE),
            widgets::text(fonts, theme::SMALL, theme::DIM, version)
        ],
    )
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::TITLE)
        .add_systems(OnEnter(Screen::TITLE), (show, menu::fill).chain().after(LeaveSystems))
        .add_systems(
            Update,
            (
                credits::step_back.in_set(BackSystems::Dialogue),
                leave::step_back.in_set(BackSystems::Screen),
            )
                .run_if(in_state(Screen::TITLE)),
        );
}
