//! The panels of a half as buttons, and the line-ups below.

use super::chooser::{self, AboutUnit, Choose};
use super::door::{own_health, own_unit};
use super::sides::{Place, Sides, panels};
use crate::loadout_actions::{FittingAction, FocusedPlace, PlaceButton, changes};
use crate::prelude::*;
use daemonfall_breach::COLUMNS;
use daemonfall_core::Side;

/// A panel of a half.
pub type PanelButton = PlaceButton<Place>;

const PANEL: Vec2 = Vec2::new(164.0, 64.0);
const GAP: f32 = 8.0;
/// Size of the picture of a unit over several columns.
const WIDE: f32 = 64.0;
/// Line-ups in a row below a half, and the padding of their buttons.
const PICKS: usize = 3;
const PICK_PAD: f32 = 6.0;

/// Builds a half; with the size of the letters of `picks`, it offers whole line-ups below.
pub fn spawn(
    commands: &mut Commands,
    library: &BreachLibrary,
    side: Side,
    picks: Option<f32>,
) -> Entity {
    let heading = match side {
        Side::Player => t!("line-up-yours"),
        Side::Hostile | Side::Neutral => t!("line-up-theirs"),
    };
    let row = || Node { column_gap: px(GAP), ..default() };
    let half = commands
        .spawn((
            Node { width: px(2.0 * PANEL.x + GAP), flex_shrink: 0.0, ..column(GAP) },
            Pickable::IGNORE,
        ))
        .with_child(text(theme::CAPTION, side_colour(side), heading))
        .id();
    let ends = match side {
        Side::Player => [t!("line-up-rear"), t!("line-up-front")],
        Side::Hostile | Side::Neutral => [t!("line-up-front"), t!("line-up-rear")],
    };
    commands.entity(half).with_children(|half| {
        half.part(row(), |row| {
            for end in ends {
                row.cell(
                    Node { width: px(PANEL.x), ..default() },
                    text(theme::CAPTION, theme::FAINT, end),
                );
            }
        });
    });
    for column in 0..COLUMNS {
        let line = commands.spawn((row(), Pickable::IGNORE)).id();
        let mut places: Vec<Place> = panels(side).filter(|place| place.column == column).collect();
        if side == Side::Player {
            places.reverse();
        }
        for place in places {
            let panel = panel(commands, place, picks.is_some());
            commands.entity(line).add_child(panel);
        }
        commands.entity(half).add_child(line);
    }
    let Some(letters) = picks else { return half };
    let mut picks: Vec<Entity> = library
        .guardians()
        .iter()
        .map(|line_up| {
            let (name, about) = (line_up.name.as_str(), line_up.about.as_str());
            let mut about = t!("line-up-of", name = name, about = about);
            if side == Side::Hostile {
                about.push(' ');
                about.push_str(&super::goal_words(line_up.goal, &line_up.posts, library));
            }
            let posts = line_up.posts.clone();
            pick(commands, letters, (name, about), move |sides, _, _| {
                sides.posts_mut(side).clone_from(&posts);
            })
        })
        .collect();
    let (name, about) = (t!("line-up-chance"), t!("line-up-chance-about"));
    picks.push(pick(commands, letters, (&name, about), move |sides, library, seed| {
        sides.chance(library, side, seed);
    }));
    let (name, about) = (t!("line-up-clear"), t!("line-up-clear-about"));
    picks.push(pick(commands, letters, (&name, about), move |sides, _, _| {
        sides.posts_mut(side).clear();
    }));
    for some in picks.chunks(PICKS) {
        let line = commands.group(row(), some);
        commands.entity(half).add_child(line);
    }
    half
}

/// A button below a half that changes all of it.
fn pick(
    commands: &mut Commands,
    letters: f32,
    (name, about): (&str, String),
    change: impl Fn(&mut Sides, &BreachLibrary, u64) + Send + Sync + 'static,
) -> Entity {
    let node = Node {
        height: px(40),
        padding: UiRect::horizontal(px(PICK_PAD)),
        border: left_edge(),
        align_items: AlignItems::Center,
        ..share(1.0)
    };
    let room = (2.0 * PANEL.x - GAP) / PICKS as f32 - 2.0 * PICK_PAD - 4.0;
    let style = fitting(letters, theme::BODY_MEDIUM, name, room);
    let label = text(style, theme::LIGHT, name);
    let face = (GameButton, node, panel_face(), Tooltip::new(about), children![label]);
    commands.spawn(face).observe(changes(change)).id()
}

fn panel(commands: &mut Commands, place: Place, focused: bool) -> Entity {
    let panel = commands
        .spawn((
            GameButton,
            PlaceButton(place),
            Node {
                width: px(PANEL.x),
                height: px(PANEL.y),
                padding: UiRect::horizontal(px(12)),
                border: UiRect::all(px(1)),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::SpaceBetween,
                column_gap: px(8),
                ..default()
            },
            panel_face(),
        ))
        .observe(move |_: On<Activate>, mut choose: MessageWriter<Choose>| {
            choose.write(Choose(place));
        })
        .id();
    let first = focused && place.side == Side::Player && (place.depth, place.column) == (0, 1);
    if first {
        commands.entity(panel).insert(FocusFirst);
    }
    panel
}

