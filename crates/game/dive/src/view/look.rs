//! How the interface treats the dive's screen.

use super::dive_view::{DiveView, Thing};
use crate::prelude::*;
use daemonfall_ui::audio::share;
use daemonfall_ui::look::{AddLook, LARGEST_IN_PLACE, Look};

pub const TOPICS: &[Topic] = &[Topic::Dive, Topic::Sector];

/// The title on a floor, counted from 1, and the number of floors.
fn title(floor: Option<(u32, u32)>) -> String {
    match floor {
        Some((floor, floors)) => t!("window-dive-floor", floor = floor, floors = floors),
        None => t!("window-dive"),
    }
}

fn danger(scene: &DiveView) -> f32 {
    let (false, Some(player)) = (scene.over, scene.player()) else {
        return 0.0;
    };
    let hostile = |thing: &&Thing| {
        thing.object.side == Side::Hostile && thing.traits.real.is_some() && scene.in_sight(thing)
    };
    let hunters = scene.things.values().filter(hostile).filter(|thing| thing.hunts());
    let aimed = scene
        .threats
        .iter()
        .any(|threat| threat.beats() <= 2 && threat.cells().contains(&player.placed.cell));
    let hurt = player
        .traits
        .health
        .map_or(0.0, |health| 1.0 - share(i64::from(health.current), i64::from(health.max)));
    let near = 0.28 * (hunters.count() as f32).min(2.0);
    (near + if aimed { 0.3 } else { 0.0 } + 0.45 * hurt).min(1.0)
}

pub fn plugin(app: &mut App) {
    app.add_look(
        Screen::DIVE,
        Look {
            letters: LARGEST_IN_PLACE,
            topics: TOPICS,
            title: |world| {
                let dive = world.get_resource::<DiveState>();
                Some(title(dive.map(|dive| (dive.floor + 1, dive.floors))))
            },
            track: Some("dive"),
            danger: |world| world.get_resource::<DiveView>().map_or(0.0, danger),
            ..default()
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::Seen;
    use crate::view::dive_view::sample::scene;

    #[test]
    fn a_dive_without_anybody_near_is_calm() {
        assert_eq!(danger(&scene(&["#####", "#.@.#", "#####"])), 0.0);
        assert_eq!(danger(&DiveView::default()), 0.0);
    }

    #[test]
    fn hunters_in_sight_are_danger_and_sleepers_are_none() {
        let mut one = scene(&["#####", "#.@c#", "#####"]);
        let two = scene(&["#####", "#c@c#", "#####"]);
        assert!(0.0 < danger(&one) && danger(&one) < danger(&two));
        for thing in one.things.values_mut() {
            thing.intent = None;
        }
        assert_eq!(danger(&one), 0.0);
    }

    #[test]
    fn who_is_out_of_sight_does_not_give_itself_away() {
        let mut scene = scene(&["#####", "#.@c#", "#####"]);
        for spot in &mut scene.spots {
            spot.seen = Seen::Before;
        }
        assert_eq!(danger(&scene), 0.0);
    }

    #[test]
    fn wounds_are_danger_until_the_dive_is_over() {
        let mut scene = scene(&["#####", "#.@.#", "#####"]);
        let hero = scene.hero;
        if let Some(health) = hero
            .and_then(|hero| scene.things.get_mut(&hero))
            .and_then(|thing| thing.traits.health.as_mut())
        {
            health.current = 1;
        }
        let hurt = danger(&scene);
        assert!(hurt > 0.1, "{hurt}");
        scene.over = true;
        assert_eq!(danger(&scene), 0.0);
    }

    #[test]
    fn the_title_tells_the_floor() {
        assert_eq!(title(Some((2, 3))), "Dive, floor 2 of 3");
    }
}
