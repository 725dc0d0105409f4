//! The dialogue that chooses a unit for a panel, and the panel that describes one.

use super::door::own_health;
use super::sides::{Place, Sides};
use crate::loadout_actions::FocusedPlace;
use crate::prelude::*;
use daemonfall_breach::{Answer, Unit, UnitId};
use daemonfall_breach_mode::words;
use daemonfall_core::Side;
use daemonfall_ui::scroll::KeepsFocus;

#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Choose(pub Place);

#[derive(Component, Clone, Copy)]
pub struct Chooser(pub Place);

#[derive(Component)]
struct Description;

#[derive(Component, Clone, Copy, PartialEq, Eq)]
pub struct Choice(pub Option<UnitId>);

fn open(
    mut wishes: MessageReader<Choose>,
    old: Query<(), With<Chooser>>,
    sides: Res<Sides>,
    library: Res<BreachLibrary>,
    pens: Pens,
    campaign: Option<Res<Campaign>>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    let (Some(Choose(place)), true) = (wishes.read().last(), old.is_empty()) else {
        return;
    };
    // The player does not choose the units behind a door.
    if campaign.is_some() && place.side != Side::Player {
        return;
    }
    let pen = &pens.pen();
    let standing = sides.at(&library, *place).map(|(post, _)| post.unit);
    let root = (Chooser(*place), DespawnOnExit(*screen.get()));
    let panel = dialogue::spawn(&mut commands, t!("line-up-who"), 10, 884.0, root);
    // Higher than the window in large letters, it scrolls.
    let columns = Node { column_gap: px(theme::WIDE), flex_shrink: 0.0, ..default() };
    commands.entity(panel).insert(KeepsFocus).with_children(|panel| {
        panel.part(columns, |columns| {
            let grid = Node {
                width: px(404),
                flex_wrap: FlexWrap::Wrap,
                align_content: AlignContent::FlexStart,
                column_gap: px(8),
                row_gap: px(4),
                ..default()
            };
            columns.part(grid, |grid| {
                choice(grid, pen, None, None, standing);
                for (id, unit) in library.units() {
                    let health = own_health(campaign.as_deref(), id);
                    if campaign.is_some() && health.is_none() {
                        continue;
                    }
                    choice(grid, pen, Some((id, unit)), health, standing);
                }
            });
            columns.spawn((
                Description,
                Node { flex_grow: 1.0, min_height: px(380), ..node(400.0) },
                BackgroundColor(theme::ABYSS),
                BorderColor::all(theme::LINE),
            ));
        });
    });
}

/// A unit with its picture, its tier and its speed, or in a run its health and speed; or no unit.
fn choice(
    grid: &mut ChildSpawnerCommands,
    pen: &Pen,
    unit: Option<(UnitId, &Unit)>,
    health: Option<i32>,
    standing: Option<UnitId>,
) {
    let node = Node {
        width: px(198),
        min_height: px(44),
        padding: UiRect::axes(px(10), px(2)),
        border: UiRect { left: px(3), ..UiRect::all(px(1)) },
        ..row(10.0)
    };
    let id = unit.map(|(id, _)| id);
    let mut choice = grid.spawn((GameButton, node, panel_face(), Choice(id)));
    choice.with_children(|choice| {
        let Some((_, unit)) = unit else {
            choice.spawn(text(theme::BODY_MEDIUM, theme::LIGHT, t!("line-up-nobody")));
            return;
        };
        let picture = pictures::unit(&unit.key);
        choice.spawn(icon(pen.atlas, pen.known(&picture), 28.0, theme::LIGHT));
        let what = match (health, &unit.chassis) {
            (Some(health), _) => vec![
                t!("line-up-own-health", health = health, most = unit.health),
                t!("line-up-own-speed", speed = unit.speed),
            ],
            (None, Some(chassis)) => {
                vec![t!("line-up-tier", tier = chassis.tier, speed = unit.speed)]
            }
            (None, None) => vec![t!("line-up-guardian-speed", speed = unit.speed)],
        };
        choice.part(Node { flex_grow: 1.0, ..column(0.0) }, |column| {
            column.spawn(text(theme::BODY_MEDIUM, theme::LIGHT, unit.name.clone()));
            for line in what {
                column.spawn(text(theme::SMALL, theme::DIM, line));
            }
        });
        if unit.mime {
            let corner = Node {
                position_type: PositionType::Absolute,
                right: px(10),
                top: px(6),
                ..default()
            };
            choice.cell(corner, icon(pen.atlas, "breach_mime", 16.0, theme::NEUTRAL));
        }
    });
    if id == standing {
        choice.insert(FocusFirst);
    }
    choice.observe(take);
}

fn take(
    used: On<Activate>,
    choices: Query<&Choice>,
    open: Single<(Entity, &Chooser)>,
    mut focused: FocusedPlace<Place>,
    library: Res<BreachLibrary>,
    campaign: Option<Res<Campaign>>,
    mut sides: ResMut<Sides>,
    mut commands: Commands,
) {
    let Ok(Choice(unit)) = choices.get(used.entity) else { return };
    let (entity, Chooser(place)) = *open;
    match unit {
        Some(unit) if campaign.is_some() => sides.move_to(&library, *place, *unit),
        Some(unit) => sides.put(&library, *place, *unit),
        None => sides.clear(&library, *place),
    }
    commands.entity(entity).despawn();
    focused.set(*place);
}

