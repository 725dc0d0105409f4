//! World: everything in the engine's world, and the map that a run keeps outside it. The selection
//! in the list is marked on the screen, and vice versa.

mod edit;
mod inspect;
mod list;
pub mod place;
mod things;

use super::prelude::*;
use bevy_inspector_egui::bevy_inspector::Filter;
use bevy_inspector_egui::bevy_inspector::hierarchy::{Hierarchy, SelectedEntities};

pages! {
    Entities "Entities",
    Hierarchy "Hierarchy",
    Resources "Resources",
    Assets "Assets",
    Map "Map of the run",
}

#[derive(Resource, Default)]
pub struct WorldPanel {
    page: Page,
    /// The search texts for names, and for components.
    words: String,
    component: String,
    resources: String,
    assets: String,
    selected: Option<Entity>,
    /// Whether the next click in the game selects an entity.
    picking: bool,
    list: list::List,
    drafts: edit::Drafts,
    map: things::Map,
    tree: SelectedEntities,
    branches: String,
}

impl WorldPanel {
    pub fn chosen(&self) -> Option<Entity> {
        self.selected
    }

    pub fn choose(&mut self, entity: Entity) {
        self.page = Page::Entities;
        self.words.clear();
        self.component.clear();
        self.selected = Some(entity);
        self.list.reveal(entity);
    }
}

impl Contents for WorldPanel {
    fn draw(&mut self, ui: &mut Ui, world: &mut World, lock: Lock) {
        parts::choose(ui, &mut self.page, PAGES);
        ui.separator();
        match self.page {
            Page::Entities => entities(ui, world, self, lock),
            Page::Hierarchy => hierarchy(ui, world, self, lock),
            Page::Resources => things::resources(ui, world, &mut self.resources),
            Page::Assets => things::assets(ui, world, &mut self.assets),
            Page::Map => things::draw(ui, world, &mut self.map, lock),
        }
        place::mark(ui.ctx(), world, self.selected);
        if self.picking {
            pick(ui.ctx(), world, self);
        }
    }

    fn begin(app: &mut App) {
        app.add_plugins(bevy_inspector_egui::DefaultInspectorConfigPlugin);
    }
}

fn entities(ui: &mut Ui, world: &mut World, state: &mut WorldPanel, lock: Lock) {
    below(ui, world, state, lock);
    search(ui, &mut state.words, "Search names");
    search(ui, &mut state.component, "With component");
    ui.horizontal(|ui| {
        let words = if state.picking { "Click in the game …" } else { "Pick in the game" };
        let about = "The next click in the game selects the object there; clicking again cycles through overlapping objects.";
        if button(ui, words, about, None) {
            state.picking = !state.picking;
        }
    });
    state.list.refresh(world, &state.words, &state.component);
    if let Some(chosen) = state.list.draw(ui, state.selected) {
        state.selected = Some(chosen);
    }
}

fn hierarchy(ui: &mut Ui, world: &mut World, state: &mut WorldPanel, lock: Lock) {
    below(ui, world, state, lock);
    search(ui, &mut state.branches, "Search the hierarchy");
    let mut filter: Filter = Filter::default();
    filter.word = state.branches.to_lowercase();
    let mut tree = Hierarchy {
        world,
        selected: &mut state.tree,
        context_menu: None,
        shortcircuit_entity: None,
        extra_state: &mut (),
    };
    let scroll = egui::ScrollArea::both().id_salt("world tree").auto_shrink(false);
    let chosen = scroll.show(ui, |ui| tree.show_with_filter::<(), _>(ui, filter)).inner;
    if chosen {
        state.selected = state.tree.iter().last();
    }
}

fn below(ui: &mut Ui, world: &mut World, state: &mut WorldPanel, lock: Lock) {
    let Some(entity) = state.selected else { return };
    let half = ui.available_height() * 0.55;
    egui::Panel::bottom("world inspector")
        .resizable(true)
        .default_size(half)
        .size_range(80.0..=(ui.available_height() - 120.0).max(100.0))
        .frame(egui::Frame::new().inner_margin(egui::Margin::symmetric(0, 6)))
        .show_inside(ui, |ui| {
            egui::ScrollArea::both()
                .id_salt("world inspector")
                .auto_shrink(false)
                .show(ui, |ui| inspect::draw(ui, world, entity, &mut state.drafts, lock));
        });
}

