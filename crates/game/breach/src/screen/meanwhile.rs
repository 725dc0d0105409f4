//! What happened to the units since the player's last choice: skipped steps hide it.

use crate::breach_view::{BreachView, UnitShown};
use crate::choosing::Choosing;
use crate::prelude::*;
use crate::{BreachSystems, Choose, TakeBack};

/// The sentence while the player chooses; empty if nobody was hurt.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Meanwhile(pub String);

/// The health of everybody at the last choice; none for the dead.
type Before = Vec<(CharacterId, Option<i32>)>;

fn now(table: &BreachView) -> Before {
    let health = |unit: &UnitShown| unit.present.then_some(unit.health.current);
    table.units.iter().map(|unit| (unit.id, health(unit))).collect()
}

/// Deaths, and the own units that lost health.
fn told(before: &Before, table: &BreachView) -> String {
    let lost = before.iter().filter_map(|(id, before)| {
        let unit = table.unit(*id)?;
        let (before, name) = ((*before)?, unit.name.as_str());
        match unit.health.current {
            _ if !unit.present => Some(t!("breach-meanwhile-dead", who = name)),
            left if unit.is_own() && left < before => {
                Some(t!("breach-meanwhile-hurt", who = name, before = before, left = left))
            }
            _ => None,
        }
    });
    let lost: Vec<String> = lost.collect();
    match lost.is_empty() {
        true => String::new(),
        false => t!("breach-meanwhile", lost = lost.join(", ")),
    }
}

/// How the units were when the player chose last.
#[derive(Resource, Default)]
struct Watched(Before);

fn remember(
    mut chosen: MessageReader<Choose>,
    mut taken_back: MessageReader<TakeBack>,
    table: Res<BreachView>,
    mut watched: ResMut<Watched>,
) {
    if taken_back.read().count() > 0 {
        watched.0.clear();
    }
    if chosen.read().count() > 0 {
        watched.0 = now(&table);
    }
}

fn tell(
    table: Res<BreachView>,
    choosing: Res<Choosing>,
    watched: Res<Watched>,
    mut meanwhile: ResMut<Meanwhile>,
) {
    let said = choosing.who.map_or_else(String::new, |_| told(&watched.0, &table));
    meanwhile.set_if_neq(Meanwhile(said));
}

fn forget(mut watched: ResMut<Watched>, mut meanwhile: ResMut<Meanwhile>) {
    *watched = Watched::default();
    *meanwhile = Meanwhile::default();
}

pub fn plugin(app: &mut App) {
    let chose = on_message::<Choose>.or_else(on_message::<TakeBack>);
    let asked = resource_changed::<Choosing>.or_else(resource_changed::<Watched>);
    let tell = tell.in_set(BreachSystems::Preview).run_if(asked);
    app.init_resource::<Meanwhile>()
        .init_resource::<Watched>()
        .add_systems(OnEnter(Screen::BREACH), forget)
        .add_systems(Update, (remember.in_set(BreachSystems::Act).run_if(chose), tell));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::first_picture;

    #[test]
    fn who_was_hurt_or_died_since_the_last_choice_is_told() -> Result<(), String> {
        let (_, mut table) = first_picture("keystone")?;
        let before = now(&table);
        assert_eq!(told(&before, &table), "");
        let own = table.units.iter().position(UnitShown::is_own).ok_or("nobody")?;
        let foe = table.units.iter().position(|unit| !unit.is_own()).ok_or("nobody")?;
        table.units[own].health.current -= 1;
        table.units[foe].health.current -= 1;
        let hurt = told(&before, &table);
        assert!(hurt.contains(&table.units[own].name) && !hurt.contains(&table.units[foe].name));
        table.units[foe].present = false;
        assert!(told(&before, &table).contains(&table.units[foe].name));
        Ok(())
    }
}
