//! The list of scenarios, over the lab.

use super::transport::{LabRequest, Transport};
use super::{FOLDER, LabSystems};
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_ui::prelude::*;
use daemonfall_ui::scroll::into_view;

#[derive(Component)]
struct ListDialogue;

/// The button of a scenario, by index on the shelf.
#[derive(Component, Clone, Copy)]
struct Choice(usize);

#[derive(Component)]
struct Choices;
#[derive(Component)]
struct About;

/// Greatest number of broken scenarios and files named; the rest is counted.
const TOLD: usize = 4;

fn open(
    mut wishes: MessageReader<LabRequest>,
    reel: Res<Transport>,
    old: Query<Entity, With<ListDialogue>>,
    store: Res<SaveStore>,
    mut commands: Commands,
) {
    if !wishes.read().any(|wish| *wish == LabRequest::List) || !old.is_empty() {
        return;
    }
    let root = (ListDialogue, DespawnOnExit(Screen::TIME_LAB));
    let panel = dialogue::spawn(&mut commands, t!("lab-list"), 10, 860.0, root);
    commands.entity(panel).with_children(|panel| {
        let words = t!("lab-list-about");
        panel.spawn(text(theme::BODY, theme::NEUTRAL, words));
        panel.spawn(divider());
        let told = reel.wrong.len().min(TOLD);
        for wrong in &reel.wrong[..told] {
            panel.spawn(text(theme::SMALL, theme::DANGER, wrong));
        }
        if reel.wrong.len() > told {
            let words = t!("lab-list-more-wrong", count = reel.wrong.len() - told);
            panel.spawn(text(theme::SMALL, theme::DANGER, words));
        }
        let list = Node {
            max_height: px(352 - 24 * told as i32),
            overflow: Overflow::scroll_y(),
            // All of the game's own have room.
            ..column(4.0)
        };
        // A compact dialogue scrolls as a whole.
        let list = Adapts::new(list, |node| {
            (node.max_height, node.overflow) = (auto(), Overflow::visible());
        });
        panel.spawn((Choices, list, ScrollPosition::default())).with_children(|list| {
            for place in 0..reel.items.len() {
                choice(list, &reel, place);
            }
        });
        let about = Node { min_height: px(52), ..default() };
        panel.cell(about, (text(theme::BODY, theme::LIGHT, ""), About));
        panel.spawn(divider());
        if !cfg!(target_family = "wasm") {
            let words = t!("lab-list-own", folder = FOLDER);
            let whole = Tooltip::new(store.place(FOLDER));
            panel.spawn((text(theme::SMALL, theme::DIM, words), whole));
        }
        panel.spawn(button(t!("lab-list-close"))).observe(
            |_: On<Activate>, list: Query<Entity, With<ListDialogue>>, mut commands: Commands| {
                close(&list, &mut commands);
            },
        );
    });
}

fn choice(list: &mut ChildSpawnerCommands, reel: &Transport, place: usize) {
    let item = &reel.items[place];
    let mut choice = list.spawn((button(item.title()), Choice(place)));
    choice.entry::<Node>().and_modify(|mut node| node.flex_shrink = 0.0);
    if let Some(file) = &item.file {
        let file = file.rsplit(['/', '\\']).next().unwrap_or(file);
        choice.with_child(text(theme::SMALL, theme::DIM, file));
    }
    if place == reel.chosen {
        choice.insert(FocusFirst);
    }
    choice.observe(
        |used: On<Activate>,
         choices: Query<&Choice>,
         list: Query<Entity, With<ListDialogue>>,
         mut wishes: MessageWriter<LabRequest>,
         mut commands: Commands| {
            if let Ok(choice) = choices.get(used.entity) {
                wishes.write(LabRequest::Take(choice.0));
            }
            close(&list, &mut commands);
        },
    );
}

fn close(list: &Query<Entity, With<ListDialogue>>, commands: &mut Commands) {
    for list in list {
        commands.entity(list).despawn();
    }
}

fn follow_focus(
    focus: Res<InputFocus>,
    reel: Res<Transport>,
    choices: Query<(&Choice, &ComputedNode, &UiGlobalTransform), Without<Choices>>,
    mut about: Query<&mut Text, With<About>>,
    mut list: Query<(&mut ScrollPosition, &ComputedNode, &UiGlobalTransform), With<Choices>>,
) {
    let Some((choice, own, at)) = focus.get().and_then(|entity| choices.get(entity).ok()) else {
        return;
    };
    if let (Ok(mut text), Some(item)) = (about.single_mut(), reel.items.get(choice.0)) {
        let about = item.about();
        let words = if about.is_empty() { t!("lab-list-nothing-about") } else { about };
        text.set_if_neq(Text(words));
    }
    if let Ok((mut scroll, node, place)) = list.single_mut() {
        let by = into_view((node, place), (own, at));
        if by.abs() > 1.0 {
            scroll.y = (scroll.y + by).max(0.0);
        }
    }
}

fn step_back(
    mut back: ResMut<Back>,
    list: Query<Entity, With<ListDialogue>>,
    mut commands: Commands,
) {
    if !list.is_empty() && back.take() {
        close(&list, &mut commands);
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            // The key that opens it must not also choose in it.
            open.after(LabSystems).after(FocusSystems),
            follow_focus.after(FocusSystems),
            step_back.in_set(BackSystems::Dialogue),
        )
            .run_if(in_state(Screen::TIME_LAB)),
    );
}
