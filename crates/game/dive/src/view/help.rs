//! The help's pages of the dive.

use crate::prelude::*;
use daemonfall_dungeon::library::kinds::Kind;
use daemonfall_input::global_actions::DISMISS_HINT;
use daemonfall_ui::help::parts::{Say, column, key_row, mouse_row, sign_row};
use daemonfall_ui::help::{self, AddHelpPage, Drawn, HelpPage};
use daemonfall_ui::prompts::WAYS;

const UNDO: &str = "[[ladder.undo]]";

const KEYS: [(&str, Say, Say); 14] = [
    (WAYS, || t!("help-dive-step-key"), || t!("help-dive-step")),
    ("[[dive.wait]]", String::new, || t!("help-dive-wait")),
    ("[[dive.rest]]", String::new, || t!("help-dive-rest")),
    ("[[dive.bomb]]", || t!("help-dive-bomb-key"), || t!("help-dive-bomb")),
    ("[[dive.drink]]", String::new, || t!("help-dive-drink")),
    ("[[dive.take]]", String::new, || t!("help-dive-take")),
    (UNDO, String::new, || t!("help-dive-undo")),
    ("[[dive.look]]", String::new, || t!("help-dive-look")),
    ("[[dive.next_threat]]", String::new, || t!("help-dive-next-threat")),
    ("[[dive.auto_explore]]", String::new, || t!("help-dive-auto-explore")),
    ("[[dive.log]]", String::new, || t!("help-dive-log")),
    ("[[dive.zoom_in]]", || t!("help-dive-zoom-key"), || t!("help-dive-zoom")),
    (DISMISS_HINT, String::new, || t!("help-dive-hide-hint")),
    (BACK, String::new, || t!("help-dive-back")),
];

const MOUSE: [(Say, Say); 3] = [
    (|| t!("help-dive-mouse-hover-how"), || t!("help-dive-mouse-hover")),
    (|| t!("help-dive-mouse-beside-how"), || t!("help-dive-mouse-beside")),
    (|| t!("help-dive-mouse-farther-how"), || t!("help-dive-mouse-farther")),
];

/// Kinds whose own description says what they do to a unit that steps there.
const GROUND: [&str; 6] = ["water", "ice", "coals", "spikes", "bounce", "bomb_trap"];

const DIVE: &[Topic] = &[Topic::Dive];

const SIGNS: [(&str, Color, Say); 9] = [
    ("icon_windup", theme::DANGER, || t!("help-dive-sign-windup")),
    ("hatch", theme::DANGER, || t!("help-dive-sign-hatch")),
    ("chevron", theme::DANGER, || t!("help-dive-sign-chevron")),
    ("icon_fuse", theme::DANGER, || t!("help-dive-sign-fuse")),
    ("icon_stun", theme::MAGIC, || t!("help-dive-sign-stun")),
    ("icon_freeze", theme::MAGIC, || t!("help-dive-sign-freeze")),
    ("icon_bind", theme::MAGIC, || t!("help-dive-sign-bind")),
    ("icon_burn", theme::DANGER, || t!("help-dive-sign-burn")),
    ("stairs", theme::AS_DRAWN, || t!("help-dive-sign-stairs")),
];

fn keys(commands: &mut Commands, drawn: &Drawn) -> Entity {
    if drawn.touched.0 {
        return help::list(commands);
    }
    let keys = commands.spawn(column()).id();
    commands.run_system_cached_with(add_keys, keys);
    keys
}

/// The keys, without those that do nothing in a run; and the mouse.
fn add_keys(In(keys): In<Entity>, campaign: Option<Res<Campaign>>, mut commands: Commands) {
    let caption = |words: String| widgets::text(theme::CAPTION, theme::DIM, words);
    commands.entity(keys).with_child(caption(t!("help-keys")));
    let able = KEYS.into_iter().filter(|(name, ..)| campaign.is_none() || *name != UNDO);
    for (name, more, what) in able {
        commands.entity(keys).with_child(key_row(name, more(), what()));
    }
    commands.entity(keys).with_child((Node { height: px(6), ..default() }, Pickable::IGNORE));
    commands.entity(keys).with_child(caption(t!("help-mouse")));
    for (how, what) in MOUSE {
        commands.entity(keys).with_child(mouse_row(how(), what()));
    }
}

