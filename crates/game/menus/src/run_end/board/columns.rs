//! Three columns: the parts of the score, the counts, the losses.

use crate::run_end::words::{cause, counted, kind};
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Fallen, Summary};
use daemonfall_platform::assets::pictures;
use daemonfall_ui::prelude::*;

const FALLEN: usize = 8;

fn part(width: Val) -> (Node, Pickable) {
    let node = Node { width, flex_shrink: 0.0, ..column(4.0) };
    (node, Pickable::IGNORE)
}

pub fn spawn(board: &mut ChildSpawnerCommands, pen: &Pen, campaign: &Campaign, summary: &Summary) {
    let line = Node { column_gap: px(40), min_height: px(214), ..default() };
    board.part(line, |line| {
        line.spawn(part(px(270))).with_children(|part| score(part, pen.fonts, campaign, summary));
        line.spawn(part(px(230))).with_children(|part| numbers(part, pen.fonts, summary));
        line.spawn(part(px(474))).with_children(|part| fallen(part, pen, campaign, summary));
    });
}

fn count(
    part: &mut ChildSpawnerCommands,
    fonts: &Fonts,
    label: &str,
    number: String,
    colour: Color,
) {
    let line = both_ends();
    part.part(line, |line| {
        line.spawn(text(fonts, theme::BODY, theme::NEUTRAL, label));
        line.spawn(text(fonts, theme::NUMBER_BODY, colour, number));
    });
}

fn score(part: &mut ChildSpawnerCommands, fonts: &Fonts, campaign: &Campaign, summary: &Summary) {
    part.spawn(text(fonts, theme::CAPTION, theme::DIM, t!("run-end-score")));
    let it = &summary.score;
    let parts = [
        (t!("run-end-points-victory"), it.victory),
        (t!("run-end-points-vaults"), it.vaults),
        (t!("run-end-points-encounters"), it.encounters),
        (t!("run-end-points-kills"), it.kills),
        (t!("run-end-points-tiles"), it.tiles),
    ];
    let sum: u32 = parts.iter().map(|(_, points)| points).sum();
    for (label, points) in parts {
        let colour = match points {
            0 => theme::FAINT,
            _ => theme::LIGHT,
        };
        count(part, fonts, &label, points.to_string(), colour);
    }
    part.spawn(divider());
    let run = campaign.run();
    let hard = run.difficulty(campaign.content());
    let (name, percent) = hard.map_or(("", 100), |it| (it.name.as_str(), it.score));
    let label = t!("run-end-points-total", name = name, sum = sum, percent = percent);
    count(part, fonts, &label, it.total.to_string(), theme::YOU);
}

fn numbers(part: &mut ChildSpawnerCommands, fonts: &Fonts, summary: &Summary) {
    let it = &summary.tally;
    part.spawn(text(fonts, theme::CAPTION, theme::DIM, t!("run-end-numbers")));
    let of = |part: u32, all: u32| t!("run-end-part-of", part = part, all = all);
    for (label, number) in [
        (t!("run-end-turns"), summary.turns.to_string()),
        (t!("run-end-battles"), of(it.battles_won, it.battles)),
        (t!("run-end-kills"), it.kills.to_string()),
        (t!("run-end-recruited"), it.recruited.values().sum::<u32>().to_string()),
        (t!("run-end-encounters"), it.encounters.to_string()),
        (t!("run-end-dives"), of(it.dives_done, it.dives)),
        (t!("run-end-vaults"), it.vaults.to_string()),
        (t!("run-end-gold"), it.gold.to_string()),
        (t!("run-end-mods"), it.mods.to_string()),
    ] {
        count(part, fonts, &label, number, theme::LIGHT);
    }
}

fn fallen(part: &mut ChildSpawnerCommands, pen: &Pen, campaign: &Campaign, summary: &Summary) {
    let all = &summary.tally.fallen;
    part.spawn(text(pen.fonts, theme::CAPTION, theme::DIM, t!("run-end-lost", count = all.len())));
    if all.is_empty() {
        part.spawn(text(pen.fonts, theme::BODY, theme::NEUTRAL, t!("run-end-lost-nobody")));
    }
    let before = all.len().saturating_sub(FALLEN);
    if before > 0 {
        let content = campaign.content();
        let names = all[..before].iter().map(|it| kind(content, &it.kind));
        let words = t!("run-end-lost-before", names = counted(names));
        part.spawn(text(pen.fonts, theme::SMALL, theme::DIM, words));
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
        let unit = kind(content, &it.kind);
        line.spawn(text(pen.fonts, theme::SMALL_MEDIUM, theme::LIGHT, unit));
        if it.leader {
            line.spawn(icon(pen.atlas, "sector_crown", 12.0, theme::HOSTILE));
        }
        let words = cause(content, &it.cause);
        line.spawn(text(pen.fonts, theme::SMALL, theme::NEUTRAL, words));
        line.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
        line.spawn(text(
            pen.fonts,
            theme::SMALL,
            theme::DIM,
            t!("run-end-in-turn", turn = it.turn),
        ));
    });
}
