//! The board of a run's end.
//! Heading and score, three columns, survivors and unlocks, seed and replay.

mod columns;

use super::settle::Settled;
use super::words::{counted, heading, item, kind, sentence};
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Content, Ending, Summary};
use daemonfall_core::seed_text;
use daemonfall_input::touch::Scrolls;
use daemonfall_platform::assets::pictures;
use daemonfall_ui::prelude::*;
use std::collections::BTreeSet;

const WIDTH: f32 = 1120.0;

pub fn spawn(
    commands: &mut Commands,
    pen: &Pen,
    campaign: &Campaign,
    summary: &Summary,
    settled: &Settled,
) -> Entity {
    let colour = match summary.ending {
        Ending::Won => theme::PICKUP,
        _ => theme::HOSTILE,
    };
    let node = card(WIDTH, 12.0, 24.0);
    let edge = BorderColor { top: colour, ..BorderColor::all(theme::EDGE) };
    let content = campaign.content();
    commands
        .spawn((
            Adapts::new(node, |node| {
                node.max_width = percent(98);
                node.max_height = percent(98);
                node.padding = UiRect::all(px(12));
                node.row_gap = px(8);
                node.overflow = Overflow::scroll_y();
            }),
            Scrolls,
            BackgroundColor(theme::PANEL),
            edge,
        ))
        .with_children(|board| {
            head(board, pen, content, summary, colour);
            board.spawn(divider());
            columns::spawn(board, pen, campaign, summary);
            board.spawn(divider());
            left(board, pen, content, summary);
            unlocked(board, pen.fonts, content, settled);
            entry(board, pen.fonts, &t!("run-end-luck-caption"), |line| {
                line.spawn((text(pen.fonts, theme::SMALL, theme::NEUTRAL, ""), LuckLine));
            });
            board.spawn(divider());
            kept(board, pen.fonts, campaign, settled);
        })
        .id()
}

fn head(
    board: &mut ChildSpawnerCommands,
    pen: &Pen,
    content: &Content,
    summary: &Summary,
    colour: Color,
) {
    let picture = match summary.ending {
        Ending::Won => "sector_core",
        Ending::LeaderLost => "sector_crown",
        _ => "sector_gone",
    };
    board.part(row(20.0), |line| {
        line.spawn(icon(pen.atlas, picture, 56.0, colour));
        let wide = Node { flex_grow: 1.0, ..column(4.0) };
        line.part(wide, |words| {
            let title = heading(summary.ending);
            words.spawn(text(pen.fonts, theme::TITLE, colour, title));
            let told = sentence(content, summary);
            words.spawn(text(pen.fonts, theme::BODY, theme::LIGHT, told));
            if summary.edited {
                words.spawn(text(pen.fonts, theme::BODY, theme::DANGER, t!("run-end-edited")));
            }
        });
        let score = Node { align_items: AlignItems::FlexEnd, ..column(2.0) };
        line.part(score, |part| {
            part.spawn(text(pen.fonts, theme::CAPTION, theme::DIM, t!("run-end-score")));
            part.spawn(text(pen.fonts, theme::SCORE, theme::YOU, summary.score.total.to_string()));
        });
    });
}

#[derive(Component)]
pub struct LuckLine;

fn entry(
    board: &mut ChildSpawnerCommands,
    fonts: &Fonts,
    caption: &str,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let line = Node { min_height: px(20), ..row(16.0) };
    board.part(line, |line| {
        line.cell(
            Node { width: px(104), flex_shrink: 0.0, ..default() },
            text(fonts, theme::CAPTION, theme::DIM, caption),
        );
        line.part(Node { flex_grow: 1.0, flex_basis: px(0), ..row(10.0) }, fill);
    });
}

/// Number of pictures of units and of mods that fit.
const PICTURES: usize = 14;

fn left(board: &mut ChildSpawnerCommands, pen: &Pen, content: &Content, summary: &Summary) {
    let units = summary.left.iter().map(|key| (pictures::unit(key), "unit_unknown", 26.0));
    let words = match summary.left.is_empty() {
        true => t!("run-end-left-nobody"),
        false => counted(summary.left.iter().map(|key| kind(content, key))),
    };
    pictured(board, pen, &t!("run-end-left"), units, words);
    let kinds: BTreeSet<&String> = summary.gear.iter().collect();
    let mods = kinds.into_iter().map(|key| (pictures::gear(key), "sector_mod", 22.0));
    let words = match summary.gear.is_empty() {
        true => t!("run-end-gear-none"),
        false => counted(summary.gear.iter().map(|key| item(content, key))),
    };
    pictured(board, pen, &t!("run-end-gear"), mods, words);
}

/// Pictures, each with another one for where it is missing and its size, and words about them.
fn pictured(
    board: &mut ChildSpawnerCommands,
    pen: &Pen,
    caption: &str,
    pictures: impl Iterator<Item = (String, &'static str, f32)>,
    words: String,
) {
    entry(board, pen.fonts, caption, |line| {
        for (picture, other, size) in pictures.take(PICTURES) {
            line.spawn(icon(pen.atlas, pen.atlas.known(&picture, other), size, theme::YOU));
        }
        let words = text(pen.fonts, theme::SMALL, theme::NEUTRAL, words);
        line.spawn((words, Node { flex_shrink: 1.0, ..default() }));
    });
}

fn unlocked(board: &mut ChildSpawnerCommands, fonts: &Fonts, content: &Content, settled: &Settled) {
    let known = settled.unlocked.iter();
    let all: Vec<_> = known.filter_map(|key| content.campaign.unlock(key)).collect();
    if all.is_empty() {
        return;
    }
    entry(board, fonts, &t!("run-end-unlocked"), |line| {
        let words: Vec<String> = all
            .iter()
            .map(|unlock| {
                let name =
                    |id: &daemonfall_campaign::ModId| content.campaign.item(*id).name.clone();
                let found: Vec<String> = unlock.mods.iter().map(name).collect();
                let begins: Vec<String> = unlock.begins_with.iter().map(name).collect();
                let (name, mods, with) = (&unlock.name, found.join(", "), begins.join(", "));
                match (found.is_empty(), begins.is_empty()) {
                    (false, true) => t!("run-end-unlocked-mods", name = name, mods = mods),
                    (true, _) => t!("run-end-unlocked-begins", name = name, with = with),
                    (false, false) => {
                        t!("run-end-unlocked-both", name = name, mods = mods, with = with)
                    }
                }
            })
            .collect();
        let words = words.join("   ");
        line.spawn(text(fonts, theme::SMALL_MEDIUM, theme::PICKUP, words));
    });
}

fn kept(board: &mut ChildSpawnerCommands, fonts: &Fonts, campaign: &Campaign, settled: &Settled) {
    let settings = &campaign.run().settings;
    entry(board, fonts, &t!("run-end-seed"), |line| {
        let seed = seed_text(settings.seed);
        line.spawn(text(fonts, theme::NUMBER, theme::YOU, seed));
        let (words, colour) = match &settled.replay {
            Some(Ok(place)) => (t!("run-end-replay-kept", place = place), theme::DIM),
            Some(Err(reason)) => (t!("run-end-replay-unkept", reason = reason), theme::DANGER),
            None => (String::new(), theme::DIM),
        };
        line.spawn(text(fonts, theme::SMALL, colour, words));
    });
}
