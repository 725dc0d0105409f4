//! Readable reports of runs: a page of Markdown.

use super::report::Runs;
use std::fmt::Write;

pub fn tell(reports: &[Runs]) -> String {
    let mut text = String::new();
    // Writing into a String never fails.
    let _ = write(&mut text, reports);
    text
}

fn write(text: &mut String, reports: &[Runs]) -> std::fmt::Result {
    writeln!(
        text,
        "| policy | difficulty | sector | runs | won | turns | turns of a win | battles | dives | vaults | encounters | score |"
    )?;
    writeln!(text, "|---|---|---|---|---|---|---|---|---|---|---|---|")?;
    for it in reports {
        writeln!(
            text,
            "| {} | {} | {} | {} | {} % | {} | {} | {} | {} | {} | {} | {} |",
            it.policy,
            it.difficulty,
            it.sector,
            it.runs,
            it.won_percent,
            it.turns,
            it.turns_won,
            it.battles,
            it.dives,
            it.vaults,
            it.encounters,
            it.score
        )?;
    }
    for it in reports {
        writeln!(text, "\n### {}, {}, seeds from {}\n", it.policy, it.difficulty, it.seed)?;
        let list = |counts: &std::collections::BTreeMap<String, u32>| {
            let mut counts: Vec<_> = counts.iter().collect();
            counts.sort_by_key(|(name, count)| (std::cmp::Reverse(**count), (*name).clone()));
            let told: Vec<String> =
                counts.iter().map(|(name, count)| format!("{name} {count}")).collect();
            if told.is_empty() { "none".to_owned() } else { told.join(", ") }
        };
        writeln!(
            text,
            "Ends: {}. Causes of loss: {}. Cores taken by storm: {} of {}. Stacks that took them, by units besides the leader: {}; by units left: {}.\n",
            list(&it.endings),
            list(&it.causes),
            it.stormed,
            it.won,
            sizes(&it.winning_sizes),
            sizes(&it.sizes_left)
        )?;
        writeln!(
            text,
            "| unit | recruited | lost | in winning stacks | left in them | in winning armies |"
        )?;
        writeln!(text, "|---|---|---|---|---|---|")?;
        for (kind, unit) in &it.units {
            writeln!(
                text,
                "| {kind} | {} | {} | {} % | {} % | {} % |",
                unit.recruited,
                unit.lost,
                unit.of_winning_stacks,
                unit.of_stacks_left,
                unit.of_winning_armies
            )?;
        }
        let mut gear: Vec<_> = it.gear.iter().collect();
        gear.sort_by_key(|(name, gear)| (std::cmp::Reverse(gear.runs), (*name).clone()));
        let told = gear.iter().map(|(name, gear)| format!("{name} {}/{}", gear.won, gear.runs));
        writeln!(
            text,
            "\nMods at the end, runs won of runs with it: {}.",
            told.collect::<Vec<_>>().join(", ")
        )?;
    }
    Ok(())
}

fn sizes(counts: &std::collections::BTreeMap<usize, u32>) -> String {
    let told = counts.iter().map(|(size, count)| format!("{size}: {count}"));
    told.collect::<Vec<_>>().join(", ")
}
