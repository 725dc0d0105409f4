//! The whole run as a strip of turns with its events.
//! Fights above, dives and breaches below, then people and finds. Where there is no room for each
//! moment, overlapping ones share a picture with their number.

use super::words::{Description, tell};
use crate::prelude::*;
use crate::runs::review::{LookBack, watch};
use daemonfall_campaign::{Deed, Moment};

/// Heights of a lane and of the line of turns below, and the size of a picture.
const LANE: f32 = 24.0;
const FOOT: f32 = 16.0;
const ICON: f32 = 20.0;
/// Width of a picture with its count in letters of the usual size.
const ROOM: f32 = 40.0;
/// How many moments a picture describes.
const TOLD: usize = 8;
const LANES: usize = 4;
/// Smallest distance between two turn numbers on the line, as a fraction of the strip.
const BETWEEN: f32 = 0.045;

/// The lane of a moment, from the top.
fn lane(deed: &Deed) -> usize {
    match deed {
        Deed::Battle { .. } | Deed::Core { .. } | Deed::Over(_) => 0,
        Deed::Dive { .. } | Deed::Breach { .. } => 1,
        Deed::Recruited { .. } | Deed::Lost(_) => 2,
        Deed::Encounter { .. } | Deed::Gained(_) => 3,
    }
}

/// Position of each moment on the strip, 0 to 1: within its turn, next to the others of its lane.
pub fn places(moments: &[Moment], turns: u32) -> Vec<f32> {
    let turns = turns.max(1) as f32;
    let same = |one: &Moment, other: &Moment| {
        (one.turn, lane(&one.deed)) == (other.turn, lane(&other.deed))
    };
    let place = |(number, moment): (usize, &Moment)| {
        let beside = moments.iter().filter(|it| same(it, moment)).count();
        let before = moments[..number].iter().filter(|it| same(it, moment));
        let part = (before.count() as f32 + 0.5) / beside.max(1) as f32;
        ((moment.turn.max(1) - 1) as f32 + part) / turns
    };
    moments.iter().enumerate().map(place).collect()
}

/// Groups (by index) that share a picture, at the first one: those of a lane that would overlap.
/// Each needs this room, as a fraction of the strip.
fn bunches(moments: &[Moment], places: &[f32], room: f32) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = Vec::new();
    let mut last: [Option<usize>; LANES] = [None; LANES];
    for (number, moment) in moments.iter().enumerate() {
        let lane = lane(&moment.deed);
        let near = |bunch: &usize| places[number] - places[all[*bunch][0]] < room;
        match last[lane].filter(near) {
            Some(bunch) => all[bunch].push(number),
            None => {
                last[lane] = Some(all.len());
                all.push(vec![number]);
            }
        }
    }
    all
}

/// Turns whose number is written: as many as fit.
fn numbered(turns: u32) -> impl Iterator<Item = u32> {
    let every = [1, 2, 5, 10, 20, 50, 100].into_iter();
    let fits = |every: &u32| *every as f32 / turns.max(1) as f32 >= BETWEEN;
    let every = every.into_iter().find(fits).unwrap_or(200);
    (1..=turns).filter(move |turn| *turn == 1 || turn % every == 0)
}

/// A node on the strip, centred at this fraction of it.
fn standing(at: f32, top: f32, width: f32, height: f32) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: percent(at * 100.0),
        top: px(top),
        width: px(width),
        height: px(height),
        margin: UiRect::left(px(-width / 2.0)),
        ..default()
    }
}

pub fn spawn(
    panel: &mut ChildSpawnerCommands,
    pen: &Pen,
    campaign: &Campaign,
    looking: &LookBack,
    width: f32,
) {
    let moments = looking.review.story().moments();
    let turns = campaign.sector().turn;
    let whole = Node {
        width: percent(100),
        height: px(LANE * LANES as f32 + FOOT),
        flex_shrink: 0.0,
        ..default()
    };
    panel.part((whole, BackgroundColor(theme::ABYSS)), |strip| {
        for turn in numbered(turns) {
            let at = (turn - 1) as f32 / turns.max(1) as f32;
            strip.spawn((
                standing(at, 0.0, 1.0, LANE * LANES as f32),
                BackgroundColor(theme::LINE),
                Pickable::IGNORE,
            ));
            // Next to its line, within the turn.
            let node = Node {
                margin: UiRect::left(px(3)),
                ..standing(at, LANE * LANES as f32, 30.0, FOOT)
            };
            let number = text(theme::SMALL, theme::DIM, turn.to_string());
            strip.cell(node, number);
        }
        let places = places(moments, turns);
        let room = ROOM * pen.letters / width;
        // The last picture's count ends with the strip.
        let last = 1.0 - room + ICON / 2.0 / width;
        for bunch in bunches(moments, &places, room) {
            let tell = |number: &usize| {
                let moment = &moments[*number];
                (moment, tell(campaign, looking, moment))
            };
            let told: Vec<(&Moment, Description)> = bunch.iter().map(tell).collect();
            let at = if told.len() > 1 { places[bunch[0]].min(last) } else { places[bunch[0]] };
            point(strip, pen, &told, at);
        }
    });
}

