//! Badges over figures: what an object is about to do and in how many beats, its statuses, and the
//! price of goods.

use super::sync::Known;
use crate::prelude::*;
use crate::view::coords::{angle, covered};
use crate::view::dive_view::{DiveView, Thing};
use crate::view::over::Over;
use crate::view::{ViewSystems, words};

const GOODS_TOP: f32 = -25.0;

/// The picture of a price, and its scale relative to other badges: it must be readable.
const GOLD: &str = "icon_gold";
const PRICE_GROWS: f32 = 1.25;

pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(ViewSystems::Mark));
}

#[derive(Clone, Debug, PartialEq)]
struct Badge {
    color: Color,
    icon: &'static str,
    /// How far its picture is turned: radians, counterclockwise.
    turned: f32,
    count: Option<u16>,
}

impl Badge {
    fn new(color: Color, icon: &'static str, count: Option<u16>) -> Self {
        Self { color, icon, turned: 0.0, count }
    }
}

#[derive(Component, Clone, Debug)]
pub struct Badges {
    shown: Vec<Badge>,
    facing: Option<f32>,
    top: f32,
}

/// The picture of what rolls; it is drawn northward.
const ROLLS: &str = "icon_roll";

pub fn intent_icon(word: &str) -> &'static str {
    let known = [
        ("bit", "icon_bite"),
        ("roll", ROLLS),
        ("slam", "icon_slam"),
        ("shoot", "icon_aim"),
        ("aim", "icon_aim"),
        ("spit", "icon_aim"),
        ("fire", "icon_aim"),
        ("bind", "icon_bind"),
        ("heal", "icon_heal"),
        ("dig", "icon_dig"),
        ("bore", "icon_dig"),
        ("explode", "icon_fuse"),
        ("burst", "icon_fuse"),
        ("burn", "icon_burn"),
        ("lay", "icon_bomb"),
        ("bomb", "icon_bomb"),
        ("freez", "icon_freeze"),
        ("stun", "icon_stun"),
    ];
    let written = word.to_lowercase();
    known.iter().find(|(part, _)| written.contains(part)).map_or("icon_windup", |(_, icon)| icon)
}

pub fn status_icon(status: Status) -> (&'static str, Color) {
    match status {
        Status::Stun => ("icon_stun", theme::MAGIC),
        Status::Freeze => ("icon_freeze", theme::MAGIC),
        Status::Bind => ("icon_bind", theme::MAGIC),
        Status::Burn => ("icon_burn", theme::DANGER),
    }
}

fn badges(thing: &Thing) -> Vec<Badge> {
    let mut badges = Vec::new();
    if let Some(announced) = thing
        .announced()
        .filter(|_| thing.traits.fuse.is_none() && thing.object.layer != Layer::Projectile)
    {
        let count = (!thing.goes_on()).then_some(announced.in_beats);
        let mut badge = Badge::new(theme::DANGER, intent_icon(&announced.word), count);
        if badge.icon == ROLLS {
            badge.turned = angle(thing.placed.facing) - angle(Direction::North);
        }
        badges.push(badge);
    }
    if let Some(fuse) = thing.traits.fuse.filter(|_| thing.object.layer == Layer::Explosive) {
        badges.push(Badge::new(theme::DANGER, "", Some(fuse.beats)));
    } else if let Some(fuse) = thing.traits.fuse {
        badges.push(Badge::new(theme::DANGER, "icon_fuse", Some(fuse.beats)));
    }
    if let Some(price) = thing.traits.pickuppable.and_then(|lying| lying.price) {
        badges.push(Badge::new(theme::PICKUP, GOLD, Some(price.min(999) as u16)));
    }
    if let Some(statused) = thing.traits.statused {
        for status in thing.statuses() {
            let (icon, color) = status_icon(status);
            let count = Some(statused.beats(status)).filter(|beats| *beats > 0);
            badges.push(Badge::new(color, icon, count));
        }
    }
    badges
}

