//! The gear screen.
//! Which unit carries which mods, its values with them, and what each mod would change before it is
//! fitted.
//!
//! Laid out for 1280 × 720: units on the left, the selected unit in the middle, spare mods and
//! relics on the right.

mod compare;
pub mod effects;
mod inventory;
mod numbers;
pub mod parts;
mod picked;
pub mod selection;
mod slots;
pub mod units;

use crate::loadout_actions::TAKE_OUT;
use crate::page::{self, back_to};
use crate::prelude::*;
use daemonfall_ui::prompts::WAYS;
use daemonfall_ui::tooltip::KeepsClear;
use inventory::Shelf;
use numbers::Numbers;
use parts::Description;
use selection::{AtHand, Drawn, GearRequest, Looked, Refusals, UndoButton};
use slots::{About, Slots};
use units::Units;

/// What the screen does each frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum GearSystems {
    Keys,
    /// Finds the selected unit and the mod looked at.
    Look,
    Draw,
}

fn from_the_map(
    input: Res<ActionInput>,
    campaign: Res<Campaign>,
    mut next: ResMut<NextState<Screen>>,
    mut notices: MessageWriter<Notice>,
) {
    if !input.has_on_screen(SectorAction::Gear) || campaign.run().phase != Phase::Sector {
        return;
    }
    if campaign.is_open() {
        notices.write(Notice::done(t!("gear-own-turn")));
    } else {
        next.set(Screen::GEAR)
    }
}

const SIZE: Vec2 = Vec2::new(1280.0, 720.0);
/// The units.
const LEFT: Rect = Rect { min: Vec2::new(24.0, 64.0), max: Vec2::new(320.0, 686.0) };
/// The selected unit.
const MIDDLE: Rect = Rect { min: Vec2::new(336.0, 64.0), max: Vec2::new(872.0, 686.0) };
/// Spare mods and relics.
const RIGHT: Rect = Rect { min: Vec2::new(888.0, 64.0), max: Vec2::new(1256.0, 636.0) };
const FOOT: Rect = Rect { min: Vec2::new(888.0, 646.0), max: Vec2::new(1256.0, 686.0) };
/// All panels, where there is no room for head and keys.
const PANELS: Region = Region::new(LEFT.min, Vec2::new(44.0, 2.0), 0.69);
const PAD: f32 = 14.0;

fn panel(
    stage: &mut ChildSpawnerCommands,
    rect: Rect,
    (gap, overflow): (f32, Overflow),
    mark: impl Bundle,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let face = Shape::panel(rect.size(), Outline::Cut(8.0));
    let place = at(rect.min.x, rect.min.y, rect.width(), rect.height());
    stage.spawn((face, place)).with_children(|panel| {
        let node = Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(gap),
            overflow,
            ..at(PAD, PAD, rect.width() - 2.0 * PAD, rect.height() - 2.0 * PAD)
        };
        panel.spawn((node, mark)).with_children(fill);
    });
}

fn middle(stage: &mut ChildSpawnerCommands) {
    let part = |height: f32| Node { height: px(height), flex_shrink: 0.0, ..column(4.0) };
    panel(stage, MIDDLE, (10.0, Overflow::visible()), Pickable::IGNORE, |column| {
        column.spawn((part(70.0), About, KeepsClear, Pickable::IGNORE));
        let row = Node { height: px(66), flex_shrink: 0.0, column_gap: px(8), ..default() };
        column.spawn((row, Slots, Pickable::IGNORE));
        column.spawn(divider());
        // What a mod is stands right below what it would change.
        let row = Node { max_height: px(258), flex_shrink: 0.0, column_gap: px(16), ..default() };
        column.spawn((row, Numbers, Pickable::IGNORE));
        column.spawn(divider());
        column.spawn((part(144.0), Description, Pickable::IGNORE));
    });
}

fn head(stage: &mut ChildSpawnerCommands, pen: &Pen, campaign: &Campaign) {
    let rule = Rect::new(0.0, 48.0, SIZE.x, 49.0);
    pen.bar(stage, rule, theme::LINE);
    let heading = t!("gear-heading");
    pen.text(stage, (24.0, 32.0), Anchor::Start, theme::NAME_LARGE, theme::LIGHT, heading);
    let run = campaign.run();
    let parts = [
        (theme::SMALL, theme::DIM, format!("{}  ", t!("gear-turn"))),
        (theme::KEY, theme::LIGHT, run.sector.turn.to_string()),
        (theme::SMALL, theme::DIM, format!("      {}  ", t!("gear-seed"))),
        (theme::KEY, theme::LIGHT, seed_text(run.settings.seed)),
    ];
    pen.spans(stage, (1256.0, 31.0), Anchor::End, &parts);
}

