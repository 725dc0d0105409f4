//! The odds of the current stacks, next to them.

use super::Composed;
use super::stacks::Stacks;
use bevy::prelude::*;
use daemonfall_battle_mode::odds::{Odds, OddsSystems};
use daemonfall_battle_mode::panel::{self, Preview};
use daemonfall_ui::drawing::{Pen, at};
use daemonfall_ui::prelude::*;

#[derive(Component)]
struct Panel;

/// The panel's corner, and its height with the buttons.
pub const CORNER: Vec2 = Vec2::new(888.0, 64.0);
pub const HEIGHT: f32 = 568.0;

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    stage.part(at(CORNER.x, CORNER.y, panel::SIZE.x, HEIGHT), |parent| {
        panel::surface(parent, pen, HEIGHT);
        parent.spawn((Panel, at(0.0, 0.0, panel::SIZE.x, panel::SIZE.y), Pickable::IGNORE));
    });
}

fn paint(
    composed: Res<Composed>,
    stacks: Res<Stacks>,
    odds: Res<Odds>,
    pens: Pens,
    entity: Single<Entity, With<Panel>>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let heading =
        if stacks.you_defend { t!("compose-defend") } else { t!("compose-attack-theirs") };
    commands.entity(*entity).despawn_related::<Children>().with_children(
        |parent| match &composed.0 {
            Ok(fight) => {
                let preview = Preview {
                    heading: &heading,
                    note: &t!("compose-before"),
                    sides: &fight.sides,
                    plan: &fight.plan,
                    cast: &fight.cast,
                    answer: odds.answer(),
                };
                panel::draw(parent, pen, &preview);
            }
            Err(reason) => panel::draw_nothing(parent, pen, &heading, reason),
        },
    );
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        paint
            .after(OddsSystems)
            .run_if(in_state(Screen::COMPOSE).and_then(resource_exists::<Stacks>))
            .run_if(resource_exists_and_changed::<Composed>.or_else(resource_changed::<Odds>)),
    );
}
