//! The frames of pages: the room behind, the root, the keys at the foot, the step back, and the
//! switches in every menu: sound, full screen.

use crate::backdrop;
use crate::prelude::*;
use bevy::text::RemSize;
use bevy::ui::{BackgroundGradient, ColorStop, LinearGradient, UiSystems};
use daemonfall_ui::parts::layer;
use daemonfall_ui::prompts::{UPRIGHT, WAYS};
use daemonfall_ui::widgets::{Presses, key_button, key_cap};

pub fn scenery(screen: Screen) -> impl FnMut(Res<Atlas>, Commands) + Clone {
    move |atlas, mut commands| {
        backdrop::spawn(&mut commands, &atlas, screen);
        let ways = if screen == Screen::LADDER { WAYS } else { UPRIGHT };
        let always = [Screen::TITLE, Screen::PRACTICE, Screen::LADDER].contains(&screen);
        if screen == Screen::LADDER {
            let room = (DespawnOnExit(screen), IfRoom, layer(), Pickable::IGNORE);
            commands.spawn(room).with_child(foot(ways, always));
        } else {
            commands.spawn((DespawnOnExit(screen), foot(ways, always)));
        }
    }
}

/// Stands only where the window, measured in letters, is higher than on a phone.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct IfRoom;

/// The least height for it in interface pixels, with letters of the usual size.
const ROOMY: f32 = 500.0;

fn make_room(
    window: Single<&Window, With<PrimaryWindow>>,
    (ui, rem): (Res<UiScale>, Res<RemSize>),
    mut parts: Query<&mut Node, With<IfRoom>>,
) {
    let high = window.height() / ui.0 / theme::letters(&rem);
    let display = if high >= ROOMY { Display::Flex } else { Display::None };
    for mut node in &mut parts {
        if node.display != display {
            node.display = display;
        }
    }
}

pub fn back_to(screen: Screen) -> impl FnMut(ResMut<Back>, ResMut<NextState<Screen>>) + Clone {
    move |mut back, mut next| {
        if back.take() {
            next.set(screen);
        }
    }
}

/// The last part of a file's place, which is shown; its tooltip has the whole.
pub fn file_name(place: &str) -> &str {
    place.rsplit(['/', '\\']).next().unwrap_or(place)
}

fn root(screen: Screen) -> impl Bundle {
    (DespawnOnExit(screen), FocusScope(0), Pickable::IGNORE)
}

/// Full of text over the dimmed room; with the gaps between parts in wide and compact windows.
pub fn list(
    commands: &mut Commands,
    atlas: &Atlas,
    screen: Screen,
    [wide, compact]: [f32; 2],
    mark: impl Bundle,
) -> Entity {
    let node = Node {
        padding: UiRect { left: px(96), right: px(96), bottom: px(40), ..default() },
        ..upright(wide)
    };
    let node = Adapts::new(node, |node| {
        node.padding = UiRect::axes(px(20), px(theme::GAP));
        node.row_gap = px(compact);
    });
    commands
        .spawn((root(screen), node, backdrop::dimmed(), mark))
        .with_child(backdrop::rim(atlas))
        .id()
}

pub fn choices(
    commands: &mut Commands,
    atlas: &Atlas,
    screen: Screen,
    node: (Node, Adapts),
) -> Entity {
    // In a compact window, words and choices stand over the picture; on the title only its logo does.
    let veil = Adapts::new(Node { display: Display::None, ..layer() }, |node| {
        node.display = Display::Flex;
    });
    let stop = |alpha: f32, at: f32| ColorStop::new(theme::ABYSS.with_alpha(alpha), percent(at));
    let dark = match screen == Screen::TITLE {
        true => vec![stop(0.93, 0.0), stop(0.9, 36.0), stop(0.0, 56.0)],
        false => vec![stop(0.93, 0.0), stop(0.93, 100.0)],
    };
    let dark = BackgroundGradient::from(LinearGradient::to_bottom(dark));
    let veil = (veil, dark, ZIndex(-1), Pickable::IGNORE);
    let root = commands.spawn((root(screen), node, shade())).with_child(backdrop::rim(atlas)).id();
    commands.entity(root).with_child(veil).id()
}

pub fn centred(commands: &mut Commands, atlas: &Atlas, screen: Screen, dimmed: f32) -> Entity {
    let node = whole();
    backdrop::spawn(commands, atlas, screen);
    commands
        .spawn((root(screen), node, BackgroundColor(theme::ABYSS.with_alpha(dimmed))))
        .with_child(backdrop::rim(atlas))
        .id()
}

pub fn upright(gap: f32) -> Node {
    Node {
        width: percent(100),
        height: percent(100),
        justify_content: JustifyContent::Center,
        padding: UiRect { left: px(96), bottom: px(24), ..default() },
        ..column(gap)
    }
}

/// The root of a screen with a heading and choices below; side by side in a compact window.
pub fn heading_and_choices(gap: f32) -> (Node, Adapts) {
    Adapts::new(upright(gap), |node| {
        node.flex_direction = FlexDirection::Row;
        node.align_items = AlignItems::Center;
        node.justify_content = JustifyContent::FlexStart;
        node.padding = UiRect { left: px(40), right: px(40), bottom: px(28), ..default() };
        node.column_gap = px(40);
    })
}

