//! The board of a run's end.
//! Heading and score, three columns, survivors and unlocks, seed and replay.

use super::settle::Settled;
use super::{called, cause, counted, heading, item, kind, sentence};
use crate::gear::effects;
use crate::page;
use crate::prelude::*;
use daemonfall_campaign::{Ending, Fallen, Score, Summary};
use daemonfall_sector_mode::log::structure_icon;
use daemonfall_sector_mode::{victory, words};

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
            head(board, pen, campaign, summary, colour);
            board.spawn(divider());
            spawn_columns(board, pen, campaign, summary);
            board.spawn(divider());
            left(board, pen, campaign, summary);
            unlocked(board, content, settled);
            feats(board, content, settled);
            entry(board, &t!("run-end-luck-caption"), |line| {
                line.spawn((text(theme::SMALL, theme::DIM, ""), LuckLine));
            });
            board.spawn(divider());
            kept(board, campaign, settled);
        })
        .id()
}

fn head(
    board: &mut ChildSpawnerCommands,
    pen: &Pen,
    campaign: &Campaign,
    summary: &Summary,
    colour: Color,
) {
    let picture = match summary.ending {
        Ending::Won => structure_icon(campaign.run().settings.victory.role()),
        Ending::LeaderLost => "sector_crown",
        _ => "sector_gone",
    };
    board.part(row(20.0), |line| {
        line.spawn(icon(pen.atlas, picture, 56.0, colour));
        let wide = Node { flex_grow: 1.0, ..column(4.0) };
        line.part(wide, |words| {
            let title = heading(summary.ending);
            words.spawn(text(theme::TITLE, colour, title));
            let settings = &campaign.run().settings;
            let told = sentence(campaign.content(), summary, settings.victory);
            words.spawn(text(theme::BODY, theme::LIGHT, told));
            let recipe = campaign.rules().library.recipe(&settings.sector);
            if let Some(recipe) = recipe.filter(|_| summary.ending != Ending::Won) {
                let goal = victory::goal(settings.victory, recipe.goals);
                words.spawn(text(theme::BODY, theme::DIM, t!("run-end-goal", goal = goal)));
            }
            if summary.edited {
                words.spawn(text(theme::BODY, theme::DANGER, t!("run-end-edited")));
            }
        });
        let score = Node { align_items: AlignItems::FlexEnd, ..column(2.0) };
        line.part(score, |part| {
            part.spawn(text(theme::CAPTION, theme::DIM, t!("run-end-score")));
            part.spawn(text(theme::SCORE, theme::YOU, summary.score.total.to_string()));
        });
    });
}

#[derive(Component)]
pub struct LuckLine;

fn entry(
    board: &mut ChildSpawnerCommands,
    caption: &str,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let line = Node { min_height: px(20), ..row(16.0) };
    board.part(line, |line| {
        line.cell(
            Node { width: px(104), flex_shrink: 0.0, ..default() },
            text(theme::CAPTION, theme::DIM, caption),
        );
        line.part(Node { flex_grow: 1.0, flex_basis: px(0), ..row(10.0) }, fill);
    });
}

/// Number of pictures of units and of mods that fit.
const PICTURES: usize = 14;

fn left(board: &mut ChildSpawnerCommands, pen: &Pen, campaign: &Campaign, summary: &Summary) {
    let content = campaign.content();
    let units = summary.left.iter().map(|key| (pictures::unit(key), "unit_unknown", 26.0));
    let words = match summary.left.is_empty() {
        true => t!("run-end-left-nobody"),
        false => lasted(content, summary),
    };
    pictured(board, pen, &t!("run-end-left"), units, words);
    let spare = campaign.run().gear.loose.iter().map(|id| &content.campaign.item(*id).key);
    let gear: Vec<&String> = summary.gear.iter().chain(spare).collect();
    // In the order of the names beside them.
    let mut kinds: Vec<&String> = Vec::new();
    for key in gear.iter().copied() {
        if !kinds.contains(&key) {
            kinds.push(key);
        }
    }
    let mods = kinds.into_iter().map(|key| (pictures::gear(key), "sector_mod", 22.0));
    let words = match gear.is_empty() {
        true => t!("run-end-gear-none"),
        false => counted(gear.iter().map(|key| item(content, key))),
    };
    pictured(board, pen, &t!("run-end-gear"), mods, words);
}