fn foot(commands: &mut Commands) -> Entity {
    let about = Tooltip::above(t!("gear-undo-about"));
    let undo = sends(commands, t!("gear-undo"), about, GearRequest::Undo);
    commands.entity(undo).insert(UndoButton);
    let about = Tooltip::above(t!("gear-back-about"));
    let back = link(commands, t!("gear-back"), about, Screen::SECTOR);
    for (entity, wide) in [(undo, 1.0), (back, 2.0)] {
        commands.entity(entity).node(move |node| {
            node.flex_grow = wide;
            node.flex_basis = px(0);
        });
    }
    let node =
        Node { column_gap: px(8), ..at(FOOT.min.x, FOOT.min.y, FOOT.width(), FOOT.height()) };
    commands.group(node, &[undo, back])
}

fn hints(stage: &mut ChildSpawnerCommands) {
    let node = Node {
        column_gap: px(16),
        align_items: AlignItems::Center,
        ..at(24.0, 694.0, SIZE.x - 48.0, 20.0)
    };
    stage.part(node, |row| {
        for (key, what) in [
            (WAYS, t!("gear-key-look")),
            (CONFIRM, t!("gear-key-choose")),
            (TAKE_OUT, t!("gear-key-take-out")),
            ("[[fitting.before]] [[fitting.after]]", t!("gear-key-units")),
            ("[[fitting.undo]]", t!("gear-key-undo")),
            (BACK, t!("gear-key-back")),
        ] {
            row.spawn(page::hint(key, what));
        }
    });
}

fn spawn(pens: Pens, campaign: Res<Campaign>, mut commands: Commands) {
    let pen = &pens.pen();
    let foot = foot(&mut commands);
    let cover =
        Node { position_type: PositionType::Absolute, overflow: Overflow::clip(), ..whole() };
    let centre = Node { width: px(SIZE.x), height: px(SIZE.y), flex_shrink: 0.0, ..default() };
    let mut panels = Entity::PLACEHOLDER;
    commands
        .spawn((DespawnOnExit(Screen::GEAR), FocusScope(0), cover, BackgroundColor(theme::GROUND)))
        .with_children(|root| {
            root.part(centre, |stage| {
                region::spawn(stage, Region::wide_only(), |stage| {
                    head(stage, pen, &campaign);
                    hints(stage);
                });
                panels = stage
                    .spawn((PANELS, at(0.0, 0.0, SIZE.x, SIZE.y), UiTransform::IDENTITY))
                    .insert(Pickable::IGNORE)
                    .with_children(|stage| {
                        let list = (6.0, Overflow::scroll_y());
                        panel(stage, LEFT, list, (Units, ScrollPosition::default()), |_| {});
                        middle(stage);
                        panel(stage, RIGHT, list, (Shelf, ScrollPosition::default()), |_| {});
                    })
                    .id();
            });
        });
    commands.entity(panels).add_child(foot);
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::GEAR)
        .configure_sets(
            Update,
            (GearSystems::Keys, GearSystems::Look, GearSystems::Draw)
                .chain()
                .after(FocusSystems)
                .run_if(in_state(Screen::GEAR).and_then(resource_exists::<Campaign>)),
        )
        .add_plugins(selection::plugin)
        .add_systems(
            Update,
            (
                from_the_map.run_if(in_state(Screen::SECTOR).and_then(resource_exists::<Campaign>)),
                back_to(Screen::SECTOR).in_set(BackSystems::Screen).run_if(in_state(Screen::GEAR)),
                (
                    (
                        units::fill.run_if(changed_or_new::<Drawn, Units>),
                        units::mark.run_if(resource_changed::<AtHand>),
                    )
                        .chain(),
                    slots::fill_about
                        .run_if(changed_or_new::<Drawn, About>.or_else(resource_changed::<Looked>)),
                    slots::fill.run_if(
                        changed_or_new::<Drawn, Slots>.or_else(resource_changed::<Refusals>),
                    ),
                    numbers::numbers.run_if(
                        changed_or_new::<Drawn, Numbers>.or_else(resource_changed::<Looked>),
                    ),
                    parts::fill.run_if(
                        changed_or_new::<Drawn, Description>
                            .or_else(resource_changed::<Looked>)
                            .or_else(resource_changed::<Refusals>)
                            .or_else(resource_changed::<Device>),
                    ),
                    inventory::fill.run_if(
                        changed_or_new::<Drawn, Shelf>.or_else(resource_changed::<Refusals>),
                    ),
                )
                    .in_set(GearSystems::Draw),
            ),
        )
        .add_systems(OnEnter(Screen::GEAR), spawn.run_if(resource_exists::<Campaign>));
}
