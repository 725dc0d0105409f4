//! The feats: earned ones with their day and run, others with what they ask for and how far one is.
//! Above them, what was done in a row.

use crate::page;
use crate::prelude::*;
use daemonfall_campaign::library::{Feat, Goal};
use daemonfall_campaign::saves::{load_ladder, load_profile};
use daemonfall_campaign::{Earned, Profile};
use daemonfall_platform::clock::{date, today};

/// Runs won in a row and days of the daily run in a row, once there were any.
pub fn streaks(profile: &Profile) -> Option<String> {
    let (progress, days) = (&profile.progress, profile.daily.on(today().number));
    (progress.streak > 0 || progress.days > 0).then(|| {
        t!(
            "feats-streaks",
            wins = profile.streak,
            best = progress.streak,
            days = days,
            most = progress.days
        )
    })
}

/// Tells of new feats, by their names in the data.
pub fn announce(world: &mut World, content: &Content, new: &[String]) {
    for feat in new.iter().filter_map(|key| content.campaign.feat(key)) {
        let (name, about) = (feat.name.as_str(), feat.about.as_str());
        world.write_message(Notice::done(t!("feats-new", name = name, about = about)));
    }
}

fn when(earned: &Earned) -> String {
    let day = date(earned.day);
    earned.run.map_or(day.clone(), |run| {
        let seed = seed_text(run.seed);
        t!("feats-in-run", date = day, seed = seed, turn = run.turn)
    })
}

/// How far a feat is that is counted over all runs. What is done in a row counts from its last break.
fn toward(feat: &Feat, profile: &Profile) -> String {
    let (best, needs) = profile.progress.toward(feat.goal);
    let has = match feat.goal {
        Goal::Streak(_) => profile.streak,
        Goal::Days(_) => profile.daily.on(today().number),
        _ => best,
    };
    match feat.run.is_none() && needs > 1 {
        true => t!("feats-toward", has = has.min(needs), needs = needs),
        false => String::new(),
    }
}

fn tile(list: &mut ChildSpawnerCommands, feat: &Feat, profile: &Profile) {
    let earned = profile.earned(&feat.key);
    let (sign, ink, aside) = match earned {
        Some(earned) => ("\u{2605}", theme::PICKUP, when(earned)),
        None => ("\u{25c7}", theme::DIM, toward(feat, profile)),
    };
    list.part(Node { min_height: px(40), ..row(10.0) }, |line| {
        line.cell(cell(18.0), text(theme::NAME, ink, sign));
        line.part(Node { flex_grow: 1.0, flex_basis: px(0), ..column(2.0) }, |words| {
            let head = Node { column_gap: px(theme::GAP), ..both_ends() };
            words.part(head, |head| {
                head.spawn(text(theme::BODY_MEDIUM, ink, feat.name.as_str()));
                let whole = Node { flex_shrink: 0.0, ..default() };
                head.cell(whole, text(theme::SMALL, theme::DIM, aside));
            });
            let ink = if earned.is_some() { theme::LIGHT } else { theme::DIM };
            words.spawn(text(theme::SMALL, ink, feat.about.as_str()));
        });
    });
}

fn show(
    data: Res<GameData>,
    store: Res<SaveStore>,
    atlas: Res<Atlas>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let mut profile = match load_profile(&***store) {
        Ok(kept) => kept.value,
        Err(error) => {
            notices.write(Notice::wrong(t!("feats-unread", error = refused::kept(&error))));
            Profile::default()
        }
    };
    // Puzzles may have been solved before there were feats.
    if let Ok(ladder) = load_ladder(&***store) {
        profile.climb(&data.0, &ladder.value, today());
    }
    let feats = data.0.campaign.feats();
    let earned = feats.iter().filter(|it| profile.earned(&it.key).is_some()).count();
    let told = t!("feats-told", earned = earned, all = feats.len());
    let half = feats.len().div_ceil(2).max(1);
    // As high as the window leaves room for; its thumb stands beside the texts.
    let node = Node {
        min_height: px(0),
        padding: UiRect::axes(px(theme::WIDE), px(theme::PAD)),
        border: UiRect::all(px(1)),
        column_gap: px(40),
        // Columns of a list that scrolls keep the height of their texts.
        align_items: AlignItems::FlexStart,
        overflow: Overflow::scroll_y(),
        ..default()
    };
    let node = Adapts::new(node, |node| {
        node.padding = UiRect::axes(px(theme::PAD), px(theme::GAP));
        node.column_gap = px(theme::WIDE);
    });
    let list = commands.spawn((Scrolls, panel_face(), node)).id();
    commands.entity(list).with_children(|list| {
        for half in feats.chunks(half) {
            let node = Node { flex_grow: 1.0, flex_basis: px(0), ..column(8.0) };
            list.part(node, |list| half.iter().for_each(|feat| tile(list, feat, &profile)));
        }
    });
    let about = Tooltip::above(t!("back-to-title-about"));
    let back = link(&mut commands, t!("back"), about, Screen::TITLE);
    commands.entity(back).insert(FocusFirst).node(|node| node.width = px(220));
    let root = page::list(&mut commands, &atlas, Screen::FEATS, [14.0, 6.0], ());
    let above = Node { margin: UiRect::top(px(theme::GAP)), flex_shrink: 0.0, ..default() };
    commands
        .entity(root)
        .with_child((above, text(theme::TITLE, theme::LIGHT, t!("feats"))))
        .with_child(text(theme::BODY, theme::NEUTRAL, told));
    if let Some(words) = streaks(&profile) {
        commands.entity(root).with_child(text(theme::BODY, theme::NEUTRAL, words));
    }
    commands.entity(root).add_children(&[list, back]);
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::FEATS)
        .add_systems(OnEnter(Screen::FEATS), (show, page::scenery(Screen::FEATS)))
        .add_systems(
            Update,
            page::back_to(Screen::TITLE)
                .in_set(BackSystems::Screen)
                .run_if(in_state(Screen::FEATS)),
        );
}
