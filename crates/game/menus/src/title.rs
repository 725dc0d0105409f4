//! The title menu, where runs begin, and the menu of practice, where each system is played alone.
//! Behind it is a room of the machine that moves on its own.

mod credits;

use super::seed_row::{self, SeedSettled, SeedSystems, StartWithSeed};
use super::{page, settings as settings_screen};
use crate::prelude::*;
use daemonfall_campaign::Exercise;
use daemonfall_campaign::saves::{Newest, SavedRun, newest};
use daemonfall_run::begin::{Begin, LeaveSystems};
use daemonfall_run::practice::NextPractice;
use daemonfall_ui::focus::Returns;
use daemonfall_ui::tooltip::KeepsClear;

fn show(pens: Pens, mut commands: Commands) {
    let pen = &pens.pen();
    // In a compact window the choices stay on the left, and the logo stands over the picture.
    let node = Adapts::new(page::upright(28.0), |node| {
        node.flex_direction = FlexDirection::RowReverse;
        node.align_items = AlignItems::Center;
        node.justify_content = JustifyContent::FlexEnd;
        node.padding = UiRect { left: px(40), bottom: px(28), ..default() };
        node.column_gap = px(64);
    });
    let root = page::choices(&mut commands, pen.atlas, Screen::TITLE, node);
    let head = commands.spawn(head(pen)).id();
    let menu = commands.spawn((page::choices_column(), Menu)).id();
    let credits = credits::corner(&mut commands);
    commands.entity(root).insert(Returns).add_children(&[head, menu, credits]);
}

/// Size of the logo's picture; its height follows from `LOGO_WIDTH`.
const LOGO: Vec2 = Vec2::new(1364.0, 368.0);
const LOGO_WIDTH: f32 = 600.0;
/// The logo's picture has a margin for its glow; this aligns the letters with the menu.
const LOGO_MARGIN: f32 = 101.0 * LOGO_WIDTH / LOGO.x;

fn logo_node(scale: f32) -> Node {
    Node {
        width: px(LOGO_WIDTH * scale),
        height: px(LOGO_WIDTH * LOGO.y / LOGO.x * scale),
        margin: UiRect {
            left: px(-LOGO_MARGIN * scale),
            bottom: px(-LOGO_MARGIN / 2.0 * scale),
            ..default()
        },
        ..default()
    }
}

fn head(pen: &Pen) -> impl Bundle {
    let logo = (
        ImageNode::new(pen.atlas.logo.clone()),
        Adapts::new(logo_node(1.0), |node| {
            *node = logo_node(0.7);
            node.flex_shrink = 0.0;
        }),
        KeepsClear,
        Pickable::IGNORE,
    );
    (
        Adapts::new(column(2.0), |node| {
            node.align_self = AlignSelf::FlexStart;
            node.margin = UiRect::top(px(20));
        }),
        Pickable::IGNORE,
        children![
            logo,
            (
                text(theme::BODY, theme::DIM, t!("title-about")),
                // The picture begins beside it.
                Node { max_width: px(400), ..default() },
            ),
        ],
    )
}

#[derive(Component)]
pub struct Menu;

pub fn fill(
    menu: Single<Entity, With<Menu>>,
    store: Res<SaveStore>,
    data: Res<GameData>,
    settings: Res<Settings>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let mut choices = Vec::new();
    let Newest { run, trouble } = newest(&***store, &data.0);
    if let Some(error) = trouble {
        let error = refused::kept(&error);
        notices.write(Notice::wrong(match &run {
            Some((_, saved)) => {
                t!("title-continue-earlier", error = error, turn = saved.stage().turn)
            }
            None => t!("title-continue-not", error = error),
        }));
    }
    if let Some((_, saved)) = run {
        choices.push(go_on(&mut commands, saved, &data.0));
    }
    let kept = !choices.is_empty();
    let mut to = |label: String, about: String, screen: Screen| {
        link(&mut commands, label, Tooltip::beside(about), screen)
    };
    let new_run = to(t!("new-run"), t!("title-new-run-about"), Screen::NEW_RUN);
    let saves = to(t!("title-saves"), t!("title-saves-about"), Screen::SAVES);
    let feats = to(t!("feats"), t!("title-feats-about"), Screen::FEATS);
    let practice = to(t!("practice"), t!("title-practice-about"), Screen::PRACTICE);
    let first = choices.first().copied().filter(|_| kept);
    commands.entity(first.unwrap_or(new_run)).insert(FocusFirst);
    // The wider one is nearer below the new run: arrows reach it first.
    for (button, part) in [(saves, 2.0), (feats, 1.0)] {
        commands.entity(button).node(move |node| {
            node.flex_grow = part;
            node.flex_basis = px(0);
        });
    }
    let saves = commands.group(Node { column_gap: px(10), ..default() }, &[saves, feats]);
    choices.extend([new_run, saves, practice, settings_screen::button_to(&mut commands)]);
    let about = Tooltip::beside(t!("packs-about"));
    choices.push(link(&mut commands, t!("packs"), about, Screen::PACKS));
    choices.push(commands.spawn(divider()).id());
    choices.push(page::switches(&mut commands, &settings));
    if !cfg!(target_family = "wasm") {
        choices.push(quit(&mut commands));
    }
    commands.entity(*menu).add_children(&choices);
}

