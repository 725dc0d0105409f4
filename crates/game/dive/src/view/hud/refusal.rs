//! Short messages: why a choice was refused or a walk stopped. Never silent; the log keeps the latter.
//! They stand in the right column; in a compact window over the footer, or below the head where an
//! enemy would be under them.

use crate::prelude::*;
use crate::session::back::TakenBack;
use crate::session::{Happened, Refused};
use crate::view::ViewSystems;
use crate::view::camera::{Beside, ColumnWidth, Foot, OnScreen, Shake, TOP};
use crate::view::dive_view::{DiveView, Thing};
use crate::view::log::{DiveLog, names};
use daemonfall_ui::hints::HintRoom;

pub fn plugin(app: &mut App) {
    app.add_message::<Say>();
    app.add_systems(Update, (tell, fade, give_way).chain().in_set(ViewSystems::Mark));
}

#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Say(pub String);

/// A message on screen.
#[derive(Component, Clone, Copy, Debug)]
struct Standing {
    /// Seconds it still stays.
    left: f32,
    /// Whether it stands over the footer.
    low: bool,
}

/// The box of a message over the map.
#[derive(Component)]
struct Plate;

/// Seconds that a message stays: a base time to be noticed, plus reading time per letter.
const NOTICED: f32 = 1.6;
const LETTER: f32 = 0.045;

fn stands(words: &str) -> f32 {
    NOTICED + LETTER * words.chars().count() as f32
}

/// Right end of the touch pad or puzzle in a compact window; a message stands next to it.
const PAD_ENDS: f32 = 204.0;
const PUZZLE_ENDS: f32 = 286.0;

pub fn sentence(scene: &DiveView, command: Command, refusal: Refusal) -> String {
    let reason = match refusal {
        Refusal::Nothing(Reason::NothingCarried) if matches!(command, Command::Bomb(_)) => {
            return t!("dive-refused-no-bombs");
        }
        Refusal::Nothing(Reason::NothingCarried) => return t!("dive-refused-no-potions"),
        Refusal::Nothing(Reason::HealthFull) => return t!("dive-refused-health-full"),
        Refusal::Nothing(Reason::NothingToTake) => return t!("dive-refused-nothing-to-take"),
        Refusal::Nothing(Reason::Bound) => return t!("dive-refused-bound"),
        Refusal::Nothing(Reason::TooHard { power, hardness }) => {
            return too_hard(scene, power, hardness);
        }
        Refusal::MidBeat => return t!("dive-refused-beat-held"),
        Refusal::Nothing(Reason::Occupied(id)) => match scene.name(id) {
            Some(name) => t!("dive-refused-in-the-way", who = name),
            None => t!("dive-refused-thing-in-the-way"),
        },
        Refusal::Nothing(reason) => daemonfall_platform::refusals::reason(&reason),
        other => daemonfall_platform::refusals::dive(&other),
    };
    match command {
        Command::Step(way) => t!("dive-refused-step", way = names::way(way), reason = reason),
        Command::Bomb(_) => t!("dive-refused-bomb", reason = reason),
        Command::Drink => t!("dive-refused-drink", reason = reason),
        Command::Take => t!("dive-refused-take", reason = reason),
        Command::Wait => t!("dive-refused-wait", reason = reason),
        Command::Edit(_) => t!("dive-refused-edit", reason = reason),
    }
}

/// What is missing to dig a wall of this hardness.
pub fn too_hard(scene: &DiveView, power: i32, hardness: i32) -> String {
    let words = t!("dive-refused-too-hard", hardness = hardness, power = power);
    match tool(scene, hardness) {
        Some(tool) => format!("{words} {}", t!("dive-refused-needs-tool", tool = tool)),
        None => words,
    }
}

/// The weakest tool that digs a wall of this hardness.
fn tool(scene: &DiveView, hardness: i32) -> Option<&str> {
    let tools = scene.looks.iter().filter_map(|look| Some((look.digs()?, look)));
    let enough = tools.filter(|(power, _)| *power >= hardness);
    enough.min_by_key(|(power, _)| *power).map(|(_, look)| look.name.as_str())
}

