//! Remembered things in cells that are out of sight now: dim pictures, as last seen.

use super::badges::remembered_price;
use super::sync::drawn_facing;
use super::{depth, scale};
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::coords::{angle, middle_of};
use crate::view::dive_view::{DiveView, Seen, Thing};

pub fn plugin(app: &mut App) {
    app.init_resource::<Recalled>();
    app.add_systems(
        Update,
        draw.in_set(ViewSystems::Sync).run_if(resource_exists_and_changed::<DiveView>),
    );
}

#[derive(Resource, Default)]
pub struct Recalled(BTreeMap<(Cell, KindId), Entity>);

fn draw(
    mut commands: Commands,
    art: Res<Atlas>,
    scene: Res<DiveView>,
    mut recalled: ResMut<Recalled>,
) {
    let mut wanted = BTreeMap::new();
    for (place, spot) in
        scene.spots.iter().enumerate().filter(|(_, spot)| spot.seen == Seen::Before)
    {
        for kind in &spot.recalled {
            let shown = scene.look(*kind).filter(|look| {
                !matches!(look.layer, Layer::Floor | Layer::Wall | Layer::Projectile)
            });
            if let Some(look) = shown {
                wanted.insert((scene.cell(place), *kind), look);
            }
        }
    }
    recalled.0.retain(|key, entity| {
        let stays = wanted.contains_key(key);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    for (key, look) in wanted {
        let price = scene.spot(key.0).and_then(|spot| spot.price);
        recalled.0.entry(key).or_insert_with(|| {
            let mut sprite = art.plain(&look.sprite);
            sprite.custom_size = sprite.custom_size.map(|size| size * scale(look.layer));
            sprite.color = theme::AS_DRAWN.with_alpha(0.28);
            let at = middle_of(key.0, look.size).extend(depth(look.layer) - 0.5);
            let mut transform = Transform::from_translation(at);
            // What lies in a floor or wall does not turn while it is out of sight.
            let same = |thing: &&Thing| thing.object.kind == key.1 && thing.placed.cell == key.0;
            if let (Some(drawn), Some(thing)) =
                (drawn_facing(&look.sprite), scene.things.values().find(same))
            {
                let turned = angle(thing.placed.facing) - angle(drawn);
                transform.rotation = Quat::from_rotation_z(turned);
            }
            let picture = commands.spawn((sprite, transform)).id();
            if let Some(price) = price.filter(|_| look.gives.is_some()) {
                remembered_price(&mut commands, &art, picture, price);
            }
            picture
        });
    }
}