/// How many moments a picture stands for: "×2" if it is the picture of each, else "+1", and one more.
fn more<'a>(mut icons: impl Iterator<Item = &'a str>) -> String {
    let first = icons.next();
    let rest: Vec<&str> = icons.collect();
    match rest.iter().all(|icon| Some(*icon) == first) {
        true => format!("\u{d7}{}", rest.len() + 1),
        false => format!("+{}", rest.len()),
    }
}

fn point(strip: &mut ChildSpawnerCommands, pen: &Pen, all: &[(&Moment, Description)], at: f32) {
    let Some((moment, told)) = all.first() else {
        return;
    };
    let line = |(moment, told): &(&Moment, Description)| {
        t!("look-back-moment", turn = moment.turn, words = told.words.as_str())
    };
    let mut lines: Vec<String> = all.iter().take(TOLD).map(line).collect();
    if all.len() > TOLD {
        lines.push(t!("look-back-more", count = all.len() - TOLD));
    }
    let icon = pen.atlas.get(&told.icon).map_or("unit_unknown", |_| told.icon.as_str());
    let top = lane(&moment.deed) as f32 * LANE + (LANE - ICON) / 2.0;
    let step = moment.seen_from();
    let mut point = strip.spawn((
        standing(at, top, ICON, ICON),
        pen.atlas.icon(icon).with_color(told.colour),
        Tooltip::new(lines.join("\n")),
    ));
    if all.len() > 1 {
        let count = more(all.iter().map(|(_, told)| told.icon.as_str()));
        let beside = Node {
            position_type: PositionType::Absolute,
            left: px(ICON + 1.0),
            bottom: px(2),
            ..default()
        };
        point.with_children(|point| {
            let words = text(theme::SMALL_MEDIUM, theme::LIGHT, count);
            point.cell(beside, words);
        });
    }
    point.observe(move |click: On<Pointer<Click>>, mut commands: Commands| {
        if click.button == PointerButton::Primary {
            commands.queue(move |world: &mut World| watch(world, step));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(turn: u32, deed: Deed) -> Moment {
        Moment { step: 1, until: 1, turn, deed }
    }

    /// Two recruits and a dive in the first turn, a recruit in the fourth.
    fn deeds() -> [Moment; 4] {
        let joins = |turn| {
            let kind = "needle".into();
            moment(turn, Deed::Recruited { kind })
        };
        let (escaped, gold) = (true, 0);
        let dive = moment(1, Deed::Dive { escaped, gold });
        [joins(1), joins(1), dive, joins(4)]
    }

    #[test]
    fn moments_stand_in_their_turns_side_by_side_in_their_lanes() {
        let all = deeds();
        assert_eq!(places(&all, 4), [0.0625, 0.1875, 0.125, 0.875]);
    }

    #[test]
    fn moments_that_would_lie_over_each_other_share_a_picture() {
        let all = deeds();
        let places = places(&all, 4);
        let wide = bunches(&all, &places, ROOM / 1000.0);
        assert_eq!(wide, [vec![0], vec![1], vec![2], vec![3]]);
        let narrow = bunches(&all, &places, ROOM / 100.0);
        assert_eq!(narrow, [vec![0, 1], vec![2], vec![3]]);
    }

    #[test]
    fn only_moments_of_the_same_kind_are_counted_with_their_picture() {
        assert_eq!(more(["sector_fight"; 3].into_iter()), "\u{d7}3");
        assert_eq!(more(["sector_fight", "sector_core"].into_iter()), "+1");
    }

    #[test]
    fn numbers_of_turns_keep_apart() {
        assert_eq!(numbered(4).collect::<Vec<_>>(), [1, 2, 3, 4]);
        assert_eq!(numbered(60).take(3).collect::<Vec<_>>(), [1, 5, 10]);
        assert_eq!(numbered(0).count(), 0);
    }
}
