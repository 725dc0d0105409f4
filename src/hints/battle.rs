//! Hints of a battle's film, and of where stacks are composed.

use super::{Hint, HintSystems, Hinting, say};
use crate::battle::begin::Show;
use crate::battle::film::Way;
use crate::battle::reel::Reel;
use crate::screens::Screen;
use crate::settings::Settings;
use bevy::prelude::*;

/// What is so in the film of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BattleFacts {
    /// Moves that have begun.
    pub moves: usize,
    /// The last of them is an answer to a blow.
    pub answer: bool,
    /// It is a shot.
    pub shot: bool,
    /// It does good.
    pub gift: bool,
    /// The film is at its end.
    pub over: bool,
}

/// What is most pressing first.
pub static HINTS: [Hint<BattleFacts>; 6] = [
    Hint {
        key: "battle_over",
        words: "The film is over. The line of time leads back to any move of it; Leave shows what came of the battle.",
        due: |it| it.over,
    },
    Hint {
        key: "battle_riposte",
        words: "A riposte: a target of melee that lives and knows Strike strikes back, one weaker. It is not answered.",
        due: |it| it.answer,
    },
    Hint {
        key: "battle_shot",
        words: "Archery: two shots, and no riposte to them.",
        due: |it| it.shot,
    },
    Hint {
        key: "battle_healing",
        words: "Healing: up to 5 health for a friend. Each unit can do it once in a battle.",
        due: |it| it.gift,
    },
    Hint {
        key: "battle_why",
        words: "Point at a unit to see what it weighed: it makes the move with the highest expected value over all its repeats.",
        due: |it| it.moves >= 2,
    },
    Hint {
        key: "battle_film",
        words: "The battle was fought by itself; this is its film. Stop it, go move by move, or leave for its end.",
        due: |it| !it.over,
    },
];

/// Reads them.
fn facts(show: &Show, reel: &Reel) -> BattleFacts {
    let film = &show.film;
    let moves = film.begun(reel.now);
    let last = moves.checked_sub(1).and_then(|last| film.frames.get(last));
    let is = |way: Way| last.is_some_and(|frame| frame.way == way);
    BattleFacts {
        moves,
        answer: is(Way::Answer),
        shot: is(Way::Shot),
        gift: is(Way::Gift),
        over: reel.now >= film.lasts,
    }
}

fn attend(show: Res<Show>, reel: Res<Reel>, settings: Res<Settings>, mut hinting: ResMut<Hinting>) {
    let facts = facts(&show, &reel);
    say(&mut hinting, reel.ended, &HINTS, &facts, &settings);
}

/// Gives hints of a battle.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        attend.in_set(HintSystems::Attend).run_if(
            in_state(Screen::Battle)
                .and_then(resource_exists::<Show>)
                .and_then(resource_exists::<Reel>),
        ),
    );
}
