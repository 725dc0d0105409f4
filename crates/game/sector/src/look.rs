//! How the interface treats the map's screen.

use super::map_view::{MapView, Relation, StackShown};
use crate::prelude::*;
use daemonfall_ui::look::{AddLook, HintLine, LARGEST_ON_STAGE, Look, Place};

pub const TOPICS: &[Topic] = &[Topic::Sector, Topic::Battle];

/// Below the map's room, for the hint and the newest log lines: they never cover the map.
pub const STRIP: Rect = Rect { min: Vec2::new(24.0, 511.0), max: Vec2::new(872.0, 575.0) };
pub const STRIP_COMPACT: Rect = Rect { min: Vec2::new(6.0, 254.0), max: Vec2::new(558.0, 298.0) };

fn title(turn: Option<u32>) -> String {
    match turn {
        Some(turn) => t!("window-sector-turn", turn = turn),
        None => t!("window-sector"),
    }
}

/// The nearest visible stack at war. Wild stacks count less, stacks next to the leader more.
fn danger(table: &MapView) -> f32 {
    if table.outcome.is_some() {
        return 0.0;
    }
    let weight = |stack: &&StackShown| {
        let relation = table.faction(stack.faction).map(|it| it.relation);
        match relation {
            _ if stack.remembered.is_some() => 0.0,
            Some(Relation::War) => 1.0,
            Some(Relation::Wild) => 0.5,
            _ => 0.0,
        }
    };
    let hex = |stack: &StackShown| table.tile(stack.tile).map(|tile| tile.hex);
    let mut worst = 0.0_f32;
    for own in table.own_stacks() {
        for other in table.stacks.iter().filter(|stack| weight(stack) > 0.0) {
            let (Some(here), Some(there)) = (hex(own), hex(other)) else {
                continue;
            };
            let near = match here.unsigned_distance_to(there) {
                0 | 1 => 0.7,
                2 => 0.5,
                3 => 0.3,
                _ => 0.0,
            };
            let leader = if own.is_led() && near > 0.0 { 0.2 } else { 0.0 };
            worst = worst.max(weight(&other) * (near + leader));
        }
    }
    worst.min(1.0)
}

pub fn plugin(app: &mut App) {
    app.add_look(
        Screen::SECTOR,
        Look {
            letters: LARGEST_ON_STAGE,
            topics: TOPICS,
            help: Topic::Sector,
            hint: HintLine {
                // Above the newest log line.
                wide: Place::down_to(STRIP.min.x, STRIP.max.y - 22.0, STRIP.width()),
                compact: Place::down_to(
                    STRIP_COMPACT.min.x,
                    STRIP_COMPACT.max.y,
                    STRIP_COMPACT.width(),
                ),
                on_stage: true,
                ..default()
            },
            title: |world| {
                let run = world.get_resource::<Campaign>();
                Some(title(run.map(|run| run.sector().turn)))
            },
            track: Some("sector"),
            danger: |world| world.get_resource::<MapView>().map_or(0.0, danger),
            ..default()
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map_view::tests::{rules, sector};

    #[test]
    fn a_stack_at_war_near_the_leader_is_danger_and_one_that_is_only_remembered_is_none() {
        let rules = rules();
        let mut table = MapView::read(&rules, &sector(&rules, 5));
        table.stacks.retain(|stack| stack.faction == table.player);
        assert_eq!(danger(&table), 0.0);
        let foe = table.factions.iter().find(|it| it.relation == Relation::War);
        let foe = foe.map(|it| it.id).expect("a faction is at war with the player");
        let led = table.own_stacks().find(|it| it.is_led()).expect("a leader");
        let mut other = led.clone();
        other.faction = foe;
        other.remembered = None;
        table.stacks.push(other);
        assert!(danger(&table) > 0.85, "{}", danger(&table));
        if let Some(other) = table.stacks.last_mut() {
            other.remembered = Some(1);
        }
        assert_eq!(danger(&table), 0.0);
    }

    #[test]
    fn the_title_tells_the_turn() {
        assert_eq!(title(Some(4)), "Sector, turn 4");
    }
}
