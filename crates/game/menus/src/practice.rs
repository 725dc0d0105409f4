//! Practice: each system of the game alone, without stakes.

use super::page;
use super::seed_row::{self, SeedSettled, SeedSystems, StartWithSeed};
use bevy::prelude::*;
use daemonfall_campaign::Exercise;
use daemonfall_run::practice::NextPractice;
use daemonfall_ui::prelude::*;

fn show(pens: Pens, time: Res<Time<Real>>, mut commands: Commands) {
    let pen = &pens.pen();
    let node = page::heading_and_choices(24.0);
    let root = page::choices(&mut commands, pen.atlas, Screen::PRACTICE, node);
    let head = page::heading(pen.fonts, 6.0, t!("practice"), t!("practice-about"));
    let head = commands.spawn(head).id();
    let choices = choices(&mut commands, pen.fonts, &time);
    let column = commands.spawn(page::choices_column()).add_children(&choices).id();
    commands.entity(root).add_children(&[head, column]);
}

fn choices(commands: &mut Commands, fonts: &Fonts, time: &Time<Real>) -> Vec<Entity> {
    let about = Tooltip::beside(t!("practice-dive-about"));
    let dive = sends(commands, fonts, t!("practice-dive"), about, StartWithSeed);
    let what = text(fonts, theme::SMALL, theme::DIM, t!("practice-dive-what"));
    commands.entity(dive).insert(FocusFirst).with_child(what);
    let seed = seed_row::spawn_row(commands, fonts, time, &t!("practice-seed-about"));
    let mut to = |label: String, what: String, about: String, screen: Screen| {
        let to = link(commands, fonts, label, Tooltip::beside(about), screen);
        commands.entity(to).with_child(text(fonts, theme::SMALL, theme::DIM, what));
        to
    };
    let (label, what) = (t!("practice-breach"), t!("practice-breach-what"));
    let breach = to(label, what, t!("practice-breach-about"), Screen::LINE_UP);
    let (label, what) = (t!("practice-battle"), t!("practice-battle-what"));
    let battle = to(label, what, t!("practice-battle-about"), Screen::COMPOSE);
    let lab =
        to(t!("practice-lab"), t!("practice-lab-what"), t!("practice-lab-about"), Screen::TIME_LAB);
    let (label, what) = (t!("practice-ladder"), t!("practice-ladder-what"));
    let ladder = to(label, what, t!("practice-ladder-about"), Screen::LADDER);
    let back = to(t!("back"), String::new(), t!("back-to-title-about"), Screen::TITLE);
    let divider = commands.spawn(divider()).id();
    vec![dive, seed, battle, breach, lab, ladder, divider, back]
}

fn begin(
    mut settled: MessageReader<SeedSettled>,
    mut next: ResMut<NextPractice>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if let Some(&SeedSettled(seed)) = settled.read().last() {
        screen.set(next.ask(Exercise::Dive { seed }));
    }
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::PRACTICE)
        .add_systems(OnEnter(Screen::PRACTICE), (show, page::scenery(Screen::PRACTICE)))
        .add_systems(
            Update,
            (begin.after(SeedSystems), page::back_to(Screen::TITLE).in_set(BackSystems::Screen))
                .run_if(in_state(Screen::PRACTICE)),
        );
}
