//! The stage: head, three panels, and the buttons below the last one.

use super::about::About;
use super::description::Told;
use super::inventory::Shelf;
use super::keys::{UndoButton, Wish};
use super::numbers::Numbers;
use super::parts::column;
use super::slots::Slots;
use super::units::Units;
use crate::loadout_actions::TAKE_OUT;
use crate::title;
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_core::seed_text;
use daemonfall_input::focus::FocusScope;
use daemonfall_input::global_actions::BACK;
use daemonfall_input::menus::CONFIRM;
use daemonfall_platform::assets::atlas::Atlas;
use daemonfall_platform::screen::Screen;
use daemonfall_text::t;
use daemonfall_ui::drawing::{self, Anchor, Pen, at};
use daemonfall_ui::focus::Activate;
use daemonfall_ui::prompts::WAYS;
use daemonfall_ui::region::{self, Region};
use daemonfall_ui::shape::{Outline, Shape};
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::tooltip::Tooltip;
use daemonfall_ui::widgets::{button, divider};

const SIZE: Vec2 = Vec2::new(1280.0, 720.0);
/// The units.
const LEFT: Rect = Rect { min: Vec2::new(24.0, 64.0), max: Vec2::new(320.0, 686.0) };
/// The selected unit.
const MIDDLE: Rect = Rect { min: Vec2::new(336.0, 64.0), max: Vec2::new(872.0, 686.0) };
/// Spare mods and relics.
const RIGHT: Rect = Rect { min: Vec2::new(888.0, 64.0), max: Vec2::new(1256.0, 636.0) };
/// The buttons.
const FOOT: Rect = Rect { min: Vec2::new(888.0, 646.0), max: Vec2::new(1256.0, 686.0) };
/// All panels, where there is no room for head and keys.
const PANELS: Region = Region::new(LEFT.min, Vec2::new(44.0, 2.0), 0.69);
/// Padding of the panels.
const PAD: f32 = 14.0;

/// A panel whose content scrolls or is replaced.
fn panel(stage: &mut ChildSpawnerCommands, rect: Rect, mark: impl Bundle) {
    let face = Shape::panel(rect.size(), Outline::Cut(8.0));
    let place = at(rect.min.x, rect.min.y, rect.width(), rect.height());
    stage.spawn((face, place)).with_children(|panel| {
        let node = Node {
            position_type: PositionType::Absolute,
            left: px(PAD),
            top: px(PAD),
            width: px(rect.width() - 2.0 * PAD),
            height: px(rect.height() - 2.0 * PAD),
            overflow: Overflow::scroll_y(),
            ..column(6.0)
        };
        panel.spawn((node, ScrollPosition::default(), mark));
    });
}

/// The panel of the selected unit: the unit, its slots, its numbers, and the mod looked at.
fn middle(stage: &mut ChildSpawnerCommands) {
    let face = Shape::panel(MIDDLE.size(), Outline::Cut(8.0));
    let place = at(MIDDLE.min.x, MIDDLE.min.y, MIDDLE.width(), MIDDLE.height());
    let part = |height: f32| Node { height: px(height), flex_shrink: 0.0, ..column(4.0) };
    stage.spawn((face, place)).with_children(|panel| {
        let node = Node {
            position_type: PositionType::Absolute,
            left: px(PAD),
            top: px(PAD),
            width: px(MIDDLE.width() - 2.0 * PAD),
            height: px(MIDDLE.height() - 2.0 * PAD),
            ..column(10.0)
        };
        panel.spawn((node, Pickable::IGNORE)).with_children(|column| {
            column.spawn((part(70.0), About, Pickable::IGNORE));
            let row = Node { height: px(66), flex_shrink: 0.0, column_gap: px(8), ..default() };
            column.spawn((row, Slots, Pickable::IGNORE));
            column.spawn(divider());
            let row = Node { height: px(258), flex_shrink: 0.0, column_gap: px(16), ..default() };
            column.spawn((row, Numbers, Pickable::IGNORE));
            column.spawn(divider());
            column.spawn((part(144.0), Told, Pickable::IGNORE));
        });
    });
}