fn draw(
    mut commands: Commands,
    (art, scene): (Res<Atlas>, Res<DiveView>),
    figures: Query<(Entity, Ref<Known>, Option<&Children>)>,
    old: Query<&Badges>,
) {
    for (figure, known, children) in &figures {
        if !scene.is_changed() && !known.is_changed() {
            continue;
        }
        let thing = &known.0;
        let new = badges(thing);
        let top = top(&scene, thing);
        let warns = thing.announced().is_some()
            && thing.object.side == Side::Hostile
            && thing.size() == (1, 1);
        let pointed = thing.traits.player.is_some() || warns;
        let facing = pointed.then(|| angle(thing.placed.facing));
        let children = children.map_or(&[][..], |children| children);
        let shown =
            children.iter().find_map(|child| old.get(*child).ok().map(|badges| (*child, badges)));
        let same =
            |badges: &Badges| badges.shown == new && badges.facing == facing && badges.top == top;
        if shown.is_some_and(|(_, badges)| same(badges)) {
            continue;
        }
        if let Some((entity, _)) = shown {
            commands.entity(entity).despawn();
        }
        let root = commands
            .spawn((
                Badges { shown: new.clone(), facing, top },
                Transform::from_xyz(0.0, 0.0, 20.0),
                Visibility::Inherited,
                ChildOf(figure),
            ))
            .id();
        if !new.is_empty() {
            let half = Vec2::new(STEP / 2.0 * new.len() as f32, HALF);
            // The number of a lit bomb is on it.
            let inside = new.iter().all(|badge| badge.icon.is_empty());
            let middle = Vec2::Y * if inside { INSIDE } else { top };
            let over = Over { place: Vec2::ZERO, middle, half };
            commands.entity(root).insert(over);
        }
        spawn(&mut commands, &art, root, &new, top);
        if let Some(facing) = facing {
            mark_facing(&mut commands, &art, root, thing, facing);
        }
    }
}

/// From one badge to the next, and half of a badge's height.
const STEP: f32 = 40.0;
const HALF: f32 = 13.0;
/// Where a number is inside its figure.
const INSIDE: f32 = -5.0;

/// A price is at the foot of its goods, everything else above the head: your face stays visible. Where
/// something stands there, it is within its own cell.
fn top(scene: &DiveView, thing: &Thing) -> f32 {
    let head = 24.0 * thing.size().1 as f32;
    match thing.object.layer {
        Layer::Item => GOODS_TOP,
        _ if is_below_something(scene, thing) => head - 10.0,
        _ if thing.traits.player.is_some() => head + 14.0,
        _ => head + 6.0,
    }
}

fn is_below_something(scene: &DiveView, thing: &Thing) -> bool {
    let above = thing.placed.cell.step(Direction::North, 1);
    let above: Vec<Cell> = covered(above, (thing.size().0, 1)).collect();
    let stands = |other: &Thing| {
        matches!(other.object.layer, Layer::Real | Layer::Explosive) && scene.in_sight(other)
    };
    let mut others = scene.things.values().filter(|other| stands(other));
    others.any(|other| above.iter().any(|cell| other.covers(*cell)))
}

fn spawn(commands: &mut Commands, art: &Atlas, root: Entity, badges: &[Badge], top: f32) {
    for (place, badge) in badges.iter().enumerate() {
        if badge.icon.is_empty() {
            // A lit bomb has room for its number inside.
            let count = badge.count.unwrap_or_default().to_string();
            commands.entity(root).with_child(words::word(
                count,
                15.0,
                badge.color,
                Vec3::new(0.0, INSIDE, 0.2),
            ));
            continue;
        }
        let x = (place as f32 - (badges.len() - 1) as f32 / 2.0) * STEP;
        plate(commands, art, (root, Vec3::new(x, top, 0.0)), badge, 1.0);
    }
}

