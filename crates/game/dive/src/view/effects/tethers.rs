//! Marks of statuses on figures: stars around the stunned, flames on the burning, tethers from
//! binders to the bound.

use super::Scatter;
use super::specks::Speck;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::figures::sync::{Figures, Known};
use daemonfall_platform::settings;

pub fn plugin(app: &mut App) {
    app.init_resource::<Tethers>();
    app.add_systems(
        Update,
        (tie, stars, flames.run_if(settings::motion)).in_set(ViewSystems::Mark),
    );
}

#[derive(Resource, Default)]
pub struct Tethers(BTreeMap<ObjectId, Entity>);

fn tie(
    mut commands: Commands,
    time: Res<Time>,
    figures: Res<Figures>,
    known: Query<(&Known, &Transform, &Visibility)>,
    mut tethers: ResMut<Tethers>,
    mut drawn: Query<(&mut Sprite, &mut Transform), Without<Known>>,
) {
    let at = |id: &ObjectId| {
        figures
            .0
            .get(id)
            .and_then(|figure| known.get(*figure).ok())
            .filter(|(_, _, seen)| **seen != Visibility::Hidden)
    };
    let bound: BTreeMap<ObjectId, (Vec2, Vec2)> = known
        .iter()
        .filter_map(|(Known(thing), transform, _)| {
            let binder = at(&thing.traits.statused?.binder?)?.1.translation.truncate();
            Some((thing.object.id, (transform.translation.truncate(), binder)))
        })
        .collect();
    tethers.0.retain(|id, entity| {
        let stays = bound.contains_key(id);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    for (id, (from, to)) in bound {
        let pulse = 0.55 + 0.35 * (time.elapsed_secs() * 6.0).sin();
        let (sprite, transform) = (
            Sprite::from_color(theme::MAGIC.with_alpha(pulse), Vec2::new(from.distance(to), 2.5)),
            Transform::from_translation(((from + to) / 2.0).extend(9.5))
                .with_rotation(Quat::from_rotation_z((to - from).to_angle())),
        );
        match tethers.0.get(&id).and_then(|entity| drawn.get_mut(*entity).ok()) {
            Some(mut old) => {
                *old.0 = sprite;
                *old.1 = transform;
            }
            None => {
                tethers.0.entry(id).or_insert_with(|| commands.spawn((sprite, transform)).id());
            }
        }
    }
}

#[derive(Component)]
pub struct Star(f32);

fn stars(
    mut commands: Commands,
    art: Res<Atlas>,
    time: Res<Time>,
    known: Query<(Entity, &Known, Option<&Children>)>,
    mut drawn: Query<(&Star, &mut Transform)>,
) {
    for (entity, Known(thing), children) in &known {
        let stunned = thing.statuses().any(|status| status == Status::Stun);
        let mut have = false;
        for child in children.map_or(&[][..], |children| children) {
            let Ok((star, mut transform)) = drawn.get_mut(*child) else {
                continue;
            };
            have = true;
            if stunned {
                let turn = time.elapsed_secs() * 3.2 + star.0;
                transform.translation = Vec3::new(
                    turn.cos() * 17.0,
                    15.0 + turn.sin() * 5.0,
                    if turn.sin() > 0.0 { -0.5 } else { 0.5 },
                );
            } else {
                commands.entity(*child).despawn();
            }
        }
        if stunned && !have {
            for place in 0..3 {
                let mut sprite = art.plain("icon_stun");
                sprite.custom_size = Some(Vec2::splat(9.0));
                sprite.color = theme::MAGIC;
                commands.spawn((
                    sprite,
                    Transform::default(),
                    Star(place as f32 * 2.1),
                    ChildOf(entity),
                ));
            }
        }
    }
}

fn flames(
    mut commands: Commands,
    art: Res<Atlas>,
    time: Res<Time>,
    mut scatter: ResMut<Scatter>,
    mut due: Local<f32>,
    known: Query<(&Known, &Transform, &Visibility)>,
) {
    *due += time.delta_secs();
    if *due < 0.05 {
        return;
    }
    *due = 0.0;
    for (Known(thing), transform, seen) in &known {
        if *seen == Visibility::Hidden || !thing.statuses().any(|status| status == Status::Burn) {
            continue;
        }
        let at = transform.translation.truncate()
            + Vec2::new(scatter.between(-14.0, 14.0), scatter.between(-14.0, 6.0));
        let speck = Speck {
            speed: Vec2::new(scatter.between(-8.0, 8.0), scatter.between(30.0, 60.0)),
            drag: 1.0,
            life: 0.45,
            ..default()
        };
        let size = scatter.between(8.0, 14.0);
        let color = if scatter.part() < 0.5 { theme::DANGER } else { theme::HOSTILE };
        let sprite = Sprite {
            image: art.particle.clone(),
            custom_size: Some(Vec2::splat(size)),
            color: color.with_alpha(0.0),
            ..default()
        };
        commands.spawn((sprite, Transform::from_translation(at.extend(21.0)), speck));
    }
}