fn pick(context: &egui::Context, world: &mut World, state: &mut WorldPanel) {
    // A layer over the whole window takes the click, so that the game does not.
    let layer = egui::Area::new(egui::Id::new("world pick"))
        .order(egui::Order::Middle)
        .fixed_pos(egui::Pos2::ZERO)
        .show(context, |ui| {
            let whole = ui.ctx().content_rect();
            let beside = place::beside(world, whole);
            ui.allocate_rect(beside, egui::Sense::click())
        });
    let response = layer.inner.on_hover_cursor(egui::CursorIcon::Crosshair);
    if let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked()) {
        let scale = context.zoom_factor();
        state.picking = false;
        if let Some(found) = place::pick(world, Vec2::new(at.x, at.y) * scale, state.selected) {
            state.choose(found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::testing::{self, Outcome, Panel, click, type_into};
    use bevy_egui::egui::accesskit::Role;
    use daemonfall_campaign::install;
    use daemonfall_dungeon::components::{Object, Player};
    use daemonfall_dungeon::{self as dungeon, Command, Field};
    use egui_kittest::kittest::{NodeT, Queryable};

    /// A world with a dive on the screen, and the player's name in the list.
    fn dive() -> Result<(World, String), Box<dyn std::error::Error>> {
        let mut app = App::new();
        app.insert_resource(AppTypeRegistry::new_with_derived_types());
        WorldPanel::begin(app.init_resource::<WorldPanel>());
        let mut world = std::mem::take(app.world_mut());
        testing::furnish(&mut world);
        install(&mut world, &testing::content());
        dungeon::begin(&mut world, 7);
        world.insert_resource(State::new(Screen::DIVE));
        world.init_resource::<Messages<Play>>();
        let mut players = world.query_filtered::<&Object, With<Player>>();
        let player = *players.single(&world)?;
        let name = format!("you {}", player.id.0);
        Ok((world, name))
    }

    fn chosen(lock: Lock) -> Result<Panel, Box<dyn std::error::Error>> {
        let (world, name) = dive()?;
        let mut panel = testing::harness::<WorldPanel>(world, lock);
        panel.run_steps(3);
        type_into(&mut panel, "Search names", &name);
        click(&mut panel, &name);
        Ok(panel)
    }

    #[test]
    fn who_is_searched_for_and_chosen_is_shown_with_its_components() -> Outcome {
        let panel = chosen(Lock::Watching)?;
        for words in ["Health", "Player", "Placed"] {
            assert!(panel.query_by_label(words).is_some(), "{words}");
        }
        assert!(panel.query_by_label("Apply").is_none());
        Ok(())
    }

    /// Types a number into the first field of the selected object's health, and applies it; returns
    /// what was sent and what was refused.
    fn typed(number: &str) -> Result<(Vec<Play>, Option<String>), Box<dyn std::error::Error>> {
        let mut panel = chosen(Lock::Changing)?;
        let field = panel.get_all_by_role(Role::SpinButton).next();
        field.ok_or("nothing can be changed")?.click();
        panel.run_steps(2);
        panel.event(egui::Event::Text(number.into()));
        panel.run_steps(2);
        panel.key_press(egui::Key::Enter);
        panel.run_steps(2);
        click(&mut panel, "Apply");
        let world = panel.state_mut();
        let sent = world.resource_mut::<Messages<Play>>().drain().collect();
        let refused = world.resource::<WorldPanel>().drafts.refused.clone();
        Ok((sent, refused))
    }

    #[test]
    fn a_value_is_changed_by_a_command_once_it_is_applied_and_refused_out_of_range() -> Outcome {
        let (sent, refused) = typed("400")?;
        assert!(sent.is_empty());
        assert_eq!(refused.as_deref(), Some("health can be 1 to 10, not 400"));
        let (sent, refused) = typed("3")?;
        assert_eq!(refused, None);
        let Some(Play(Command::Edit(edit))) = sent.first() else {
            return Err("nothing was sent".into());
        };
        assert_eq!((sent.len(), edit.field, edit.value), (1, Field::Health, 3));
        Ok(())
    }

    #[test]
    fn only_what_commands_change_takes_values() -> Outcome {
        let panel = chosen(Lock::Changing)?;
        let fields = panel.get_all_by_role(Role::SpinButton);
        let open = fields.filter(|field| !field.accesskit_node().is_disabled());
        // Health and maximum health; beats of stun, freeze and burn, if it has statuses.
        assert!([2, 5].contains(&open.count()));
        Ok(())
    }

    #[test]
    fn the_hierarchy_is_searched_by_name() -> Outcome {
        let (mut world, _) = dive()?;
        world.spawn(Name::new("Lantern"));
        world.spawn(Name::new("Bucket"));
        let mut panel = testing::shown::<WorldPanel>(world);
        click(&mut panel, "Hierarchy");
        type_into(&mut panel, "Search the hierarchy", "LANT");
        assert!(testing::has(&panel, "Lantern") && !testing::has(&panel, "Bucket"));
        Ok(())
    }
}
