//! Hints for a battle's film, and for composing stacks.

use crate::begin::Show;
use crate::film::Way;
use crate::transport::Transport;
use bevy::prelude::*;
use daemonfall_platform::settings::Settings;
use daemonfall_ui::hints::{Hint, HintSystems, Hinting, say};
use daemonfall_ui::prelude::*;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BattleFacts {
    pub moves: usize,
    pub answer: bool,
    pub shot: bool,
    pub gift: bool,
    pub over: bool,
}

/// Most urgent first.
pub static HINTS: [Hint<BattleFacts>; 6] = [
    Hint { key: "battle_over", words: || t!("hint-battle-over"), due: |it| it.over },
    Hint { key: "battle_riposte", words: || t!("hint-battle-riposte"), due: |it| it.answer },
    Hint { key: "battle_shot", words: || t!("hint-battle-shot"), due: |it| it.shot },
    Hint { key: "battle_healing", words: || t!("hint-battle-healing"), due: |it| it.gift },
    Hint { key: "battle_why", words: || t!("hint-battle-why"), due: |it| it.moves >= 2 },
    Hint { key: "battle_film", words: || t!("hint-battle-film"), due: |it| !it.over },
];

fn facts(show: &Show, reel: &Transport) -> BattleFacts {
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

fn attend(
    show: Res<Show>,
    reel: Res<Transport>,
    settings: Res<Settings>,
    mut hinting: ResMut<Hinting>,
) {
    let facts = facts(&show, &reel);
    say(&mut hinting, reel.ended, &HINTS, &facts, &settings);
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        attend.in_set(HintSystems::Attend).run_if(
            in_state(Screen::BATTLE)
                .and_then(resource_exists::<Show>)
                .and_then(resource_exists::<Transport>),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_ui::hints::next;

    #[test]
    fn the_end_of_a_battle_comes_before_all_else() {
        let over = BattleFacts { over: true, answer: true, moves: 9, ..BattleFacts::default() };
        assert_eq!(next(&HINTS, &over, &[]).map(|hint| hint.key), Some("battle_over"));
    }
}