/// The survivors: those with a rank by their names, the others counted.
fn lasted(content: &Content, summary: &Summary) -> String {
    let mut others: Vec<&String> = summary.left.iter().collect();
    let veterans = summary.veterans.iter().map(|it| {
        if let Some(place) = others.iter().position(|key| **key == it.kind) {
            others.remove(place);
        }
        let name = words::called(&it.name, &kind(content, &it.kind));
        t!("run-end-veteran", name = name, rank = it.rank)
    });
    let veterans: Vec<String> = veterans.collect();
    let others = counted(others.into_iter().map(|key| kind(content, key)));
    let others = Some(others).filter(|words| !words.is_empty());
    veterans.into_iter().chain(others).collect::<Vec<_>>().join(", ")
}

/// Pictures, each with another one for where it is missing and its size, and words about them.
fn pictured(
    board: &mut ChildSpawnerCommands,
    pen: &Pen,
    caption: &str,
    pictures: impl Iterator<Item = (String, &'static str, f32)>,
    words: String,
) {
    entry(board, caption, |line| {
        for (picture, other, size) in pictures.take(PICTURES) {
            line.spawn(icon(pen.atlas, pen.atlas.known(&picture, other), size, theme::YOU));
        }
        let words = text(theme::SMALL, theme::DIM, words);
        line.spawn((words, Node { flex_shrink: 1.0, ..default() }));
    });
}

fn unlocked(board: &mut ChildSpawnerCommands, content: &Content, settled: &Settled) {
    let known = settled.news.unlocks.iter();
    let all: Vec<_> = known.filter_map(|key| content.campaign.unlock(key)).collect();
    if all.is_empty() {
        return;
    }
    entry(board, &t!("run-end-unlocked"), |line| {
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
        let mods = all.iter().flat_map(|unlock| unlock.mods.iter().chain(&unlock.begins_with));
        let does: Vec<String> = mods.map(|id| effects::sentence(content, *id)).collect();
        let words = text(theme::SMALL_MEDIUM, theme::PICKUP, words);
        line.spawn(words).insert((Tooltip::above(does.join("\n")), Pickable::default()));
    });
}

fn feats(board: &mut ChildSpawnerCommands, content: &Content, settled: &Settled) {
    let all: Vec<_> =
        settled.news.feats.iter().filter_map(|key| content.campaign.feat(key)).collect();
    if all.is_empty() {
        return;
    }
    let names: Vec<&str> = all.iter().map(|it| it.name.as_str()).collect();
    let about: Vec<&str> = all.iter().map(|it| it.about.as_str()).collect();
    entry(board, &t!("run-end-feats"), |line| {
        let words = text(theme::SMALL_MEDIUM, theme::PICKUP, names.join(", "));
        line.spawn(words).insert((Tooltip::above(about.join("\n")), Pickable::default()));
    });
}

fn kept(board: &mut ChildSpawnerCommands, campaign: &Campaign, settled: &Settled) {
    let settings = &campaign.run().settings;
    entry(board, &t!("run-end-seed"), |line| {
        let seed = seed_text(settings.seed);
        line.spawn(text(theme::NUMBER, theme::YOU, seed));
        let (words, colour) = match &settled.replay {
            Some(Ok(place)) => {
                (t!("run-end-replay-kept", place = page::file_name(place)), theme::DIM)
            }
            Some(Err(reason)) => (t!("run-end-replay-unkept", reason = reason), theme::DANGER),
            None => (String::new(), theme::DIM),
        };
        let mut replay = line.spawn(text(theme::SMALL, colour, words));
        if let Some(Ok(place)) = &settled.replay {
            replay.insert((Tooltip::above(place), Pickable::default()));
        }
    });
}

const FALLEN: usize = 8;

fn part(width: Val) -> (Node, Pickable) {
    let node = Node { width, flex_shrink: 0.0, ..column(4.0) };
    (node, Pickable::IGNORE)
}

fn spawn_columns(
    board: &mut ChildSpawnerCommands,
    pen: &Pen,
    campaign: &Campaign,
    summary: &Summary,
) {
    let line = Node { column_gap: px(40), min_height: px(214), ..default() };
    board.part(line, |line| {
        line.spawn(part(px(310))).with_children(|part| score(part, campaign, summary));
        line.spawn(part(px(214))).with_children(|part| numbers(part, summary));
        line.spawn(part(px(464))).with_children(|part| fallen(part, pen, campaign, summary));
    });
}

fn count(part: &mut ChildSpawnerCommands, label: &str, number: String, colour: Color) {
    let line = both_ends();
    part.part(line, |line| {
        line.spawn(text(theme::BODY, theme::DIM, label));
        line.spawn(text(theme::NUMBER_BODY, colour, number));
    });
}

fn part_of(part: u32, all: u32) -> String {
    t!("run-end-part-of", part = part, all = all)
}

fn score(part: &mut ChildSpawnerCommands, campaign: &Campaign, summary: &Summary) {
    part.spawn(text(theme::CAPTION, theme::DIM, t!("run-end-score")));
    let (it, tally) = (&summary.score, &summary.tally);
    let doors = part_of(tally.dives_done, tally.dives);
    let mut parts = vec![
        (t!("run-end-points-victory", full = Score::VICTORY, turn = Score::TURN), it.victory),
        (t!("run-end-points-doors", count = doors), it.doors),
        (t!("run-end-points-vaults", count = tally.vaults), it.vaults),
        (t!("run-end-points-encounters", count = tally.encounters), it.encounters),
        (t!("run-end-points-kills", count = tally.kills), it.kills),
    ];
    let fell = matches!(summary.ending, Ending::LeaderLost | Ending::StacksLost);
    if fell && it.tiles == 0 {
        // A side that falls loses its land.
        parts.push((t!("run-end-points-land"), 0));
    } else {
        parts.push((t!("run-end-points-structures"), it.structures));
        parts.push((t!("run-end-points-tiles"), it.tiles));
    }
    let sum = it.sum();
    for (label, points) in parts {
        let colour = match points {
            0 => theme::FAINT,
            _ => theme::LIGHT,
        };
        count(part, &label, points.to_string(), colour);
    }
    // The head has the total.
    if it.total == sum {
        return;
    }
    part.spawn(divider());
    let run = campaign.run();
    let hard = run.difficulty(campaign.content());
    let (name, percent) = hard.map_or(("", 100), |it| (it.name.as_str(), it.score));
    let label = t!("run-end-points-total", name = name, sum = sum, percent = percent);
    count(part, &label, it.total.to_string(), theme::YOU);
}

fn numbers(part: &mut ChildSpawnerCommands, summary: &Summary) {
    let it = &summary.tally;
    part.spawn(text(theme::CAPTION, theme::DIM, t!("run-end-numbers")));
    for (label, number) in [
        (t!("run-end-battles"), part_of(it.battles_won, it.battles)),
        (t!("run-end-recruited"), it.recruited.values().sum::<u32>().to_string()),
        (t!("run-end-gold"), it.gold.to_string()),
        (t!("run-end-mods"), it.mods.to_string()),
    ] {
        count(part, &label, number, theme::LIGHT);
    }
}

fn fallen(part: &mut ChildSpawnerCommands, pen: &Pen, campaign: &Campaign, summary: &Summary) {
    let all = &summary.tally.fallen;
    part.spawn(text(theme::CAPTION, theme::DIM, t!("run-end-lost", count = all.len())));
    let before = all.len().saturating_sub(FALLEN);
    if before > 0 {
        let content = campaign.content();
        let names = all[..before].iter().map(|it| kind(content, &it.kind));
        let words = t!("run-end-lost-before", names = counted(names));
        part.spawn(text(theme::SMALL, theme::DIM, words));
    }
    for it in &all[before..] {
        lost(part, pen, campaign, it);
    }
}

fn lost(part: &mut ChildSpawnerCommands, pen: &Pen, campaign: &Campaign, it: &Fallen) {
    let content = campaign.content();
    let picture = pictures::unit(&it.kind);
    let known = pen.atlas.known(&picture, "unit_unknown");
    part.part(row(8.0), |line| {
        let tint = if it.leader { theme::HOSTILE } else { theme::NEUTRAL };
        line.spawn(icon(pen.atlas, known, 18.0, tint));
        let unit = called(content, it);
        line.spawn(text(theme::SMALL_MEDIUM, theme::LIGHT, unit));
        if it.leader {
            line.spawn(icon(pen.atlas, "sector_crown", 12.0, theme::HOSTILE));
        }
        let words = cause(content, &it.cause);
        line.spawn(text(theme::SMALL, theme::DIM, words));
        line.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
        line.spawn(text(theme::SMALL, theme::DIM, t!("run-end-in-turn", turn = it.turn)));
    });
}