fn tell(
    focus: Res<InputFocus>,
    choices: Query<&Choice>,
    told: Single<Entity, With<Description>>,
    library: Res<BreachLibrary>,
    campaign: Option<Res<Campaign>>,
    pens: Pens,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let choice = focus.get().and_then(|entity| choices.get(entity).ok());
    if let Some(Choice(unit)) = choice {
        let health = unit.and_then(|unit| own_health(campaign.as_deref(), unit));
        fill(&mut commands, *told, pen, &library, (*unit, health));
    }
}

fn step_back(
    mut back: ResMut<Back>,
    open: Single<(Entity, &Chooser)>,
    mut focused: FocusedPlace<Place>,
    mut commands: Commands,
) {
    let (open, Chooser(place)) = *open;
    if back.take() {
        commands.entity(open).despawn();
        focused.set(*place);
    }
}

#[derive(Component, Clone, Copy, Debug)]
pub struct AboutUnit;

pub fn node(width: f32) -> Node {
    Node {
        width: px(width),
        padding: UiRect::all(px(theme::PAD)),
        border: UiRect::all(px(1)),
        ..column(8.0)
    }
}

/// Describes a unit, with the health it has now if it is one of a run.
pub fn fill(
    commands: &mut Commands,
    panel: Entity,
    pen: &Pen,
    library: &BreachLibrary,
    (unit, health): (Option<UnitId>, Option<i32>),
) {
    commands.entity(panel).despawn_related::<Children>().with_children(|panel| {
        let Some(unit) = unit.map(|unit| library.unit(unit)) else {
            panel.spawn(text(theme::NAME, theme::DIM, t!("line-up-nobody")));
            panel.spawn(text(theme::BODY, theme::DIM, t!("line-up-empty-panel")));
            return;
        };
        panel.spawn(text(theme::NAME, theme::LIGHT, unit.name.clone()));
        panel.spawn(text(theme::BODY, theme::DIM, unit.about.clone()));
        panel.spawn(divider());
        let health = health.map(|health| format!("{health}/{}", unit.health));
        let health = health.unwrap_or_else(|| unit.health.to_string());
        let numbers = Node { column_gap: px(24), ..default() };
        panel.spawn(numbers).with_children(|numbers| {
            for (caption, number) in [
                (t!("line-up-health"), health),
                (t!("line-up-cpu"), unit.cpu.to_string()),
                (t!("line-up-speed"), unit.speed.to_string()),
                (t!("line-up-panels"), (unit.size.0 * unit.size.1).to_string()),
            ] {
                numbers.spawn((
                    column(2.0),
                    children![
                        text(theme::CAPTION, theme::DIM, caption),
                        text(theme::NUMBER, theme::LIGHT, number)
                    ],
                ));
            }
        });
        panel.spawn(divider());
        if unit.mime {
            panel.spawn(text(theme::SMALL, theme::MAGIC, t!("line-up-mime-about")));
        }
        if unit.reaction != Answer::None {
            let words = words::answer_about(unit.reaction);
            panel.spawn(text(theme::SMALL, theme::MAGIC, words));
        }
        if let Some(phase) = &unit.phase {
            let then = phase.subroutines.iter().map(|id| library.subroutine(*id).name.as_str());
            let words = t!(
                "line-up-phase",
                name = phase.name.as_str(),
                percent = phase.at,
                does = words::face_changes(unit, phase),
                subroutines = then.collect::<Vec<_>>().join(", ")
            );
            panel.spawn(text(theme::SMALL, theme::DANGER, words));
        }
        for id in &unit.subroutines {
            let subroutine = library.subroutine(*id);
            let picture = pictures::subroutine(library.subroutine_key(*id));
            let known = pen.atlas.known(&picture, "breach_sign");
            let style = fitting(pen.letters, theme::SMALL_MEDIUM, &subroutine.name, 72.0);
            panel.spawn((
                Node { column_gap: px(10), ..default() },
                children![
                    (
                        Node { width: px(96), flex_shrink: 0.0, ..row(6.0) },
                        children![
                            icon(pen.atlas, known, 18.0, theme::YOU),
                            text(style, theme::LIGHT, subroutine.name.clone())
                        ]
                    ),
                    (
                        share(1.0),
                        children![text(
                            theme::SMALL,
                            theme::DIM,
                            t!(
                                "line-up-subroutine",
                                about = subroutine.about.as_str(),
                                does = words::subroutine_line(subroutine)
                            )
                        )]
                    )
                ],
            ));
        }
    });
}

pub fn plugin(app: &mut App) {
    app.add_message::<Choose>().add_systems(
        Update,
        (
            // The key that opens it must not also choose in it.
            open.after(FocusSystems),
            tell.after(FocusSystems).run_if(resource_changed::<InputFocus>),
            step_back.in_set(BackSystems::Dialogue),
        )
            .run_if(super::is_shown),
    );
}
