//! Buttons at a run's end in a browser: a link that begins the same run, and its replay as a file.

use crate::prelude::*;
use daemonfall_platform::saves::replays;
use daemonfall_platform::web;

/// A link to a run of the same seed, sector, difficulty and victory.
fn seed_link(commands: &mut Commands) -> Entity {
    let about = t!("run-end-link-about");
    commands
        .spawn((button(t!("run-end-link")), Tooltip::new(about)))
        .observe(|_: On<Activate>, campaign: Res<Campaign>, mut notices: MessageWriter<Notice>| {
            let it = &campaign.run().settings;
            let seed = seed_text(it.seed);
            let (sector, difficulty, victory) = (&it.sector, &it.difficulty, it.victory.key());
            web::share(&format!("seed={seed}&sector={sector}:{difficulty}:{victory}"));
            notices.write(Notice::done(t!("run-end-link-copied")));
        })
        .id()
}

fn replay(commands: &mut Commands) -> Entity {
    let about = t!("run-end-replay-about");
    commands
        .spawn((button(t!("run-end-replay")), Tooltip::new(about)))
        .observe(|_: On<Activate>, campaign: Res<Campaign>| {
            let Some(summary) = super::summary(&campaign) else {
                return;
            };
            let name = replays::name_of_run(campaign.replay(), summary.ending);
            let name = name.rsplit('/').next().unwrap_or("run.json");
            web::download(name, &campaign.replay().write());
        })
        .id()
}

pub fn buttons(commands: &mut Commands) -> [Entity; 2] {
    [seed_link(commands), replay(commands)]
}
