//! The summary over the film once it has ended, and the ways out.

use crate::begin::{NextBattle, Show};
use crate::film::remaining;
use crate::panel::likely;
use crate::transport::{Transport, TransportRequest};
use daemonfall_battle::{Camp, ParticipantId, Stake};
use daemonfall_platform::clock::fresh_seed;
use daemonfall_ui::prelude::*;
use daemonfall_ui::transport::FilmAction;

#[derive(Component)]
pub struct Summary;

/// Width of all lines.
const WIDE: f32 = 470.0;

/// The outcome from the near side's view: a heading, its colour, a sentence.
fn told(show: &Show) -> (String, Color, String) {
    if show.deciding.is_some() {
        let about = match show.fought.leader {
            Some(Stake::Overrun) => t!("battle-end-overrun"),
            _ => t!("battle-end-leader.about"),
        };
        return (t!("battle-end-leader"), theme::DANGER, about);
    }
    let near = show.fought.cast.near();
    let Some(won) = show.fought.battle.ending.outcome.winner() else {
        return (t!("battle-end-stalemate"), theme::NEUTRAL, t!("battle-end-stalemate.about"));
    };
    match (show.fought.cast.own.is_some(), won == near, won) {
        (true, true, _) => (t!("battle-end-won"), theme::PICKUP, t!("battle-end-won.about")),
        (true, false, _) => (t!("battle-end-lost"), theme::HOSTILE, t!("battle-end-lost.about")),
        (false, _, Camp::Attacker) => {
            (t!("battle-end-attackers-won"), theme::LIGHT, t!("battle-end-attackers-won.about"))
        }
        (false, _, Camp::Defender) => {
            (t!("battle-end-defenders-won"), theme::LIGHT, t!("battle-end-defenders-won.about"))
        }
    }
}

pub fn sum_up(
    show: Res<Show>,
    reel: Res<Transport>,
    pens: Pens,
    open: Query<Entity, With<Summary>>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    if !dialogue::turns(reel.ended, &open, &mut commands) {
        return;
    }
    let (heading, colour, words) = told(&show);
    let root = (Summary, Unhurried::default(), DespawnOnExit(Screen::BATTLE));
    let panel = dialogue::spawn(&mut commands, heading, 5, 520.0, root);
    commands.entity(panel).with_children(|panel| {
        panel.spawn(line(theme::BODY, colour, words));
        if let Some(chance) = show.fought.chance {
            let words = t!("battle-end-chance", share = likely(chance).share);
            panel.spawn(line(theme::BODY, theme::DIM, words));
        }
        let near = show.fought.cast.near();
        for camp in [near, near.other()] {
            side(panel, pen, &show, camp);
        }
        for words in dead(&show).iter().chain(&show.fought.spoils) {
            panel.spawn(line(theme::BODY, theme::LIGHT, words.clone()));
        }
    });
    let ways = ways(&mut commands, show.fought.practice);
    for way in &ways {
        // Set explicitly: labels could wrap to more lines than they have.
        commands.entity(*way).node(|node| node.height = px(40));
    }
    commands.entity(panel).add_children(&ways);
}

/// A line that wraps. Without a width, its panel would be as high as for the narrowest wrapping.
fn line(style: Style, colour: Color, words: String) -> impl Bundle {
    (text(style, colour, words), Node { width: px(WIDE), flex_shrink: 0.0, ..default() })
}

/// The player's units that died, by name: the first ones, if they are many.
fn dead(show: &Show) -> Option<String> {
    const MOST: usize = 8;
    let own = show.fought.cast.own?;
    let all = (0..).map(ParticipantId).zip(show.fought.plan.participants());
    let all = all.zip(&show.fought.battle.ending.health);
    let dead = all.filter(|((_, one), health)| one.camp == own && health.is_dead());
    let mut names: Vec<&str> = dead.map(|((id, _), _)| show.fought.cast.name(id)).collect();
    if names.len() > MOST {
        names.truncate(MOST);
        names.push("\u{2026}");
    }
    (!names.is_empty()).then(|| t!("battle-end-died", names = names.join(", ")))
}

