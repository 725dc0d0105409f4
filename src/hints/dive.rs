//! Hints of a dive.

use super::dive_facts::{DiveFacts, facts};
use super::{Hint, HintSystems, Hinting, say};
use crate::input::mode::InputMode;
use crate::screen::Screen;
use crate::settings::Settings;
use crate::view::ViewSystems;
use crate::view::scene::Scene;
use bevy::prelude::*;
use daemonfall_text::t;

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
    scene: Res<Scene>,
    mode: Res<InputMode>,
    settings: Res<Settings>,
    mut hinting: ResMut<Hinting>,
) {
    let hidden = matches!(*mode, InputMode::Log | InputMode::Help) || scene.over;
    if scene.hero.is_some() {
        say(&mut hinting, hidden, &HINTS, &facts(&scene), &settings);
    }
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Scene>
        .or_else(resource_exists_and_changed::<InputMode>)
        .or_else(resource_changed::<Hinting>);
    app.add_systems(
        Update,
        attend
            .in_set(HintSystems::Attend)
            .after(ViewSystems::Read)
            .run_if(in_state(Screen::DIVE).and_then(changed)),
    );
}
