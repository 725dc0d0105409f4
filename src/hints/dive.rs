//! Hints of a dive.

use super::dive_facts::{DiveFacts, facts};
use super::{Hint, HintSystems, Hinting, say};
use crate::input::mode::InputMode;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::view::ViewSystems;
use crate::view::scene::Scene;
use bevy::prelude::*;

/// What is most pressing first: what is about to hurt, what holds, who is there, what lies about.
pub static HINTS: [Hint<DiveFacts>; 24] = [
    Hint {
        key: "dive_danger",
        words: "Where you stand will be struck in the next beat. Step out of the marked cells, or be the first to strike.",
        due: |it| it.in_danger,
    },
    Hint {
        key: "dive_freeze",
        words: "You are frozen: your next actions are lost, until it ends or somebody hits you.",
        due: |it| it.frozen,
    },
    Hint {
        key: "dive_stun",
        words: "You are stunned: each of its beats is one action of yours lost.",
        due: |it| it.stunned,
    },
    Hint {
        key: "dive_bind",
        words: "You are bound: you cannot move, but strike and dig. It ends when the one who bound you dies.",
        due: |it| it.bound,
    },
    Hint {
        key: "dive_water",
        words: "Water holds you: your next action only frees you.",
        due: |it| it.stuck,
    },
    Hint {
        key: "dive_burn",
        words: "You burn: one damage a beat until it is over.",
        due: |it| it.burning,
    },
    Hint {
        key: "dive_fuse",
        words: "A fuse burns: the number counts the beats. Then everything in the marked cells is in the explosion.",
        due: |it| it.fuse,
    },
    Hint {
        key: "dive_wind_up",
        words: "An enemy winds up: the number counts the beats until it comes over the hatched cells. Be elsewhere by then.",
        due: |it| it.wind_up,
    },
    Hint {
        key: "dive_push",
        words: "This one pushes: you would be moved from your cell until something blocks you. Mind what lies behind you.",
        due: |it| it.pusher,
    },
    Hint {
        key: "dive_drink",
        words: "You are badly hurt and carry a potion. Drinking it takes a beat.",
        due: |it| it.thirsty,
    },
    Hint {
        key: "dive_foe",
        words: "Somebody hunts you. Each beat all act once, you first, then by priority: the list at the side shows the order.",
        due: |it| it.hunted,
    },
    Hint {
        key: "dive_weapon",
        words: "Another weapon in hand: it strikes other cells. They are lit under the pointer before you take the step.",
        due: |it| it.wide_weapon,
    },
    Hint {
        key: "dive_moving",
        words: "A step strikes what your weapon reaches, else digs the wall ahead, else moves. Nothing moves until you do.",
        due: |it| it.new,
    },
    Hint {
        key: "dive_ice",
        words: "Ice slides whoever steps on it on, a cell a beat, until something is in the way.",
        due: |it| it.ice,
    },
    Hint {
        key: "dive_coals",
        words: "Coals hurt whoever begins a beat on them and stays on them. Cross them without a stop.",
        due: |it| it.coals,
    },
    Hint {
        key: "dive_pool",
        words: "Water ahead: the first action after entering it only frees you. Enemies that do not hover are held by it too.",
        due: |it| it.water,
    },
    Hint {
        key: "dive_bounce",
        words: "A bounce trap pushes whoever steps on it two cells the way it points. Lure enemies over it.",
        due: |it| it.bounce,
    },
    Hint {
        key: "dive_goods",
        words: "A shop: what lies on its floor is for sale. Walk over it to buy it; without enough gold it stays.",
        due: |it| it.goods,
    },
    Hint {
        key: "dive_gear",
        words: "There lies a weapon or armour. Walking over it takes it up, and leaves your old one in its place.",
        due: |it| it.gear,
    },
    Hint {
        key: "dive_gold",
        words: "Gold buys goods in shops. What is left when you come out of a dive becomes cycles.",
        due: |it| it.gold,
    },
    Hint {
        key: "dive_stairs",
        words: "The stairs: they lead down, and from the last floor out. Statuses end on them; what you carry stays.",
        due: |it| it.stairs,
    },
    Hint {
        key: "dive_bomb",
        words: "You carry a bomb: set it, then choose a direction. It goes off three beats later, breaks walls and spares nobody.",
        due: |it| it.bomb && it.calm && it.beat >= 12,
    },
    Hint {
        key: "dive_dark",
        words: "What is dim you do not see any more: it is shown as you left it. Somebody may stand there by now.",
        due: |it| it.recalled && it.calm && it.beat >= 20,
    },
    Hint {
        key: "dive_secret",
        words: "Some rooms have no door. A walled-off place on the map may be a secret room: dig or blow up its wall.",
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

/// Gives hints of a dive.
pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Scene>
        .or_else(resource_exists_and_changed::<InputMode>)
        .or_else(resource_changed::<Hinting>);
    app.add_systems(
        Update,
        attend
            .in_set(HintSystems::Attend)
            .after(ViewSystems::Read)
            .run_if(in_state(Screen::Dive).and_then(changed)),
    );
}
