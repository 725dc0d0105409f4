//! The row of a slot: its content and its actions.

use super::Shelf;
use super::slot_actions::SlotAction;
use super::words::{lines, name, number};
use crate::prelude::*;
use daemonfall_campaign::saves::{Glance, Slot};

struct Does {
    label: String,
    about: String,
    deed: SlotAction,
    /// A confirmation asked first.
    question: Option<String>,
}

/// Whether a slot's first action is harmless: then it may get the initial focus.
pub fn begins_harmless(shelf: &Shelf, slot: Slot, in_run: bool) -> bool {
    let all = does(shelf, slot, in_run);
    all.first().is_some_and(|it| !matches!(it.deed, SlotAction::Delete(_)))
}

fn does(shelf: &Shelf, slot: Slot, in_run: bool) -> Vec<Does> {
    let glance = shelf.of(slot);
    let empty = *glance == Glance::Empty;
    let is_own = slot.is_own();
    let mut all = Vec::new();
    if in_run {
        if is_own {
            all.push(Does {
                label: t!("saves-save"),
                about: t!("saves-save-about", slot = number(slot)),
                deed: SlotAction::Save(slot),
                question: (!empty).then(|| t!("saves-overwrite")),
            });
        }
        return all;
    }
    if let Glance::Run(stage) = glance {
        let kept = *shelf.of(Slot::Auto) != Glance::Empty;
        let other = slot != Slot::Auto && kept && !shelf.alike.contains(&slot);
        let (label, about) = match stage.over {
            true => (t!("saves-look"), t!("saves-look-about")),
            false if other => (t!("saves-continue"), t!("saves-continue-instead-about")),
            false => (t!("saves-continue"), t!("saves-continue-about")),
        };
        all.push(Does {
            label,
            about,
            deed: SlotAction::Continue(slot),
            question: (other && !stage.over).then(|| t!("saves-give-up")),
        });
        all.push(Does {
            label: t!("saves-export"),
            about: t!("saves-export-about"),
            deed: SlotAction::Export(slot),
            question: None,
        });
    }
    if is_own {
        all.push(Does {
            label: t!("saves-import"),
            about: t!("saves-import-about"),
            deed: SlotAction::Import(slot),
            // Elsewhere the file dialogue asks this itself; a browser's own knows nothing of slots.
            question: (cfg!(target_family = "wasm") && !empty).then(|| t!("saves-overwrite")),
        });
    }
    if !empty {
        all.push(Does {
            label: t!("saves-delete"),
            about: t!("saves-delete-about"),
            deed: SlotAction::Delete(slot),
            question: Some(t!("saves-delete-sure")),
        });
    }
    all
}

pub fn spawn(
    commands: &mut Commands,
    data: &GameData,
    shelf: &Shelf,
    slot: Slot,
    in_run: bool,
) -> Entity {
    let glance = shelf.of(slot);
    let [first, second] = lines(&data.0, glance);
    let (ink, edge) = match glance {
        Glance::Empty => (theme::DIM, theme::LINE),
        Glance::Run(_) => (theme::LIGHT, theme::RIM),
        Glance::Broken(_) => (theme::DANGER, theme::DANGER),
    };
    let node = Node { min_height: px(88), ..list_row(20.0, UiRect::axes(px(20), px(12))) };
    let focused = shelf.last == slot && begins_harmless(shelf, slot, in_run);
    let buttons: Vec<Entity> = does(shelf, slot, in_run)
        .into_iter()
        .enumerate()
        .map(|(place, does)| {
            let button = deed_button(commands, does);
            if place == 0 && focused {
                commands.entity(button).insert(FocusFirst);
            }
            button
        })
        .collect();
    let line = Node { column_gap: px(8), flex_shrink: 0.0, ..default() };
    let buttons = commands.group(line, &buttons);
    commands
        .spawn((
            Adapts::new(node, |node| {
                node.min_height = px(62);
                node.padding = UiRect::axes(px(12), px(6));
            }),
            panel_face(),
            Pickable::IGNORE,
        ))
        .insert(BorderColor { left: edge, ..BorderColor::all(theme::EDGE) })
        .with_children(|row| {
            let caption = Adapts::new(cell(136.0), |node| node.width = px(88));
            let words = text(theme::CAPTION, theme::DIM, name(slot).to_uppercase());
            row.cell(caption, words);
            let wide = Node { flex_grow: 1.0, flex_basis: px(0), ..column(4.0) };
            row.part(wide, |words| {
                words.spawn(text(theme::NAME, ink, first));
                words.spawn(text(theme::SMALL, theme::DIM, second));
            });
        })
        .add_child(buttons)
        .id()
}

fn deed_button(commands: &mut Commands, does: Does) -> Entity {
    let deed = does.deed;
    let about = Tooltip::above(does.about);
    let Some(question) = does.question else {
        return sends(commands, does.label, about, deed);
    };
    let does_it = move |_: On<Confirmed>, mut deeds: MessageWriter<SlotAction>| {
        deeds.write(deed);
    };
    confirm(commands, [does.label, question], about, does_it)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use daemonfall_campaign::saves::SaveError;

    fn stage(turn: u32) -> Glance {
        Glance::Run(testing::stage(turn, "the sector"))
    }

    /// Labels of the actions, marked where a question is asked first.
    fn labels(shelf: &Shelf, slot: Slot, in_run: bool) -> Vec<String> {
        let all = does(shelf, slot, in_run);
        let mark = |it: &Does| it.question.as_ref().map_or("", |_| "?");
        all.iter().map(|it| format!("{}{}", it.label, mark(it))).collect()
    }

    #[test]
    fn the_focus_comes_first_to_what_takes_nothing_away() {
        let broken = Glance::Broken(SaveError::Form {
            place: "run-auto.save".into(),
            line: 1,
            column: 1,
            field: "run".into(),
            reason: "it is missing".into(),
        });
        let shelf = Shelf {
            glances: vec![(Slot::Auto, broken), (Slot::One, stage(3))],
            ..Shelf::default()
        };
        assert_eq!(labels(&shelf, Slot::Auto, false), ["Delete?"]);
        assert!(!begins_harmless(&shelf, Slot::Auto, false));
        assert!(begins_harmless(&shelf, Slot::One, false));
    }

    #[test]
    fn whatever_would_be_lost_is_asked_about() {
        let shelf = Shelf {
            glances: vec![(Slot::Auto, stage(9)), (Slot::One, stage(9)), (Slot::Three, stage(9))],
            alike: vec![Slot::Auto, Slot::Three],
            last: Slot::Auto,
        };
        assert_eq!(labels(&shelf, Slot::Auto, true), Vec::<String>::new());
        assert_eq!(labels(&shelf, Slot::One, true), ["Save here?"]);
        assert_eq!(labels(&shelf, Slot::Two, true), ["Save here"]);
        let own = labels(&shelf, Slot::One, false);
        assert_eq!(own[0], "Continue?");
        assert_eq!(own.last().map(String::as_str), Some("Delete?"));
        assert_eq!(labels(&shelf, Slot::Three, false)[0], "Continue");
        assert_eq!(labels(&shelf, Slot::Auto, false)[0], "Continue");
        assert_eq!(labels(&shelf, Slot::Two, false), ["Import"]);
    }
}