fn signs(commands: &mut Commands, drawn: &Drawn) -> Entity {
    let caption = widgets::text(theme::CAPTION, theme::DIM, t!("help-signs"));
    let signs = commands.spawn(column()).with_child(caption).id();
    for (sign, colour, what) in SIGNS {
        commands.entity(signs).with_child(sign_row(drawn, sign, colour, what(), DIVE));
    }
    for words in [t!("help-dive-chance"), t!("help-dive-sure")] {
        let words = terms::text(theme::SMALL, theme::LIGHT, words, DIVE);
        commands.entity(signs).with_child(words);
    }
    commands.run_system_cached_with(add_grounds, signs);
    signs
}

fn add_grounds(
    In(column): In<Entity>,
    drawn: Drawn,
    library: Res<Library>,
    mut commands: Commands,
) {
    for kind in GROUND.into_iter().filter_map(|name| library.find_kind(name)) {
        kind_row(&mut commands, &drawn, &library, column, kind);
    }
}

/// Who acts on the left; things, traps, shots and pickups on the right, described by the data.
fn who(commands: &mut Commands) -> [Entity; 2] {
    // So close that the page needs no scrolling.
    let columns = [0, 1].map(|_| commands.spawn(Node { row_gap: px(0), ..column() }).id());
    commands.run_system_cached_with(add_kinds, columns);
    columns
}

fn add_kinds(
    In(columns): In<[Entity; 2]>,
    drawn: Drawn,
    library: Res<Library>,
    mut commands: Commands,
) {
    let acts = |kind: &Kind| kind.traits.acting.is_some();
    let lists: [(String, &dyn Fn(&Kind) -> bool, usize); 4] = [
        (t!("help-enemies"), &|kind| kind.layer == Layer::Real && kind.side == Side::Hostile, 0),
        (t!("help-things"), &|kind| kind.layer == Layer::Real && kind.side == Side::Neutral, 1),
        (
            t!("help-traps"),
            &|kind| {
                matches!(kind.layer, Layer::Trap | Layer::Projectile)
                    || matches!(kind.layer, Layer::Wall | Layer::Explosive) && acts(kind)
            },
            0,
        ),
        (t!("help-pick-up"), &|kind| kind.layer == Layer::Item, 1),
    ];
    for (place, (caption, wanted, at)) in lists.into_iter().enumerate() {
        let above = if place < columns.len() { 0.0 } else { 10.0 };
        let margin = Node { margin: UiRect::top(px(above)), ..default() };
        let caption = (margin, widgets::text(theme::CAPTION, theme::DIM, caption));
        commands.entity(columns[at]).with_child(caption);
        let mut told: Vec<&str> = Vec::new();
        for (place, kind) in library.kinds.iter().enumerate().filter(|(_, kind)| wanted(kind)) {
            // An arrow does what a shot does.
            if !told.contains(&kind.about.as_str()) {
                told.push(&kind.about);
                let kind = KindId(place as u16);
                kind_row(&mut commands, &drawn, &library, columns[at], kind);
            }
        }
    }
}

fn kind_row(
    commands: &mut Commands,
    drawn: &Drawn,
    library: &Library,
    column: Entity,
    kind: KindId,
) {
    let (name, kind) = (library.kind_name(kind), library.kind(kind));
    let sprite = kind.sprite.as_deref().unwrap_or(name);
    let words = t!("help-kind", name = kind.name.as_str(), about = kind.about.as_str());
    commands.entity(column).with_child(sign_row(drawn, sprite, theme::AS_DRAWN, words, DIVE));
}

pub fn plugin(app: &mut App) {
    app.add_help_page(HelpPage {
        about: Topic::Dive,
        name: || t!("help-dive"),
        heading: || t!("help-dive-heading"),
        rule: Some(|| t!("help-dive-rule")),
        topics: DIVE,
        columns: |commands, drawn| [keys(commands, drawn), signs(commands, drawn)],
    })
    .add_help_page(HelpPage {
        about: Topic::Dive,
        name: || t!("help-who"),
        heading: || t!("help-who-heading"),
        rule: None,
        topics: DIVE,
        columns: |commands, _| who(commands),
    });
}