fn place(saved: &SavedRun) -> String {
    let turn = saved.stage().turn;
    match saved.snapshot.run.phase {
        Phase::Sector => t!("title-continue-sector", turn = turn),
        Phase::Encounter(_) => t!("title-continue-encounter", turn = turn),
        Phase::Dive(_) => t!("title-continue-dive", turn = turn),
        Phase::Door(_) => t!("title-continue-door", turn = turn),
        Phase::Breach(_) => t!("title-continue-breach", turn = turn),
        Phase::Prize(_) => t!("title-continue-prize", turn = turn),
        Phase::Over(_) => t!("title-continue-over", turn = turn),
    }
}

fn go_on(commands: &mut Commands, saved: SavedRun, content: &Content) -> Entity {
    let stage = saved.stage();
    let place = place(&saved);
    let difficulty = content.campaign.difficulty(&stage.difficulty);
    let about = t!(
        "title-continue-about",
        seed = seed_text(stage.seed),
        difficulty = difficulty.map_or(stage.difficulty.clone(), |it| it.name.to_lowercase())
    );
    let begin = Begin::Resume(Box::new(saved));
    let go_on = sends(commands, t!("title-continue"), Tooltip::beside(about), begin);
    commands.entity(go_on).with_child(text(theme::SMALL, theme::DIM, place));
    go_on
}

#[derive(Component)]
struct Leaving;

fn quit(commands: &mut Commands) -> Entity {
    let about = Tooltip::beside(t!("title-quit-about"));
    sends(commands, t!("title-quit"), about, AppExit::Success)
}

fn open(commands: &mut Commands) {
    let root = (Leaving, DespawnOnExit(Screen::TITLE));
    let panel = dialogue::spawn(commands, t!("title-leave"), 5, 400.0, root);
    let (label, about) = (t!("title-stay"), t!("title-stay-about"));
    let stay = dialogue::first_answer(commands, label, about, dialogue::close::<Leaving>);
    let quit = quit(commands);
    commands.entity(panel).add_children(&[stay, quit]);
}

/// Asks, or closes the question. In a browser the page is closed with the browser's own means.
fn step_back(mut back: ResMut<Back>, asked: Query<Entity, With<Leaving>>, mut commands: Commands) {
    if !back.take() || cfg!(target_family = "wasm") {
        return;
    }
    if asked.is_empty() {
        open(&mut commands);
    }
    commands.despawn_all(&asked);
}

fn show_practice(
    pens: Pens,
    time: Res<Time<Real>>,
    last: Res<NextPractice>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let node = page::heading_and_choices(24.0);
    let root = page::choices(&mut commands, pen.atlas, Screen::PRACTICE, node);
    let head = page::heading(6.0, t!("practice"), t!("practice-about"));
    let head = commands.spawn((head, KeepsClear)).id();
    let choices = choices(&mut commands, &time);
    let column = commands.spawn(page::choices_column()).add_children(&choices).id();
    commands.entity(root).insert(Returns).add_children(&[head, column]);
    if let Some(seed) = last.dived() {
        commands.queue(move |world: &mut World| seed_row::put(world, seed));
    }
}

fn choices(commands: &mut Commands, time: &Time<Real>) -> Vec<Entity> {
    let about = Tooltip::beside(t!("practice-dive-about"));
    let dive = sends(commands, t!("practice-dive"), about, StartWithSeed);
    let what = text(theme::BODY, theme::DIM, t!("practice-dive-what"));
    commands.entity(dive).with_child(what);
    let seed = seed_row::spawn_row(commands, time, &t!("practice-seed-about"), None);
    let mut to = |label: String, what: String, about: String, screen: Screen| {
        let to = link(commands, label, Tooltip::beside(about), screen);
        commands.entity(to).with_child(text(theme::BODY, theme::DIM, what));
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
    let [above, below] = [(); 2].map(|()| commands.spawn(divider()).id());
    commands.entity(ladder).insert(FocusFirst);
    vec![ladder, above, dive, seed, battle, breach, lab, below, back]
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
    app.add_screen(Screen::TITLE)
        .add_systems(
            OnEnter(Screen::TITLE),
            ((show, fill).chain().after(LeaveSystems), page::scenery(Screen::TITLE)),
        )
        .add_systems(
            Update,
            (
                dialogue::step_back::<credits::Credits>.in_set(BackSystems::Dialogue),
                step_back.in_set(BackSystems::Screen),
            )
                .run_if(in_state(Screen::TITLE)),
        )
        .add_screen(Screen::PRACTICE)
        .add_systems(OnEnter(Screen::PRACTICE), (show_practice, page::scenery(Screen::PRACTICE)))
        .add_systems(
            Update,
            (begin.after(SeedSystems), page::back_to(Screen::TITLE).in_set(BackSystems::Screen))
                .run_if(in_state(Screen::PRACTICE)),
        );
}