/// The column of choices; next to the heading it keeps its width.
pub fn choices_column() -> impl Bundle {
    let node = Node { width: px(380), ..column(10.0) };
    let node = Adapts::new(node, |node| {
        node.flex_shrink = 0.0;
        // Above the keys at the foot, also with all choices of the title on a telephone.
        node.row_gap = px(4);
    });
    (node, Pickable::IGNORE)
}

fn shade() -> BackgroundGradient {
    let stop = |alpha: f32, at: f32| ColorStop::new(theme::ABYSS.with_alpha(alpha), percent(at));
    LinearGradient::to_right(vec![
        stop(0.99, 0.0),
        stop(0.97, 28.0),
        stop(0.55, 44.0),
        stop(0.0, 64.0),
        stop(0.0, 100.0),
    ])
    .into()
}

/// A page's title, and a sentence about the page below it.
pub fn heading(gap: f32, title: impl Into<String>, about: impl Into<String>) -> impl Bundle {
    let title = text(theme::TITLE, theme::LIGHT, title);
    let about = text(theme::BODY, theme::DIM, about);
    (column(gap), Pickable::IGNORE, children![title, about])
}

pub fn hint(key: &'static str, what: impl Into<String>) -> impl Bundle {
    (row(6.0), Presses::cap(key), children![key_cap(key), text(theme::SMALL, theme::DIM, what)])
}

pub fn keys(row: &mut ChildSpawnerCommands, all: &[(&[&'static str], String)]) {
    for (keys, what) in all {
        for key in *keys {
            row.spawn(key_button(*key));
        }
        let margin = Node { margin: UiRect::right(px(12)), ..default() };
        row.spawn((margin, text(theme::SMALL, theme::DIM, what.as_str())));
    }
}

/// Keys below a rule, at the foot of a stage.
pub fn stage_keys(stage: &mut ChildSpawnerCommands, pen: &Pen, all: &[(&[&'static str], String)]) {
    pen.bar(stage, Rect::new(-1400.0, 669.0, 2680.0, 670.0), theme::LINE);
    let line = Node { column_gap: px(8), ..at(24.0, 680.0, 1232.0, 24.0) };
    stage.part(Node { align_items: AlignItems::Center, ..line }, |line| keys(line, all));
}

/// The keys and the version; compact windows have room for them on the shortest pages alone.
fn foot(ways: &'static str, always: bool) -> impl Bundle {
    let version = t!("title-version", version = env!("CARGO_PKG_VERSION"));
    (
        // Above the shade of the choices.
        GlobalZIndex(1),
        Adapts::new(
            Node {
                position_type: PositionType::Absolute,
                bottom: px(theme::PAD),
                left: px(96),
                right: px(theme::WIDE),
                ..row(theme::WIDE)
            },
            |node| {
                node.display = if always { Display::Flex } else { Display::None };
                (node.bottom, node.left) = (px(8), px(40));
                node.column_gap = px(12);
            },
        ),
        Pickable::IGNORE,
        children![
            hint(ways, t!("title-choose")),
            hint(CONFIRM, t!("title-confirm")),
            hint(BACK, t!("title-back")),
            hint("?", t!("title-help")),
            (Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE),
            text(theme::SMALL, theme::DIM, version)
        ],
    )
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Switch {
    Sound,
    /// Window or full screen.
    Screen,
}

impl Switch {
    fn words(self, settings: &Settings) -> String {
        match (self, settings.mute, settings.fullscreen) {
            (Switch::Sound, false, _) => t!("switch-mute"),
            (Switch::Sound, true, _) => t!("switch-unmute"),
            (Switch::Screen, _, false) => t!("switch-full-screen"),
            (Switch::Screen, _, true) => t!("switch-window"),
        }
    }

    fn about(self) -> String {
        match self {
            Switch::Sound => t!("switch-sound-about"),
            Switch::Screen => t!("switch-screen-about"),
        }
    }
}

pub fn switches(commands: &mut Commands, settings: &Settings) -> Entity {
    let all = [Switch::Sound, Switch::Screen].map(|which| switch(commands, settings, which));
    commands.group(Node { column_gap: px(10), ..default() }, &all)
}

fn switch(commands: &mut Commands, settings: &Settings, which: Switch) -> Entity {
    commands
        .spawn((button(which.words(settings)), which, Tooltip::beside(which.about())))
        // Its text's width plus an equal share of the rest: none wraps while there is room.
        .node(|node| node.flex_grow = 1.0)
        .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| match which {
            Switch::Sound => settings.mute = !settings.mute,
            Switch::Screen => settings.fullscreen = !settings.fullscreen,
        })
        .id()
}

fn tell_settings(settings: Res<Settings>, buttons: Query<(Entity, &Switch)>, mut labels: Labels) {
    for (button, switch) in &buttons {
        labels.write(button, switch.words(&settings));
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, tell_settings.run_if(resource_changed::<Settings>))
        .add_systems(PostUpdate, make_room.before(UiSystems::Layout));
}
