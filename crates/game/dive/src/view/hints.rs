//! Hints of a dive.

mod facts;

use crate::input::mode::InputMode;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::dive_view::DiveView;
use crate::view::dive_view::next_beat::NextBeat;
use daemonfall_ui::hints::{Hint, HintSystems, Hinting, recheck, say};
use facts::{DiveFacts, facts};

/// Most urgent first: imminent harm, status effects, enemies, then things on the ground.
pub static HINTS: [Hint<DiveFacts>; 24] = [
    Hint { key: "dive_danger", words: || t!("hint-dive-danger"), due: |it| it.in_danger },
    Hint { key: "dive_freeze", words: || t!("hint-dive-freeze"), due: |it| it.frozen },
    Hint { key: "dive_stun", words: || t!("hint-dive-stun"), due: |it| it.stunned },
    Hint { key: "dive_bind", words: || t!("hint-dive-bind"), due: |it| it.bound },
    Hint { key: "dive_water", words: || t!("hint-dive-water"), due: |it| it.stuck },
    Hint { key: "dive_burn", words: || t!("hint-dive-burn"), due: |it| it.burning },
    Hint { key: "dive_fuse", words: || t!("hint-dive-fuse"), due: |it| it.fuse },
    Hint { key: "dive_wind_up", words: || t!("hint-dive-wind-up"), due: |it| it.wind_up },
    Hint { key: "dive_push", words: || t!("hint-dive-push"), due: |it| it.pusher },
    Hint { key: "dive_drink", words: || t!("hint-dive-drink"), due: |it| it.thirsty },
    Hint { key: "dive_foe", words: || t!("hint-dive-foe"), due: |it| it.hunted },
    Hint { key: "dive_weapon", words: || t!("hint-dive-weapon"), due: |it| it.wide_weapon },
    Hint { key: "dive_moving", words: || t!("hint-dive-moving"), due: |it| it.new },
    Hint { key: "dive_ice", words: || t!("hint-dive-ice"), due: |it| it.ice },
    Hint { key: "dive_coals", words: || t!("hint-dive-coals"), due: |it| it.coals },
    Hint { key: "dive_pool", words: || t!("hint-dive-pool"), due: |it| it.water },
    Hint { key: "dive_bounce", words: || t!("hint-dive-bounce"), due: |it| it.bounce },
    Hint { key: "dive_goods", words: || t!("hint-dive-goods"), due: |it| it.goods },
    Hint { key: "dive_gear", words: || t!("hint-dive-gear"), due: |it| it.gear },
    Hint { key: "dive_gold", words: || t!("hint-dive-gold"), due: |it| it.gold },
    Hint { key: "dive_stairs", words: || t!("hint-dive-stairs"), due: |it| it.stairs },
    Hint {
        key: "dive_bomb",
        words: || t!("hint-dive-bomb"),
        due: |it| it.bomb && it.calm && it.beat >= 12,
    },
    Hint {
        key: "dive_dark",
        words: || t!("hint-dive-dark"),
        due: |it| it.recalled && it.calm && it.beat >= 20,
    },
    Hint {
        key: "dive_secret",
        words: || t!("hint-dive-secret"),
        due: |it| it.floor >= 1 && it.calm,
    },
];

fn attend(
    scene: Res<DiveView>,
    next: Res<NextBeat>,
    mode: Res<InputMode>,
    settings: Res<Settings>,
    mut beat: Local<u32>,
    mut hinting: ResMut<Hinting>,
) {
    let hidden = matches!(*mode, InputMode::Log | InputMode::Help) || scene.over;
    if scene.hero.is_some() {
        say(&mut hinting, hidden, &HINTS, &facts(&scene, &next), &settings);
    }
    // What was said of a beat that was taken back or jumped over goes at once, unless it is still so.
    if !(*beat..=*beat + 1).contains(&scene.beat) {
        recheck(&mut hinting);
    }
    *beat = scene.beat;
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<DiveView>
        .or_else(resource_exists_and_changed::<NextBeat>)
        .or_else(resource_exists_and_changed::<InputMode>)
        .or_else(resource_changed::<Hinting>);
    app.add_systems(
        Update,
        attend
            .in_set(HintSystems::Attend)
            // The next beat was foreseen by then.
            .after(ViewSystems::Sync)
            .run_if(in_state(Screen::DIVE).and_then(changed)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_ui::hints::next;

    fn due(facts: DiveFacts) -> Option<&'static str> {
        next(&HINTS, &facts, &[]).map(|hint| hint.key)
    }

    #[test]
    fn nothing_is_due_where_nothing_is_so() {
        assert_eq!(due(DiveFacts::default()), None);
    }

    #[test]
    fn a_dive_tells_what_is_about_to_hurt_before_what_lies_about() {
        let base = DiveFacts { beat: 30, floor: 1, calm: true, ..DiveFacts::default() };
        let with = |change: fn(&mut DiveFacts)| {
            let mut facts = base;
            change(&mut facts);
            due(facts)
        };
        assert_eq!(with(|it| it.wind_up = true), Some("dive_wind_up"));
        assert_eq!(with(|it| (it.wind_up, it.in_danger) = (true, true)), Some("dive_danger"));
        assert_eq!(with(|it| (it.fuse, it.gold) = (true, true)), Some("dive_fuse"));
        assert_eq!(with(|it| (it.frozen, it.hunted) = (true, true)), Some("dive_freeze"));
        assert_eq!(with(|it| it.stuck = true), Some("dive_water"));
        assert_eq!(with(|it| it.water = true), Some("dive_pool"));
        assert_eq!(with(|it| it.goods = true), Some("dive_goods"));
        assert_eq!(with(|it| it.bomb = true), Some("dive_bomb"));
        assert_eq!(with(|it| (it.bomb, it.calm) = (true, false)), None, "not among enemies");
        assert_eq!(with(|it| (it.bomb, it.beat, it.floor) = (true, 3, 0)), None, "not at once");
        assert_eq!(with(|_| ()), Some("dive_secret"));
        assert_eq!(with(|it| it.floor = 0), None);
    }
}
