//! The facts of one entity: its components, read through the engine's reflection, the rules' own
//! first.

use super::edit::{Drafts, hindrance, is_editable, ranges, takes_values};
use super::list::name;
use crate::panels::look::semibold;
use crate::panels::parts::short;
use crate::panels::prelude::*;
use bevy::reflect::{ReflectMut, TypeInfo, TypeRegistry};
use bevy_inspector_egui::reflect_inspector::{Context, InspectorUi};
use std::any::TypeId;

struct Part {
    of: Option<TypeId>,
    name: String,
    rule: bool,
    size: usize,
}

fn parts(world: &World, entity: EntityRef) -> Vec<Part> {
    let infos = entity.archetype().components().iter();
    let mut parts: Vec<Part> = infos
        .filter_map(|id| world.components().get_info(*id))
        .map(|info| {
            let path = info.name().to_string();
            Part {
                of: info.type_id(),
                name: short(&path),
                rule: path.starts_with("daemonfall_"),
                size: info.layout().size(),
            }
        })
        .collect();
    // Editable ones come first.
    let key = |part: &Part| (!part.rule, !part.of.is_some_and(is_editable));
    parts.sort_by(|a, b| (key(a), &a.name).cmp(&(key(b), &b.name)));
    parts
}

pub fn draw(ui: &mut Ui, world: &mut World, entity: Entity, drafts: &mut Drafts, lock: Lock) {
    let Ok(found) = world.get_entity(entity) else {
        ui.label(quiet("It no longer exists."));
        return;
    };
    let title = RichText::new(name(world, found)).family(semibold());
    let parts = parts(world, found);
    ui.label(title.color(colour(theme::YOU)));
    if let Some(refused) = &drafts.refused {
        ui.label(inked(format!("Refused: {refused}."), theme::DANGER));
    }
    let mut of_rules = None;
    for part in parts {
        if of_rules != Some(part.rule) {
            of_rules = Some(part.rule);
            ui.add_space(2.0);
            caption(ui, if part.rule { "Rules" } else { "Display and engine" });
        }
        component(ui, world, entity, &part, drafts, lock);
    }
}

fn component(
    ui: &mut Ui,
    world: &mut World,
    entity: Entity,
    part: &Part,
    drafts: &mut Drafts,
    lock: Lock,
) {
    if part.size == 0 {
        ui.horizontal(|ui| {
            ui.add_space(18.0);
            ui.label(&part.name);
        });
        return;
    }
    let id = Id::new((entity, &part.name));
    let header = CollapsingHeader::new(&part.name).id_salt(id).default_open(part.rule);
    let Some(of) = part.of else {
        header.show(ui, |ui| ui.label(quiet("Its contents are unknown.")));
        return;
    };
    let about = docs(world, of);
    let shown = header.show(ui, |ui| {
        let hindrance = hindrance(world, entity, of);
        match (lock.is_open(), hindrance) {
            (true, Ok(_)) => change(ui, world, entity, of, drafts),
            (true, Err(reason)) => {
                watch(ui, world, entity, of, id);
                if part.rule {
                    ui.label(quiet(reason));
                }
            }
            (false, _) => watch(ui, world, entity, of, id),
        }
    });
    if let Some(about) = about {
        shown.header_response.on_hover_text(about);
    }
}

fn docs(world: &World, of: TypeId) -> Option<String> {
    let registry = world.resource::<AppTypeRegistry>().read();
    let about = registry.get_type_info(of)?.docs()?;
    Some(about.trim().to_owned())
}

fn watch(ui: &mut Ui, world: &World, entity: Entity, of: TypeId, id: Id) {
    let registry = world.resource::<AppTypeRegistry>().clone();
    let registry = registry.read();
    match world.get_reflect(entity, of) {
        Ok(value) => value_of(ui, &registry, value.as_partial_reflect(), id),
        Err(_) => {
            ui.label(quiet("It is not reflected."));
        }
    }
}

pub fn value_of(ui: &mut Ui, registry: &TypeRegistry, value: &dyn PartialReflect, id: Id) {
    let mut context = Context::default();
    InspectorUi::new_no_short_circuit(registry, &mut context).ui_for_reflect_readonly_with_options(
        value,
        ui,
        id,
        &(),
    );
}

fn change(ui: &mut Ui, world: &mut World, entity: Entity, of: TypeId, drafts: &mut Drafts) {
    let registry = world.resource::<AppTypeRegistry>().clone();
    let registry = registry.read();
    let Ok(now) = world.get_reflect(entity, of) else {
        return;
    };
    if let Some(copy) = drafts.copy(entity, now) {
        let id = Id::new((entity, of, "draft"));
        fields(ui, &registry, copy.as_partial_reflect_mut(), of, id);
    }
    if let Ok(found) = world.get_entity(entity) {
        ui.add(egui::Label::new(quiet(ranges(found, of))).wrap());
    }
    if drafts.keep_changed(entity, now) {
        drafts.buttons(ui, world, entity, of);
    }
}

fn fields(ui: &mut Ui, registry: &TypeRegistry, copy: &mut dyn PartialReflect, of: TypeId, id: Id) {
    let (Some(TypeInfo::Struct(info)), ReflectMut::Struct(copy)) =
        (registry.get_type_info(of), copy.reflect_mut())
    else {
        return;
    };
    egui::Grid::new(id).show(ui, |ui| {
        for (place, told) in info.iter().enumerate() {
            let Some(field) = copy.field_at_mut(place) else {
                continue;
            };
            let name = ui.label(told.name());
            if let Some(about) = told.docs() {
                name.on_hover_text(about.trim());
            }
            let id = id.with(place);
            if takes_values(of, told.name()) {
                let mut context = Context::default();
                InspectorUi::new_no_short_circuit(registry, &mut context)
                    .ui_for_reflect_with_options(field, ui, id, &());
            } else {
                ui.vertical(|ui| {
                    value_of(ui, registry, field, id);
                    bind(ui, field);
                });
            }
            ui.end_row();
        }
    });
}

fn bind(ui: &mut Ui, field: &mut dyn PartialReflect) {
    if let Some(binder) = field.try_downcast_mut::<Option<ObjectId>>()
        && binder.is_some()
        && button(ui, "End the bind", "Frees it, once it is applied", None)
    {
        *binder = None;
    }
}
