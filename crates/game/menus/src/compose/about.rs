//! The kinds of units, tier by tier, one click or Enter to add one; and the battle facts of the
//! focused one.

use super::stacks::{Place, Stacks};
use crate::loadout_actions::FocusedPlace;
use crate::prelude::*;
use daemonfall_battle_mode::muster::{fighters, sprite};
use daemonfall_breach::UnitId;
use daemonfall_sector_mode::unit_card::{self, SIGNS};

#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct About(Option<UnitId>);

const PLACE: Rect = Rect { min: Vec2::new(24.0, 508.0), max: Vec2::new(871.0, 604.0) };

pub fn build(stage: &mut ChildSpawnerCommands) {
    stage.spawn((
        About::default(),
        at(PLACE.min.x, PLACE.min.y, PLACE.width(), PLACE.height()),
        Pickable::IGNORE,
    ));
}

fn tell(
    stacks: Res<Stacks>,
    library: Res<BreachLibrary>,
    pens: Pens,
    place: FocusedPlace<Place>,
    kinds: Query<&Kind>,
    panel: Single<(Entity, &mut About)>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let kind = place.entity().and_then(|entity| kinds.get(entity).ok());
    let told = kind.map(|kind| kind.0).or_else(|| stacks.at(place.get()?));
    let (panel, mut about) = panel.into_inner();
    // The last unit stays shown while the focus is elsewhere.
    let Some(told) = told.or(about.0).or_else(|| stacks.yours.first().copied()) else {
        return;
    };
    if about.0 == Some(told) {
        return;
    }
    about.0 = Some(told);
    commands
        .entity(panel)
        .despawn_related::<Children>()
        .with_children(|panel| write(panel, pen, &library, told));
}

fn write(panel: &mut ChildSpawnerCommands, pen: &Pen, library: &BreachLibrary, unit: UnitId) {
    let kind = library.unit(unit);
    let shape = Shape::panel(PLACE.size(), Outline::Cut(8.0)).with_fill(theme::ABYSS);
    pen.shape(panel, Vec2::ZERO, shape.with_edge(theme::LINE, 1.0));
    let picture = sprite(library, unit);
    pen.shining(panel, &picture, Vec2::new(44.0, 44.0), 52.0, theme::LIGHT, false);
    let (name, about) = (kind.name.clone(), kind.about.clone());
    pen.text(panel, (88.0, 28.0), Anchor::Start, theme::NAME, theme::LIGHT, name);
    let Some(chassis) = &kind.chassis else { return };
    let row = unit_card::row_word(chassis.row);
    let tier = t!("compose-tier", tier = chassis.tier, cost = chassis.cost, row = row);
    pen.text(panel, (88.0, 46.0), Anchor::Start, theme::SMALL, theme::DIM, tier);
    let figures = [
        (t!("compose-attack"), chassis.attack),
        (t!("compose-defence"), chassis.defence),
        (t!("compose-damage"), chassis.damage),
        (t!("compose-health"), kind.health),
    ];
    let words = figures.iter().map(|(word, _)| word.as_str());
    let style = fitting_all(pen, theme::SMALL, words, 60.0);
    for (place, (word, value)) in figures.into_iter().enumerate() {
        let x = 88.0 + 66.0 * place as f32;
        pen.text(panel, (x, 68.0), Anchor::Start, style, theme::DIM, word);
        pen.icon(panel, SIGNS[place], (x + 6.0, 80.0), 12.0, theme::DIM, false);
        let base = (x + 16.0, 85.0);
        pen.text(panel, base, Anchor::Start, theme::KEY, theme::LIGHT, value.to_string());
    }
    let mut write = |(x, y): (f32, f32), style: Style, ink: Color, words: String| {
        pen.text(panel, (x, y), Anchor::Start, style, ink, words);
    };
    let style = fitting(pen.letters, theme::SMALL, &about, 484.0);
    write((352.0, 28.0), style, theme::DIM, about);
    let abilities: Vec<(String, String)> =
        chassis.abilities.iter().map(|it| (names::ability(it), names::ability_about(it))).collect();
    let [called, told] = [
        fitting_all(pen, theme::SMALL_MEDIUM, abilities.iter().map(|it| it.0.as_str()), 76.0),
        fitting_all(pen, theme::SMALL, abilities.iter().map(|it| it.1.as_str()), 406.0),
    ];
    let size = called.size.min(told.size);
    for (row, (name, about)) in abilities.into_iter().enumerate() {
        let y = 48.0 + 18.0 * row as f32;
        write((352.0, y), Style { size, ..called }, theme::LIGHT, name);
        write((430.0, y), Style { size, ..told }, theme::DIM, about);
    }
}

/// The style in which each of these words has room: none seems to matter less.
fn fitting_all<'a>(
    pen: &Pen,
    style: Style,
    words: impl Iterator<Item = &'a str>,
    room: f32,
) -> Style {
    let sizes = words.map(|words| fitting(pen.letters, style, words, room).size);
    Style { size: sizes.fold(style.size, f32::min), ..style }
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind(pub UnitId);

const TOP: f32 = 372.0;
const SIZE: Vec2 = Vec2::new(98.0, 60.0);
const STEP: Vec2 = Vec2::new(107.0, 68.0);
const COLUMNS: usize = 8;
const ROWS: usize = 2;

pub fn build_kinds(stage: &mut ChildSpawnerCommands, pen: &Pen, library: &BreachLibrary) {
    pen.text(
        stage,
        (24.0, TOP - 12.0),
        Anchor::Start,
        theme::CAPTION,
        theme::DIM,
        t!("compose-units"),
    );
    let all: Vec<UnitId> = fighters(library).collect();
    // Custom data may hold more kinds: then they are closer together.
    let columns = all.len().div_ceil(ROWS).max(COLUMNS);
    let step = STEP.x * COLUMNS as f32 / columns as f32;
    for (number, unit) in all.into_iter().enumerate() {
        let (column, row) = (number % columns, number / columns);
        let kind = library.unit(unit);
        let corner = Vec2::new(24.0 + step * column as f32, TOP + STEP.y * row as f32);
        let width = step - (STEP.x - SIZE.x);
        stage
            .spawn((
                GameButton,
                Kind(unit),
                Node { border: UiRect::all(px(1)), ..at(corner.x, corner.y, width, SIZE.y) },
                panel_face(),
                Tooltip::new(t!("compose-put", name = kind.name.as_str())),
            ))
            .with_children(|button| {
                let picture = sprite(library, unit);
                let middle = Vec2::new(width / 2.0 - 1.0, 22.0);
                pen.icon(button, &picture, middle, 28.0, theme::NEUTRAL, false);
                let base = (middle.x, 51.0);
                let style = fitting(pen.letters, theme::NAME_SMALL, &kind.name, width - 6.0);
                pen.text(button, base, Anchor::Middle, style, theme::LIGHT, kind.name.clone());
                let tier = kind.chassis.as_ref().map_or(0, |chassis| chassis.tier);
                for pip in 0..tier {
                    let x = 7.0 + 5.0 * f32::from(pip);
                    pen.bar(button, Rect::new(x, 7.0, x + 3.0, 12.0), theme::RIM);
                }
            })
            .observe(move |_: On<Activate>, mut stacks: ResMut<Stacks>| stacks.fill(unit));
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        tell.run_if(in_state(Screen::COMPOSE).and_then(resource_exists::<Stacks>)),
    );
}
