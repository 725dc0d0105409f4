//! Log lines refer to places: the line under the pointer, or with the focus, has its place marked
//! on the field.

use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;

/// A place that a line can refer to: a tile, a cell, panels.
pub trait Place: Clone + PartialEq + Send + Sync + 'static {}
impl<T: Clone + PartialEq + Send + Sync + 'static> Place for T {}

/// The place that a line refers to.
#[derive(Component, Clone, Copy, Debug)]
#[require(Hovered)]
pub struct RefersTo<T: Place>(T);

/// Makes a line refer to a place; clicks pass through it to what is below.
pub fn speaks<T: Place>(place: T) -> impl Bundle {
    let through = Pickable { should_block_lower: false, is_hoverable: true };
    (RefersTo(place), through)
}

/// The place of the line that is pointed at or focused.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Spoken<T: Place>(pub Option<T>);

/// The focus counts only where no pointer is over a line.
fn listen<T: Place>(
    lines: Query<(Entity, &RefersTo<T>, &Hovered)>,
    focus: Option<Res<InputFocus>>,
    mut spoken: ResMut<Spoken<T>>,
) {
    let focused = focus.and_then(|focus| focus.get());
    let hovered = lines.iter().find(|(_, _, hovered)| hovered.get());
    let line = hovered.or_else(|| lines.iter().find(|line| Some(line.0) == focused));
    let now = line.map(|(_, speaks, _)| speaks.0.clone());
    spoken.set_if_neq(Spoken(now));
}

/// Lets lines refer to places of this type.
pub fn plugin<T: Place>(app: &mut App) {
    app.insert_resource(Spoken::<T>(None)).add_systems(PreUpdate, listen::<T>);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input_focus::FocusCause;

    #[test]
    fn the_line_under_the_pointer_is_heard_before_the_one_with_the_focus() {
        let mut app = App::new();
        app.add_plugins(plugin::<u32>);
        let mut spawn = |place: u32| app.world_mut().spawn(RefersTo(place)).id();
        let lines = [spawn(3), spawn(7)];
        let mut focus = InputFocus::default();
        focus.set(lines[0], FocusCause::Navigated);
        app.insert_resource(focus);
        app.update();
        assert_eq!(app.world().resource::<Spoken<u32>>().0, Some(3));
        app.world_mut().entity_mut(lines[1]).insert(Hovered(true));
        app.update();
        assert_eq!(app.world().resource::<Spoken<u32>>().0, Some(7));
        for line in lines {
            app.world_mut().despawn(line);
        }
        app.update();
        assert_eq!(app.world().resource::<Spoken<u32>>().0, None);
    }
}