fn paint(
    sides: Res<Sides>,
    library: Res<BreachLibrary>,
    pens: Pens,
    campaign: Option<Res<Campaign>>,
    panels: Query<(Entity, &PanelButton)>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    for (entity, PlaceButton(place)) in &panels {
        let found = sides.at(&library, *place);
        let unit = found.map(|(post, _)| library.unit(post.unit));
        let own =
            campaign.as_ref().zip(found).and_then(|(run, (post, _))| own_unit(run, post.unit));
        let (name, what) = match (unit, found) {
            (Some(unit), Some((_, true))) => {
                let what = match (unit.phase.is_some(), unit.mime) {
                    _ if own.is_some() => {
                        let health = own.map_or(0, |own| own.health);
                        t!("line-up-own-health", health = health, most = unit.health)
                    }
                    (true, _) => t!("line-up-guardian"),
                    (_, true) => t!("line-up-mime"),
                    _ => t!("line-up-own-speed", speed = unit.speed),
                };
                (unit.name.clone(), what)
            }
            _ => (String::new(), String::new()),
        };
        let colour = side_colour(place.side);
        // Large letters keep off the picture.
        let room = match unit.map(|unit| unit.size) {
            Some((1, 2..)) => PANEL.x - WIDE - 26.0,
            _ => PANEL.x - 70.0,
        };
        let small = fitting(pen.letters, theme::SMALL, &what, room);
        let called = fitting(pen.letters, theme::BODY_MEDIUM, &name, room);
        commands.entity(entity).despawn_related::<Children>().with_children(|panel| {
            panel
                .spawn((
                    column(4.0),
                    Pickable::IGNORE,
                    // Above the picture of a unit that covers several panels.
                    GlobalZIndex(2),
                ))
                .with_child(text(called, theme::LIGHT, name))
                .with_child(text(small, theme::DIM, what));
            if let (Some(unit), Some((_, true))) = (unit, found) {
                pen.bar(panel, Rect::new(0.0, 0.0, 3.0, PANEL.y - 2.0), colour);
                let (middle, size) = picture_place(place.side, unit.size);
                let name = pictures::unit(&unit.key);
                let flip = place.side != Side::Player;
                let picture = pen.shining(panel, &name, middle, size, colour, flip);
                panel.commands_mut().entity(picture).insert(GlobalZIndex(1));
                if own.is_some_and(|own| own.leader) {
                    let corner = Vec2::new(PANEL.x - 12.0, 12.0);
                    pen.icon(panel, "sector_crown", corner, 13.0, theme::YOU, false);
                }
            }
        });
    }
}

fn side_colour(side: Side) -> Color {
    match side {
        Side::Player => theme::YOU,
        Side::Hostile | Side::Neutral => theme::HOSTILE,
    }
}

/// Middle and size of the picture over several panels, relative to the frontmost one.
fn picture_place(side: Side, (deep, wide): (i8, i8)) -> (Vec2, f32) {
    if (deep, wide) == (1, 1) {
        return (Vec2::new(PANEL.x - 34.0, PANEL.y / 2.0), 40.0);
    }
    let step = PANEL + Vec2::splat(GAP);
    let back = Vec2::new(f32::from(deep - 1), f32::from(wide - 1)) * step / 2.0;
    if deep == 1 {
        // The name must stay readable to its left.
        return (Vec2::new(PANEL.x - 6.0 - WIDE / 2.0, PANEL.y / 2.0 + back.y), WIDE);
    }
    let middle = match side {
        Side::Player => PANEL / 2.0 + Vec2::new(-back.x, back.y),
        Side::Hostile | Side::Neutral => PANEL / 2.0 + back,
    };
    // One panel high, it must leave those above and below free.
    (middle, if wide == 1 { PANEL.y } else { 108.0 })
}

fn tell(
    place: FocusedPlace<Place>,
    sides: Res<Sides>,
    library: Res<BreachLibrary>,
    campaign: Option<Res<Campaign>>,
    pens: Pens,
    about: Single<(Entity, Ref<AboutUnit>)>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let (about, fresh) = about.into_inner();
    let unit = match place.get() {
        Some(place) => sides.at(&library, place).map(|(post, _)| post.unit),
        // Until a unit is looked at, and after a whole side changed: the other side's frontmost.
        None if fresh.is_added() || sides.is_changed() => {
            sides.0.hostile.first().map(|post| post.unit)
        }
        None => return,
    };
    let health = unit.and_then(|unit| own_health(campaign.as_deref(), unit));
    chooser::fill(&mut commands, about, pen, &library, (unit, health));
}

fn empty(
    input: Res<ActionInput>,
    place: FocusedPlace<Place>,
    library: Res<BreachLibrary>,
    mut sides: ResMut<Sides>,
) {
    if let (true, Some(place)) = (input.has(FittingAction::TakeOut), place.get()) {
        sides.clear(&library, place);
    }
}

pub fn plugin(app: &mut App) {
    let changed = changed_or_new::<Sides, PanelButton>;
    app.add_systems(
        Update,
        (
            empty,
            paint.run_if(changed),
            tell.run_if(
                resource_exists_and_changed::<Sides>
                    .or_else(resource_changed::<InputFocus>)
                    .or_else(any_match_filter::<Added<AboutUnit>>),
            ),
        )
            .chain()
            .run_if(super::is_shown),
    );
}