fn tell(
    mut commands: Commands,
    mut refusals: MessageReader<Refused>,
    mut says: MessageReader<Say>,
    (mut happened, mut taken_back): (MessageReader<Happened>, MessageReader<TakenBack>),
    mut log: ResMut<DiveLog>,
    scene: Res<DiveView>,
    mut shake: ResMut<Shake>,
    (compact, foot, side): (Res<Compact>, Res<Foot>, Res<ColumnWidth>),
    (beside, rooms): (Query<(), With<Beside>>, Query<Entity, With<HintRoom>>),
    old: Query<Entity, With<Standing>>,
) {
    // That the dive is over, its end says.
    let refused = refusals.read().filter(|it| it.refusal != Refusal::Over).last();
    let refused = refused.map(|Refused { command, refusal }| {
        let words = sentence(&scene, *command, *refusal);
        if matches!(refusal, Refusal::Nothing(Reason::TooHard { .. })) {
            log.note(scene.beat, "icon_dig", &words);
        }
        words
    });
    // What was said of an earlier beat may be so no longer.
    if happened.read().count() + taken_back.read().count() > 0 {
        old.iter().for_each(|notice| commands.entity(notice).try_despawn());
    }
    let wrong = refused.is_some();
    let said = says.read().last().map(|say| say.0.clone());
    if let Some(words) = &said {
        log.note(scene.beat, "chevron", words);
    }
    let Some(words) = refused.or(said) else {
        return;
    };
    old.iter().for_each(|notice| commands.entity(notice).try_despawn());
    if wrong {
        shake.0 = shake.0.max(2.5);
    }
    let plate = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::FlexStart,
        padding: UiRect::axes(px(12), px(8)),
        border: UiRect { left: px(3), ..UiRect::all(px(1)) },
        ..default()
    };
    let border = BorderColor {
        left: if wrong { theme::DANGER } else { theme::YOU },
        ..BorderColor::all(theme::EDGE)
    };
    let plate = (plate, BackgroundColor(theme::PANEL), border, Pickable::IGNORE);
    let standing = Standing { left: stands(&words), low: true };
    let words = text(theme::BODY, theme::LIGHT, words);
    if let (Ok(room), false) = (rooms.single(), compact.0) {
        commands.spawn((plate, standing, ChildOf(room))).with_child(words);
        return;
    }
    let left = if beside.is_empty() { PAD_ENDS } else { PUZZLE_ENDS };
    let across = Node {
        position_type: PositionType::Absolute,
        left: px(left),
        right: px(side.0),
        bottom: px(foot.height() + theme::PAD),
        justify_content: JustifyContent::Center,
        ..default()
    };
    let over = (DespawnOnExit(Screen::DIVE), Pickable::IGNORE, GlobalZIndex(20));
    commands.spawn((across, standing, over)).with_children(|parent| {
        parent.spawn((Plate, plate)).with_child(words);
    });
}

fn fade(mut commands: Commands, time: Res<Time>, mut standing: Query<(Entity, &mut Standing)>) {
    for (entity, mut notice) in &mut standing {
        notice.left -= time.delta_secs();
        if notice.left <= 0.0 {
            commands.entity(entity).despawn();
        }
    }
}

/// The actors that a message over the map may be about stay in view, and so does the player.
fn give_way(
    (scene, foot, side): (Res<DiveView>, Res<Foot>, Res<ColumnWidth>),
    on_screen: OnScreen,
    plates: Query<(&ComputedNode, &ChildOf), With<Plate>>,
    mut standing: Query<(&mut Standing, &mut Node)>,
) {
    let [over_footer, below_head] = [px(foot.height() + theme::PAD), px(TOP + theme::PAD)];
    for (plate, above) in &plates {
        let Ok((mut message, mut node)) = standing.get_mut(above.parent()) else { continue };
        let size = plate.size * plate.inverse_scale_factor;
        let window = 2.0 * on_screen.middle();
        let left = match node.left {
            Val::Px(left) => left,
            _ => 0.0,
        };
        let covers = |low: bool| {
            let y = match low {
                true => window.y - foot.height() - theme::PAD - size.y / 2.0,
                false => TOP + theme::PAD + size.y / 2.0,
            };
            let place = Vec2::new((left + window.x - side.0) / 2.0, y);
            let rect = Rect::from_center_size(place, size).inflate(HALF);
            on_screen.places(&scene, is_unit).any(|at| rect.contains(at))
        };
        let low = !covers(true) || covers(false);
        if message.low != low {
            message.low = low;
            (node.bottom, node.top) =
                if low { (over_footer, auto()) } else { (auto(), below_head) };
        }
    }
}

/// Half of a cell, in interface pixels.
const HALF: f32 = 24.0;

fn is_unit(scene: &DiveView, thing: &Thing) -> bool {
    scene.hero == Some(thing.object.id)
        || thing.object.side == Side::Hostile && thing.traits.real.is_some()
}
