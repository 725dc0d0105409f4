//! The battle facts of the focused unit.

use super::kinds::Kind;
use super::stacks::{Place, Stacks};
use crate::picking::FocusedPlace;
use bevy::prelude::*;
use daemonfall_battle_mode::muster::sprite;
use daemonfall_breach::{BreachLibrary, UnitId};
use daemonfall_ui::drawing::{
    Anchor, CAPTION_SMALL, HEAD, NUMBER, Pen, SMALL, SMALL_BOLD, TEXT, at,
};
use daemonfall_ui::names;
use daemonfall_ui::prelude::*;
use daemonfall_ui::shape::{Outline, Shape};

#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct About(Option<UnitId>);

const PLACE: Rect = Rect { min: Vec2::new(24.0, 510.0), max: Vec2::new(871.0, 598.0) };

pub fn build(stage: &mut ChildSpawnerCommands) {
    stage.spawn((
        About::default(),
        at(PLACE.min.x, PLACE.min.y, PLACE.width(), PLACE.height()),
        Pickable::IGNORE,
    ));
}

fn ability(name: &str) -> String {
    match name {
        "Archery" => t!("compose-ability-archery"),
        "Charge" => t!("compose-ability-charge"),
        "Healing" => t!("compose-ability-healing"),
        "Strike" => t!("compose-ability-strike"),
        _ => t!("compose-ability-other"),
    }
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
    pen.text(panel, (88.0, 28.0), Anchor::Start, HEAD, theme::LIGHT, name);
    let Some(chassis) = &kind.chassis else { return };
    let tier = t!("compose-tier", tier = chassis.tier, cost = chassis.cost);
    pen.text(panel, (88.0, 46.0), Anchor::Start, SMALL, theme::DIM, tier);
    for (place, (word, value)) in [
        (t!("compose-attack"), chassis.attack),
        (t!("compose-defence"), chassis.defence),
        (t!("compose-damage"), chassis.damage),
        (t!("compose-health"), kind.health),
    ]
    .into_iter()
    .enumerate()
    {
        let x = 88.0 + 62.0 * place as f32;
        pen.text(panel, (x, 66.0), Anchor::Start, CAPTION_SMALL, theme::DIM, word);
        pen.text(panel, (x, 81.0), Anchor::Start, NUMBER, theme::LIGHT, value.to_string());
    }
    pen.text(panel, (372.0, 28.0), Anchor::Start, TEXT, theme::NEUTRAL, about);
    for (row, name) in chassis.abilities.iter().enumerate() {
        let y = 48.0 + 16.0 * row as f32;
        pen.text(panel, (372.0, y), Anchor::Start, SMALL_BOLD, theme::LIGHT, names::ability(name));
        pen.text(panel, (426.0, y), Anchor::Start, SMALL, theme::DIM, ability(name));
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        tell.run_if(in_state(Screen::COMPOSE).and_then(resource_exists::<Stacks>)),
    );
}
