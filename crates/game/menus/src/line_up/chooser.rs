//! The dialogue that chooses a unit for a panel.

use super::about;
use super::door::own_unit;
use super::sides::{Place, Sides};
use crate::picking::FocusedPlace;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use daemonfall_breach::{BreachLibrary, UnitId};
use daemonfall_campaign::Campaign;
use daemonfall_core::Side;
use daemonfall_ui::focus::FocusSystems;
use daemonfall_ui::prelude::*;

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
    fonts: Res<Fonts>,
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
    let standing = sides.at(&library, *place).map(|(post, _)| post.unit);
    let root = (Chooser(*place), DespawnOnExit(*screen.get()));
    let panel = dialogue::spawn(&mut commands, &fonts, t!("line-up-who"), 10, 860.0, root);
    let columns = Node { column_gap: px(theme::WIDE), ..default() };
    commands.entity(panel).with_children(|panel| {
        panel.part(columns, |columns| {
            let grid = Node {
                width: px(380),
                flex_wrap: FlexWrap::Wrap,
                align_content: AlignContent::FlexStart,
                column_gap: px(8),
                row_gap: px(8),
                ..default()
            };
            columns.part(grid, |grid| {
                choice(grid, &fonts, &t!("line-up-nobody"), "", None, standing);
                for (id, unit) in library.units() {
                    let own = campaign.as_ref().map(|run| own_unit(run, id));
                    if own.is_some_and(|own| own.is_none()) {
                        continue;
                    }
                    let what = match (unit.phase.is_some(), unit.mime) {
                        (true, _) => t!("line-up-guardian"),
                        (_, true) => t!("line-up-mime"),
                        _ => String::new(),
                    };
                    choice(grid, &fonts, &unit.name, &what, Some(id), standing);
                }
            });
            columns.spawn((
                Description,
                Node { flex_grow: 1.0, min_height: px(380), ..about::node(400.0) },
                BackgroundColor(theme::ABYSS),
                BorderColor::all(theme::LINE),
            ));
        });
    });
}

fn choice(
    grid: &mut ChildSpawnerCommands,
    fonts: &Fonts,
    name: &str,
    what: &str,
    unit: Option<UnitId>,
    standing: Option<UnitId>,
) {
    let mut choice = grid.spawn((button(fonts, name), Choice(unit)));
    choice
        .with_child(text(fonts, theme::SMALL, theme::DIM, what))
        .node(|node| node.width = px(186));
    if unit == standing {
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
    pens: Pens,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let choice = focus.get().and_then(|entity| choices.get(entity).ok());
    if let Some(Choice(unit)) = choice {
        about::fill(&mut commands, *told, pen, &library, *unit);
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