/// The price of remembered goods, dimmed like them, below a picture.
pub fn remembered_price(commands: &mut Commands, art: &Atlas, root: Entity, price: u32) {
    let badge = Badge::new(theme::PICKUP, GOLD, Some(price.min(999) as u16));
    let at = Vec3::new(0.0, GOODS_TOP, 20.0);
    plate(commands, art, (root, at), &badge, 0.4);
}

fn plate(
    commands: &mut Commands,
    art: &Atlas,
    (root, at): (Entity, Vec3),
    badge: &Badge,
    cover: f32,
) {
    let times = if badge.icon == GOLD { PRICE_GROWS } else { 1.0 };
    let width = if badge.count.is_some() { 36.0 } else { 26.0 };
    let face = |color: Color, grow: f32| {
        let mut sprite = art.plain("badge");
        sprite.custom_size = Some(Vec2::new(width, 18.0) * times + grow);
        sprite.color = color.with_alpha(cover);
        sprite
    };
    let mut icon = art.plain(badge.icon);
    icon.custom_size = Some(Vec2::splat(13.0 * times));
    icon.color = theme::GROUND;
    let shift = if badge.count.is_some() { -6.0 * times } else { 0.0 };
    commands.entity(root).with_children(|parent| {
        let mut node = parent.spawn((face(theme::GROUND, 4.0), Transform::from_translation(at)));
        node.with_child((face(badge.color, 0.0), Transform::from_xyz(0.0, 0.0, 0.1)));
        let turned = Quat::from_rotation_z(badge.turned);
        node.with_child((icon, Transform::from_xyz(shift, 0.0, 0.2).with_rotation(turned)));
        if let Some(count) = badge.count {
            node.with_child(words::word(
                count.to_string(),
                14.0 * times,
                theme::GROUND,
                Vec3::new(8.0 * times, 0.0, 0.2),
            ));
        }
    });
}

fn mark_facing(commands: &mut Commands, art: &Atlas, root: Entity, thing: &Thing, angle: f32) {
    let reach = 24.0 * thing.size().0 as f32;
    let at = Vec2::from_angle(angle) * reach;
    let hero = thing.traits.player.is_some();
    let layer = |color: Color, size: f32, z: f32| {
        let mut sprite = art.plain("arrow_facing");
        sprite.custom_size = Some(Vec2::splat(size));
        sprite.color = color;
        (
            sprite,
            Transform::from_translation(at.extend(z)).with_rotation(Quat::from_rotation_z(angle)),
        )
    };
    let color = if hero { theme::YOU } else { theme::HOSTILE };
    commands.entity(root).with_children(|parent| {
        parent.spawn(layer(theme::GROUND, 21.0, -9.0));
        parent.spawn(layer(color, 15.0, -8.9));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::sample::scene;
    use daemonfall_dungeon::Announced;

    #[test]
    fn what_rolls_on_is_marked_without_a_number_that_would_not_count_down() {
        let scene = scene(&["#####", "#@.c#", "#####"]);
        let crawler = scene.things.values().find(|thing| thing.intent.is_some());
        let count = |then: Option<u16>| {
            let mut thing = crawler.cloned()?;
            let rolls =
                |in_beats| Announced { text: "rolls".into(), word: "rolls".into(), in_beats };
            let intent = thing.intent.as_mut()?;
            (intent.announced, intent.then) = (Some(rolls(1)), then.map(rolls));
            badges(&thing).first()?.count
        };
        assert_eq!((count(None), count(Some(5)), count(Some(2))), (Some(1), Some(1), None));
    }

    #[test]
    fn a_badge_covers_nothing_that_stands_above() {
        let is_low = |rows: &[&str]| {
            let scene = scene(rows);
            let mut things = scene.things.values();
            things.any(|it| it.intent.is_some() && is_below_something(&scene, it))
        };
        assert!(is_low(&["###", "#x#", "#c#", "#@#"]));
        assert!(!is_low(&["###", "#.#", "#c#", "#x#"]) && !is_low(&["###", "#$#", "#c#"]));
    }
}