fn head(stage: &mut ChildSpawnerCommands, pen: &Pen, campaign: &Campaign) {
    let rule = Rect::new(0.0, 48.0, SIZE.x, 49.0);
    pen.bar(stage, rule, theme::LINE);
    let words = t!("gear-about");
    let parts = [
        (drawing::TITLE, theme::LIGHT, t!("gear-heading")),
        (drawing::TEXT, theme::DIM, format!("   {words}")),
    ];
    pen.spans(stage, (24.0, 32.0), Anchor::Start, &parts);
    let run = campaign.run();
    let parts = [
        (drawing::TEXT, theme::DIM, format!("{}  ", t!("gear-turn"))),
        (drawing::NUMBER, theme::LIGHT, run.sector.turn.to_string()),
        (drawing::TEXT, theme::DIM, format!("      {}  ", t!("gear-seed"))),
        (drawing::NUMBER, theme::LIGHT, seed_text(run.settings.seed)),
    ];
    pen.spans(stage, (1256.0, 31.0), Anchor::End, &parts);
}

fn foot(commands: &mut Commands, fonts: &Fonts) -> Entity {
    let undo = commands
        .spawn((button(fonts, t!("gear-undo")), UndoButton, Tooltip::above(t!("gear-undo-about"))))
        .observe(|_: On<Activate>, mut wishes: MessageWriter<Wish>| {
            wishes.write(Wish::Undo);
        })
        .id();
    let back = commands
        .spawn((button(fonts, t!("gear-back")), Tooltip::above(t!("gear-back-about"))))
        .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::SECTOR))
        .id();
    for (entity, wide) in [(undo, 1.0), (back, 2.0)] {
        commands.entity(entity).entry::<Node>().and_modify(move |mut node| {
            node.flex_grow = wide;
            node.flex_basis = px(0);
        });
    }
    let node =
        Node { column_gap: px(8), ..at(FOOT.min.x, FOOT.min.y, FOOT.width(), FOOT.height()) };
    commands.spawn((node, Pickable::IGNORE)).add_children(&[undo, back]).id()
}

fn hints(stage: &mut ChildSpawnerCommands, fonts: &Fonts) {
    let node = Node {
        column_gap: px(16),
        align_items: AlignItems::Center,
        ..at(24.0, 694.0, SIZE.x - 48.0, 20.0)
    };
    stage.spawn((node, Pickable::IGNORE)).with_children(|row| {
        for (key, what) in [
            (WAYS, t!("gear-key-look")),
            (CONFIRM, t!("gear-key-choose")),
            (TAKE_OUT, t!("gear-key-take-out")),
            ("[[fitting.before]] [[fitting.after]]", t!("gear-key-units")),
            ("[[fitting.undo]]", t!("gear-key-undo")),
            (BACK, t!("gear-key-back")),
        ] {
            row.spawn(title::hint(fonts, key, what));
        }
    });
}

fn spawn(fonts: Res<Fonts>, atlas: Res<Atlas>, campaign: Res<Campaign>, mut commands: Commands) {
    let pen = Pen { fonts: &fonts, atlas: &atlas };
    let foot = foot(&mut commands, &fonts);
    let cover = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        overflow: Overflow::clip(),
        ..default()
    };
    let centre = Node { width: px(SIZE.x), height: px(SIZE.y), flex_shrink: 0.0, ..default() };
    let mut panels = Entity::PLACEHOLDER;
    commands
        .spawn((DespawnOnExit(Screen::GEAR), FocusScope(0), cover, BackgroundColor(theme::GROUND)))
        .with_children(|root| {
            root.spawn((centre, Pickable::IGNORE)).with_children(|stage| {
                region::spawn(stage, Region::wide_only(), |stage| {
                    head(stage, &pen, &campaign);
                    hints(stage, &fonts);
                });
                panels = stage
                    .spawn((PANELS, at(0.0, 0.0, SIZE.x, SIZE.y), UiTransform::IDENTITY))
                    .insert(Pickable::IGNORE)
                    .with_children(|stage| {
                        panel(stage, LEFT, Units);
                        middle(stage);
                        panel(stage, RIGHT, Shelf);
                    })
                    .id();
            });
        });
    commands.entity(panels).add_child(foot);
}

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::GEAR), spawn.run_if(resource_exists::<Campaign>));
}
