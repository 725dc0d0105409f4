//! The look-back page: the run's turns as a strip, its events as a list, and how lucky it was.
//! Every event links to the run at that time.

mod luck;
mod strip;
mod words;

use crate::prelude::*;
use crate::run_end::board::LuckLine;
use crate::runs::review::{LookBack, watch};
use daemonfall_campaign::Moment;
use words::tell;

#[derive(Component)]
struct Page;

#[derive(Component)]
struct Progress;

const WIDTH: f32 = 1160.0;
/// Width of the strip: the page without its padding and border.
const STRIP: f32 = WIDTH - 2.0 * theme::WIDE - 2.0;
/// The same in a compact window, whose dialogues are narrower.
const STRIP_COMPACT: f32 = 888.0;
const LIST: f32 = 330.0;
const ENTRY: f32 = 28.0;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shown {
    #[default]
    Nothing,
    Reading,
    Whole,
}

fn wanted(looking: &LookBack) -> Shown {
    match (looking.open, looking.is_reading()) {
        (false, _) => Shown::Nothing,
        (true, true) => Shown::Reading,
        (true, false) => Shown::Whole,
    }
}

fn progress(looking: &LookBack) -> String {
    let (step, steps) = looking.review.progress();
    t!("look-back-reading", step = step, steps = steps)
}

/// Opens, closes, and fills the page once all is known.
fn show(
    looking: Res<LookBack>,
    campaign: Res<Campaign>,
    (pens, compact): (Pens, Res<Compact>),
    pages: Query<Entity, With<Page>>,
    mut shown: Local<Shown>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let wanted = wanted(&looking);
    // On other screens it goes with the screen.
    let stands = !pages.is_empty();
    if *shown == wanted && stands == (wanted != Shown::Nothing) {
        return;
    }
    *shown = wanted;
    commands.despawn_all(&pages);
    if wanted == Shown::Nothing {
        return;
    }
    let root = (Page, DespawnOnExit(Screen::RUN_END));
    let panel = dialogue::spawn(&mut commands, t!("look-back-heading"), 1, WIDTH, root);
    commands.entity(panel).with_children(|panel| {
        if wanted == Shown::Reading {
            let words = text(theme::BODY, theme::DIM, progress(&looking));
            panel.spawn((words, Progress));
        } else {
            if let Some(trouble) = &looking.trouble {
                let words = t!("look-back-trouble", reason = trouble);
                panel.spawn(text(theme::BODY, theme::DANGER, words));
            }
            let wide = if compact.0 { STRIP_COMPACT } else { STRIP };
            strip::spawn(panel, pen, &campaign, &looking, wide);
            body(panel, pen, &campaign, &looking);
        }
        close(panel);
    });
}

fn body(panel: &mut ChildSpawnerCommands, pen: &Pen, campaign: &Campaign, looking: &LookBack) {
    let row = Node { column_gap: px(theme::WIDE), ..default() };
    panel.part(row, |row| {
        let list = Node {
            height: px(LIST),
            flex_grow: 1.0,
            flex_basis: px(0),
            overflow: Overflow::scroll_y(),
            ..column(2.0)
        };
        row.part((list, Scrolls), |list| {
            list.spawn(text(theme::SMALL, theme::DIM, t!("look-back-how")));
            let moments = looking.review.story().moments();
            for moment in moments {
                entry(list, pen, campaign, looking, moment);
            }
        });
        row.part(cell(364.0), |part| luck::spawn(part, pen.letters, &looking.review.luck().luck()));
    });
}

fn entry(
    list: &mut ChildSpawnerCommands,
    pen: &Pen,
    campaign: &Campaign,
    looking: &LookBack,
    moment: &Moment,
) {
    let told = tell(campaign, looking, moment);
    let known = pen.atlas.get(&told.icon).map_or("unit_unknown", |_| told.icon.as_str());
    let node = Node {
        min_height: px(ENTRY),
        padding: UiRect::horizontal(px(8)),
        border: UiRect::all(px(1)),
        align_items: AlignItems::Center,
        column_gap: px(10),
        flex_shrink: 0.0,
        ..default()
    };
    let step = moment.seen_from();
    let about = t!("look-back-watch", step = step);
    list.spawn((GameButton, node, panel_face(), Tooltip::aside(about)))
        .with_children(|line| {
            let turn = t!("run-end-in-turn", turn = moment.turn);
            line.cell(cell(72.0), text(theme::BODY, theme::DIM, turn));
            line.spawn(icon(pen.atlas, known, 16.0, told.colour));
            line.spawn(text(theme::BODY, theme::LIGHT, told.words));
        })
        .observe(move |_: On<Activate>, mut commands: Commands| {
            commands.queue(move |world: &mut World| watch(world, step));
        });
}

fn close(panel: &mut ChildSpawnerCommands) {
    let about = Tooltip::above(t!("look-back-close-about"));
    let close = |_: On<Activate>, mut looking: ResMut<LookBack>| looking.open = false;
    let close = action(panel, t!("look-back-close"), about, close);
    panel.commands_mut().entity(close).insert(FocusFirst);
}

fn tell_luck(looking: Res<LookBack>, mut lines: Query<&mut Text, With<LuckLine>>) {
    for mut line in &mut lines {
        let words = match looking.is_reading() {
            true => progress(&looking),
            false => luck::sentence(&looking.review.luck().luck()),
        };
        line.set_if_neq(Text::new(words));
    }
}

fn tell_progress(looking: Res<LookBack>, mut words: Query<&mut Text, With<Progress>>) {
    for mut words in &mut words {
        words.set_if_neq(Text::new(progress(&looking)));
    }
}

pub fn open(commands: &mut Commands) -> Entity {
    let open = |_: On<Activate>, looking: Option<ResMut<LookBack>>| {
        if let Some(mut looking) = looking {
            looking.open = true;
        }
    };
    let about = Tooltip::new(t!("look-back-open-about"));
    action(commands, t!("look-back-open"), about, open)
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            show.run_if(resource_exists::<Campaign>),
            tell_progress,
            tell_luck.run_if(changed_or_new::<LookBack, LuckLine>),
        )
            .run_if(in_state(Screen::RUN_END).and_then(resource_exists::<LookBack>)),
    );
}
