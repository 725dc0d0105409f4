//! Edits of components. They are made on a copy; when it is applied, the differences become
//! commands, which check and record them.

use crate::panels::prelude::*;
use bevy::platform::collections::HashMap;
use daemonfall_core::Health;
use daemonfall_dungeon::components::{Object, Status, Statused};
use daemonfall_dungeon::{self as dungeon, Command, Edit, Field};
use std::any::TypeId;

#[derive(Default)]
pub struct Drafts {
    copies: HashMap<(Entity, TypeId), Box<dyn Reflect>>,
    pub refused: Option<String>,
}

type Wish = (Field, i32);

/// The values of a copy that differ from the object's own. Fails for those that are not editable.
fn differences(object: EntityRef, copy: &dyn Reflect) -> Result<Vec<Wish>, String> {
    if let (Some(copy), Some(now)) = (copy.downcast_ref::<Health>(), object.get::<Health>()) {
        let mut wishes = vec![(Field::MaxHealth, copy.max), (Field::Health, copy.current)];
        wishes.retain(|(field, value)| match field {
            Field::MaxHealth => now.max != *value,
            _ => now.current.min(copy.max) != *value,
        });
        return Ok(wishes);
    }
    if let (Some(copy), Some(now)) = (copy.downcast_ref::<Statused>(), object.get::<Statused>()) {
        let mut wishes = Vec::new();
        let mut rest = *now;
        for (status, mine, theirs) in [
            (Status::Stun, &mut rest.stun, copy.stun),
            (Status::Freeze, &mut rest.freeze, copy.freeze),
            (Status::Burn, &mut rest.burn, copy.burn),
        ] {
            if *mine != theirs {
                wishes.push((Field::Beats(status), i32::from(theirs)));
                *mine = theirs;
            }
        }
        if now.binder.is_some() && copy.binder.is_none() {
            wishes.push((Field::Beats(Status::Bind), 0));
            rest.binder = None;
        }
        return if rest == *copy {
            Ok(wishes)
        } else {
            Err("only beats of stun, freeze and burn can be edited, and a bind can be ended".into())
        };
    }
    Err("this cannot be edited: no command changes it".into())
}

pub fn is_editable(of: TypeId) -> bool {
    of == TypeId::of::<Health>() || of == TypeId::of::<Statused>()
}

/// A bind is not a value: it can only be ended.
pub fn takes_values(of: TypeId, field: &str) -> bool {
    of == TypeId::of::<Health>() || ["stun", "freeze", "burn"].contains(&field)
}

/// The object, if components of a type can be edited on this entity; otherwise the reason why not.
pub fn hindrance(world: &World, entity: Entity, of: TypeId) -> Result<ObjectId, &'static str> {
    let object = world.get::<Object>(entity).ok_or("Commands change only objects of the dive.")?;
    if !is_editable(of) {
        return Err("No command changes this component.");
    }
    match screen(world) {
        Screen::DIVE => Ok(object.id),
        _ => Err("The dive is not on the screen."),
    }
}

pub fn ranges(object: EntityRef, of: TypeId) -> String {
    let health = object.get::<Health>().copied();
    let of_health = of == TypeId::of::<Health>();
    let told: Vec<String> = Field::ALL
        .into_iter()
        .filter(|field| matches!(field, Field::Health | Field::MaxHealth) == of_health)
        .map(|field| {
            let range = field.range(health);
            match range.start() == range.end() {
                true => format!("{field} {}", range.start()),
                false => format!("{field} {} to {}", range.start(), range.end()),
            }
        })
        .collect();
    told.join(", ")
}

impl Drafts {
    pub fn copy(&mut self, entity: Entity, now: &dyn Reflect) -> Option<&mut Box<dyn Reflect>> {
        let key = (entity, now.as_any().type_id());
        if !self.copies.contains_key(&key) {
            self.copies.insert(key, now.reflect_clone().ok()?);
        }
        self.copies.get_mut(&key)
    }

    /// Drops copies that are no longer edited; keeps an edited one only if it differs.
    pub fn keep_changed(&mut self, entity: Entity, now: &dyn Reflect) -> bool {
        let key = (entity, now.as_any().type_id());
        let same = self
            .copies
            .get(&key)
            .is_none_or(|copy| copy.reflect_partial_eq(now.as_partial_reflect()) == Some(true));
        if same {
            self.copies.remove(&key);
        }
        !same
    }

    pub fn buttons(&mut self, ui: &mut Ui, world: &mut World, entity: Entity, of: TypeId) {
        ui.horizontal(|ui| {
            if button(ui, "Apply", "Makes the change, as a command on the record", None) {
                self.refused = self.apply(world, entity, of).err();
            }
            if button(ui, "Discard", "Drops the change", None) {
                self.copies.remove(&(entity, of));
                self.refused = None;
            }
        });
    }

    fn apply(&mut self, world: &mut World, entity: Entity, of: TypeId) -> Result<(), String> {
        let object = hindrance(world, entity, of)?;
        let Some(copy) = self.copies.get(&(entity, of)) else {
            return Ok(());
        };
        let now = world.get_entity(entity).map_err(|_| "it is gone".to_owned())?;
        let wishes = differences(now, &**copy)?;
        let edits: Vec<Edit> =
            wishes.into_iter().map(|(field, value)| Edit { object, field, value }).collect();
        let health = copy.downcast_ref::<Health>().copied();
        for edit in &edits {
            // Health is checked against the new maximum.
            let range = edit.field.range(health);
            if edit.field == Field::Health && edits.len() > 1 && range.contains(&edit.value) {
                continue;
            }
            dungeon::check(world, Command::Edit(*edit)).map_err(|refusal| refusal.to_string())?;
        }
        world.write_message_batch(edits.into_iter().map(|edit| Play(Command::Edit(edit))));
        self.copies.remove(&(entity, of));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_statuses_only_beats_take_values() {
        let statuses = TypeId::of::<Statused>();
        for field in ["stun", "freeze", "burn"] {
            assert!(takes_values(statuses, field), "{field}");
        }
        for field in ["push_resistance", "resistances", "binder", "stuck"] {
            assert!(!takes_values(statuses, field), "{field}");
        }
        assert!(takes_values(TypeId::of::<Health>(), "max"));
    }

    #[test]
    fn only_what_differs_is_wished_for_and_the_most_comes_first() {
        let mut world = World::new();
        let entity = world.spawn((Health::full(5), Statused::default())).id();
        let of = |world: &World, copy: &dyn Reflect| differences(world.entity(entity), copy);
        assert_eq!(of(&world, &Health::full(5)), Ok(vec![]));
        let more = Health { current: 9, max: 12 };
        assert_eq!(of(&world, &more), Ok(vec![(Field::MaxHealth, 12), (Field::Health, 9)]));
        let fewer = Health { current: 3, max: 3 };
        assert_eq!(of(&world, &fewer), Ok(vec![(Field::MaxHealth, 3)]));
        let burnt = Statused { burn: 4, ..Statused::default() };
        assert_eq!(of(&world, &burnt), Ok(vec![(Field::Beats(Status::Burn), 4)]));
        let firm = Statused { push_resistance: 4, ..Statused::default() };
        assert!(of(&world, &firm).is_err());
    }
}
