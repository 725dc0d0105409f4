//! The card at the end of a puzzle: the count and whether it is at par, or why the puzzle is lost.

use super::book::Book;
use super::buttons;
use super::climb::{Climb, Climbing};
use super::requests::LadderRequest;
use bevy::prelude::*;
use daemonfall_breach_mode::playback::BreachPlayback;
use daemonfall_campaign::puzzles::{Loss, Session, Standing};
use daemonfall_ui::prelude::*;

#[derive(Component)]
struct Card;

fn words(session: &Session, best: Option<u32>) -> Option<(String, Color, String)> {
    let puzzle = session.puzzle();
    match session.standing() {
        Standing::GoingOn => None,
        Standing::Lost(loss) => Some((t!("ladder-lost"), theme::HOSTILE, lost(loss))),
        Standing::Won { spent } => {
            let (of, spent, par) = (puzzle.trial.system(), *spent, puzzle.par);
            let told = match best {
                Some(best) => {
                    t!("ladder-solved-best", of = of, count = spent, par = par, best = best)
                }
                None => t!("ladder-solved-in", of = of, count = spent, par = par),
            };
            let heading = if spent <= par { t!("ladder-at-par") } else { t!("ladder-solved") };
            Some((heading, theme::PICKUP, told))
        }
    }
}

fn lost(loss: &Loss) -> String {
    match loss {
        Loss::Nobody => t!("ladder-lost-nobody"),
        Loss::Hurt => t!("ladder-lost-hurt"),
        Loss::Gone(who) => t!("ladder-lost-gone", who = who),
        Loss::Undone(what) => t!("ladder-lost-undone", what = what),
        Loss::Late(within) => t!("ladder-lost-late", count = *within),
        Loss::Stalemate => t!("ladder-lost-stalemate"),
    }
}

/// Opens at the end, once all that led to it has been shown; closes when the end is taken back.
fn keep(
    climbing: Climbing,
    book: Res<Book>,
    film: Res<BreachPlayback>,
    screen: Res<State<Screen>>,
    fonts: Res<Fonts>,
    open: Query<Entity, With<Card>>,
    mut commands: Commands,
) {
    let Some((_, session)) = climbing.now() else { return };
    let shown = *screen.get() != Screen::BREACH || film.is_over();
    let best = book.0.best(session.puzzle());
    let Some((heading, colour, told)) = words(session, best).filter(|_| shown) else {
        commands.despawn_all(&open);
        return;
    };
    if !open.is_empty() {
        return;
    }
    let root = (Card, DespawnOnExit(*screen.get()));
    let panel = dialogue::spawn(&mut commands, &fonts, heading, 5, 460.0, root);
    let won = matches!(session.standing(), Standing::Won { .. });
    let wishes = if won {
        [LadderRequest::Next, LadderRequest::Restart, LadderRequest::Undo, LadderRequest::Leave]
    } else {
        [LadderRequest::Undo, LadderRequest::Restart, LadderRequest::Hint, LadderRequest::Leave]
    };
    let all = wishes.map(|wish| buttons::wish(&mut commands, &fonts, wish));
    commands.entity(all[0]).insert(FocusFirst);
    let rule = session.puzzle().rule.clone();
    commands
        .entity(panel)
        .with_child(text(&fonts, theme::BODY, colour, told))
        .with_child(text(&fonts, theme::SMALL, theme::NEUTRAL, rule))
        .add_children(&all);
}

pub fn plugin(app: &mut App) {
    let playing =
        in_state(Screen::DIVE).or_else(in_state(Screen::BREACH)).or_else(in_state(Screen::ARRANGE));
    app.add_systems(Update, keep.run_if(resource_exists::<Climb>.and_then(playing)));
}
