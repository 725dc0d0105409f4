//! Creates a figure for each object in the world, and removes those of objects that are gone once
//! the beat's animation has shown it.

use super::{Body, Figure, depth, scale};
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::coords::{angle, covered, middle_of};
use crate::view::dive_view::{DiveView, Thing};
use crate::view::playback::Playback;
use crate::view::playback::pose::pose;

pub fn plugin(app: &mut App) {
    app.init_resource::<Figures>();
    app.add_systems(
        Update,
        make.in_set(ViewSystems::Sync).run_if(resource_exists_and_changed::<DiveView>),
    );
    app.add_systems(Update, place.after(crate::view::playback::run).in_set(ViewSystems::Play));
}

#[derive(Resource, Default)]
pub struct Figures(pub BTreeMap<ObjectId, Entity>);

/// The state of a figure's object: the current one, or the last one known.
#[derive(Component, Clone, Debug)]
pub struct Known(pub Thing);

/// The direction in which a picture is drawn facing, for pictures that turn with their object.
pub(in crate::view) fn drawn_facing(sprite: &str) -> Option<Direction> {
    match sprite {
        "arrow" | "bounce" | "chevron" => Some(Direction::East),
        "shot" => Some(Direction::West),
        _ => None,
    }
}

fn make(
    mut commands: Commands,
    art: Res<Atlas>,
    scene: Res<DiveView>,
    mut figures: ResMut<Figures>,
    mut known: Query<&mut Known>,
) {
    for (id, thing) in &scene.things {
        if matches!(thing.object.layer, Layer::Floor | Layer::Wall) {
            continue;
        }
        match figures.0.get(id) {
            Some(figure) => {
                if let Ok(mut known) = known.get_mut(*figure)
                    && known.0 != *thing
                {
                    known.0 = thing.clone();
                }
            }
            None => {
                figures.0.insert(*id, spawn(&mut commands, &art, &scene, thing));
            }
        }
    }
}

fn spawn(commands: &mut Commands, art: &Atlas, scene: &DiveView, thing: &Thing) -> Entity {
    let (id, layer) = (thing.object.id, thing.object.layer);
    let name = scene.look(thing.object.kind).map_or("", |look| look.sprite.as_str());
    let at = middle_of(thing.placed.cell, thing.size()).extend(depth(layer));
    let mut sprite = art.shining(name);
    sprite.custom_size = sprite.custom_size.map(|size| size * scale(layer));
    if layer == Layer::Explosion {
        sprite.color = theme::AS_DRAWN.with_alpha(0.35);
    }
    let body = Body { id, flash: 0.0, shake: 0.0, shown: 0.0 };
    commands
        .spawn((
            Figure { id },
            Known(thing.clone()),
            Transform::from_translation(at),
            Visibility::Hidden,
            Name::new(format!("figure {}", id.0)),
        ))
        .with_child((body, sprite))
        .id()
}

/// Where and how large a thing is drawn that lies under somebody: both can be seen.
const ASIDE: Vec2 = Vec2::new(12.0, -12.0);
const SMALLER: f32 = 0.75;

/// The cells on which somebody in sight stands.
fn occupied(scene: &DiveView) -> BTreeSet<Cell> {
    let stands = |thing: &&Thing| thing.object.layer == Layer::Real && scene.in_sight(thing);
    let standing = scene.things.values().filter(stands);
    standing.flat_map(|thing| covered(thing.placed.cell, thing.size())).collect()
}

pub(in crate::view) fn place(
    mut commands: Commands,
    scene: Res<DiveView>,
    playback: Res<Playback>,
    mut figures: ResMut<Figures>,
    mut shown: Query<
        (Entity, &Figure, &Known, &mut Transform, &mut Visibility, &Children),
        Without<Body>,
    >,
    mut bodies: Query<&mut Transform, With<Body>>,
) {
    let standing = occupied(&scene);
    for (entity, figure, known, mut transform, mut visibility, children) in &mut shown {
        let (thing, id) = (&known.0, figure.id);
        let gone = !scene.things.contains_key(&id);
        let pose = pose(&playback, id, thing.size(), middle_of(thing.placed.cell, thing.size()));
        if gone && (playback.is_over() || !pose.present) {
            figures.0.remove(&id);
            commands.entity(entity).despawn();
            continue;
        }
        let is_under = matches!(thing.object.layer, Layer::Item | Layer::Explosive)
            && standing.contains(&thing.placed.cell);
        (transform.translation, transform.scale) = match is_under {
            true => ((pose.at + ASIDE).extend(depth(Layer::Real) + 0.5), Vec3::splat(SMALLER)),
            false => (pose.at.extend(depth(thing.object.layer)), Vec3::ONE),
        };
        // An object that leaves sight is shown leaving; one that dies is shown until then.
        let seen = gone
            || scene.in_sight(thing)
            || (!playback.is_over() && *visibility != Visibility::Hidden);
        visibility.set_if_neq(if pose.present && seen {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        let name = scene.look(thing.object.kind).map_or("", |look| look.sprite.as_str());
        for child in children.iter() {
            if let Ok(mut body) = bodies.get_mut(child) {
                body.translation = pose.lean.extend(0.0);
                if let Some(drawn) = drawn_facing(name) {
                    body.rotation =
                        Quat::from_rotation_z(angle(thing.placed.facing) - angle(drawn));
                }
            }
        }
    }
}
