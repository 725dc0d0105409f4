//! Health as hearts of two points each; more than ten hearts become a bar.

use crate::prelude::*;

const MOST: i32 = 10;

pub fn hearts(health: Health) -> Vec<&'static str> {
    let count = (health.max + 1) / 2;
    (0..count)
        .map(|place| match health.current - 2 * place {
            2.. => "icon_heart_full",
            1 => "icon_heart_half",
            _ => "icon_heart_empty",
        })
        .collect()
}

pub fn draw(row: &mut ChildSpawnerCommands, atlas: &Atlas, health: Health, size: f32) {
    let hearts = hearts(health);
    if hearts.len() as i32 <= MOST {
        for name in hearts {
            row.spawn(icon(atlas, name, size, theme::AS_DRAWN));
        }
        return;
    }
    let part = 100.0 * health.current as f32 / health.max.max(1) as f32;
    row.spawn((Node { width: px(140), height: px(10), ..default() }, BackgroundColor(theme::EDGE)))
        .with_child((
            Node { width: percent(part), height: percent(100), ..default() },
            BackgroundColor(theme::YOU),
        ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heart_is_two_points() {
        let names = hearts(Health { current: 3, max: 6 });
        assert_eq!(names, ["icon_heart_full", "icon_heart_half", "icon_heart_empty"]);
        assert_eq!(hearts(Health { current: 0, max: 5 }), ["icon_heart_empty"; 3]);
    }
}