/// A side: how many are left of how many, and all its units, survivors with their health, the dead
/// struck out.
fn side(panel: &mut ChildSpawnerCommands, pen: &Pen, show: &Show, camp: Camp) {
    let (plan, cast) = (&show.fought.plan, &show.fought.cast);
    let all = (0..).map(ParticipantId).zip(plan.participants());
    let own: Vec<ParticipantId> =
        all.filter(|(_, one)| one.camp == camp).map(|(id, _)| id).collect();
    let caption = match (cast.own, camp) {
        (Some(own), camp) if own == camp => t!("battle-end-yours-left"),
        (Some(_), _) => t!("battle-end-theirs-left"),
        (None, Camp::Attacker) => t!("battle-end-attackers-left"),
        (None, Camp::Defender) => t!("battle-end-defenders-left"),
    };
    let left = remaining(plan, &show.fought.battle.ending.health, &[], camp);
    panel.part(Node { margin: UiRect::top(px(theme::GAP)), ..row(theme::GAP) }, |line| {
        line.spawn(text(theme::CAPTION, cast.colour(camp), caption));
        let left = format!("{left}/{}", own.len());
        line.spawn(text(theme::NUMBER_SMALL, theme::LIGHT, left));
    });
    let columns = own.len().clamp(8, 24);
    let step = WIDE / columns as f32;
    let size = (step * 0.72).min(34.0);
    let pitch = size + 12.0;
    let rows = own.len().div_ceil(columns);
    panel.part(
        Node { width: px(WIDE), height: px(pitch * rows as f32), flex_shrink: 0.0, ..default() },
        |grid| {
            for (number, id) in own.iter().enumerate() {
                let corner =
                    Vec2::new(step * (number % columns) as f32, pitch * (number / columns) as f32);
                let health = show.fought.battle.ending.health[id.0 as usize];
                let middle = corner + Vec2::new(step / 2.0, size / 2.0 + 1.0);
                let dead = health.is_dead();
                let tint = cast.colour(camp).with_alpha(if dead { 0.25 } else { 1.0 });
                let flip = camp != cast.near();
                pen.icon(grid, cast.sprite(*id), middle, size, tint, flip);
                let wide = step - 8.0;
                let bar = middle + Vec2::new(-wide / 2.0, size / 2.0 + 4.0);
                let part = health.current as f32 / health.max.max(1) as f32;
                pen.bar(grid, Rect::from_corners(bar, bar + Vec2::new(wide, 3.0)), theme::LINE);
                let filled = Rect::from_corners(bar, bar + Vec2::new(wide * part, 3.0));
                pen.bar(grid, filled, cast.colour(camp));
                if dead {
                    grid.spawn((
                        at(middle.x - size * 0.55, middle.y - 0.75, size * 1.1, 1.5),
                        BackgroundColor(theme::NEUTRAL),
                        UiTransform::from_rotation(Rot2::degrees(-45.0)),
                        Pickable::IGNORE,
                    ));
                }
            }
        },
    );
}

fn ways(commands: &mut Commands, practice: bool) -> Vec<Entity> {
    let on = dialogue::first_answer(commands, t!("battle-end-go-on"), String::new(), go_back);
    // Its line would lie over the log, and says no more.
    commands.entity(on).remove::<Tooltip>();
    let (label, about) = (t!("battle-end-again"), t!("battle-end-again.about"));
    let again = sends(commands, label, Tooltip::beside(about), TransportRequest::Again);
    let other = practice.then(|| {
        let (label, about) = (t!("battle-end-fight-again"), t!("battle-end-fight-again.about"));
        dialogue::answer(commands, label, about, fight_again)
    });
    let (label, about) = (t!("battle-end-look"), t!("battle-end-look.about"));
    let look = |_: On<Activate>, mut reel: ResMut<Transport>| reel.ended = false;
    let look = dialogue::answer(commands, label, about, look);
    [on, again].into_iter().chain(other).chain([look]).collect()
}

/// Leaves the film, but not before the end of the run was shown.
pub fn go_back(
    _: On<Activate>,
    show: Res<Show>,
    mut reel: ResMut<Transport>,
    mut next: ResMut<NextState<Screen>>,
) {
    if !show.go_to_unseen(&mut reel) {
        next.set(show.fought.back_to);
    }
}

fn fight_again(
    _: On<Activate>,
    show: Res<Show>,
    time: Res<Time<Real>>,
    mut battle: ResMut<NextBattle>,
    mut next: ResMut<NextState<Screen>>,
) {
    battle.0 = Some(show.fought.clone().again(fresh_seed(time.elapsed())));
    next.set(Screen::BATTLE);
}

pub fn step_back(
    mut back: ResMut<Back>,
    show: Res<Show>,
    mut reel: ResMut<Transport>,
    input: Res<ActionInput>,
    mut requests: MessageWriter<TransportRequest>,
    mut next: ResMut<NextState<Screen>>,
) {
    let leaves = input.has_on_screen(FilmAction::Leave);
    if back.take() {
        if !show.go_to_unseen(&mut reel) {
            next.set(show.fought.back_to);
        }
    } else if leaves && reel.now >= show.film.lasts && !show.unseen {
        next.set(show.fought.back_to);
    } else if leaves {
        requests.write(TransportRequest::End);
    }
}
