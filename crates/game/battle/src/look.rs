//! How the interface treats the screen of a battle's film; its page of the help, and the hints for
//! it and for composing stacks.

use super::transport::Transport;
use crate::begin::Show;
use crate::film::Way;
use daemonfall_ui::help::parts::{Say, column, keys_of};
use daemonfall_ui::help::{AddHelpPage, Drawn, HelpPage};
use daemonfall_ui::hints::{Hint, HintSystems, Hinting, say};
use daemonfall_ui::look::{AddLook, HintLine, LARGEST_REPLACED, Look, Place};
use daemonfall_ui::prelude::*;
use daemonfall_ui::transport::FilmAction;

fn danger(reel: &Transport) -> f32 {
    if reel.ended { 0.2 } else { 0.7 }
}

const KEYS: [(FilmAction, Say, Say); 12] = [
    (FilmAction::Play, String::new, || t!("help-battle-play")),
    (FilmAction::On, String::new, || t!("help-battle-on")),
    (FilmAction::Back, String::new, || t!("help-battle-back")),
    (FilmAction::TurnOn, String::new, || t!("help-battle-turn-on")),
    (FilmAction::TurnBack, String::new, || t!("help-battle-turn-back")),
    (FilmAction::Start, String::new, || t!("help-battle-start")),
    (FilmAction::End, String::new, || t!("help-battle-end")),
    (FilmAction::Faster, || t!("help-battle-pace-key"), || t!("help-battle-pace")),
    (FilmAction::Again, String::new, || t!("help-battle-again")),
    (FilmAction::Next, String::new, || t!("help-battle-next")),
    (FilmAction::Previous, String::new, || t!("help-battle-previous")),
    (FilmAction::Leave, String::new, || t!("help-battle-leave")),
];

const MOUSE: [(Say, Say); 3] = [
    (|| t!("help-battle-mouse-hover-how"), || t!("help-battle-mouse-hover")),
    (|| t!("help-battle-mouse-click-how"), || t!("help-battle-mouse-click")),
    (|| t!("help-battle-mouse-drag-how"), || t!("help-battle-mouse-drag")),
];

const SHOWN: [Say; 6] = [
    || t!("help-battle-shown-order"),
    || t!("help-battle-shown-answers"),
    || t!("help-battle-shown-once"),
    || t!("help-battle-shown-ends"),
    || t!("help-battle-shown-worth"),
    || t!("help-battle-shown-course"),
];

fn keys(commands: &mut Commands, drawn: &Drawn) -> Entity {
    keys_of(commands, drawn, None, &KEYS, t!("help-battle-step-back"), &MOUSE)
}

fn shown(commands: &mut Commands, _: &Drawn) -> Entity {
    let caption = widgets::text(theme::CAPTION, theme::DIM, t!("help-battle-shown"));
    let shown = commands.spawn(Node { row_gap: px(8), ..column() }).with_child(caption).id();
    for words in SHOWN {
        let words = terms::text(theme::BODY, theme::LIGHT, words(), &[Topic::Battle]);
        commands.entity(shown).with_child(words);
    }
    shown
}

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
    app.add_look(
        Screen::BATTLE,
        Look {
            grows: false,
            letters: LARGEST_REPLACED,
            topics: &[Topic::Battle, Topic::Sector],
            help: Topic::Battle,
            hint: HintLine {
                // In place of the keys: everything else is read.
                wide: Place::down_to(24.0, 719.0, 1232.0),
                // Below the player's own stacks.
                compact: Place::down_to(16.0, 348.0, 500.0),
                on_stage: true,
                ..default()
            },
            title: |_| Some(t!("window-battle")),
            track: Some("breach"),
            danger: |world| world.get_resource::<Transport>().map_or(0.0, danger),
            ..default()
        },
    )
    .add_help_page(HelpPage {
        about: Topic::Battle,
        name: || t!("help-battle"),
        heading: || t!("help-battle-heading"),
        rule: Some(|| t!("help-battle-rule")),
        topics: &[Topic::Battle],
        columns: |commands, drawn| [keys(commands, drawn), shown(commands, drawn)],
    })
    .add_systems(
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
    fn a_battle_is_dangerous_while_it_runs() {
        let mut reel = Transport::default();
        let running = danger(&reel);
        reel.ended = true;
        assert!(danger(&reel) < running);
    }

    #[test]
    fn the_end_of_a_battle_comes_before_all_else() {
        let over = BattleFacts { over: true, answer: true, moves: 9, ..BattleFacts::default() };
        assert_eq!(next(&HINTS, &over, &[]).map(|hint| hint.key), Some("battle_over"));
    }
}
