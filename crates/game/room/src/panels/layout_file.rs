//! Saves the dock's layout between games, next to the settings and saves.

use super::layout::Dock;
use bevy::prelude::*;
use daemonfall_platform::notice::Notice;
use daemonfall_platform::saves::store::SaveStore;

pub const FILE: &str = "panels.ron";
const REST: f32 = 0.5;

/// The layout as last saved, so that it is written only after changes.
#[derive(Resource, Default)]
struct Kept {
    text: Option<String>,
    since: f32,
}

/// The error says what is wrong; an unreadable file has been set aside.
fn read_layout(store: &SaveStore) -> Result<Option<Dock>, String> {
    let read = store.read(FILE).map_err(|error| error.to_string())?;
    let Some(text) = read else { return Ok(None) };
    ron::from_str::<Dock>(&text).map(|dock| Some(dock.mended())).map_err(|error| {
        let (place, line) = (store.place(FILE), error.span.start.line);
        let aside = match store.set_aside(FILE) {
            Ok(aside) => format!("it was moved to {aside}"),
            Err(error) => error.to_string(),
        };
        format!("{place}:{line}: {}; {aside}", error.code)
    })
}

fn read(store: Res<SaveStore>, mut dock: ResMut<Dock>, mut notices: MessageWriter<Notice>) {
    match read_layout(&store) {
        Ok(Some(kept)) => *dock = kept,
        Ok(None) => {}
        Err(reason) => {
            notices.write(Notice::wrong(format!("The panels' layout was reset: {reason}")));
        }
    }
}

fn keep(
    time: Res<Time<Real>>,
    store: Res<SaveStore>,
    dock: Res<Dock>,
    mut kept: ResMut<Kept>,
    mut notices: MessageWriter<Notice>,
) {
    kept.since += time.delta_secs();
    if kept.since < REST {
        return;
    }
    kept.since = 0.0;
    let written = match ron::to_string(&*dock) {
        Ok(text) if kept.text.as_ref() == Some(&text) => return,
        Ok(text) => {
            let written = store.write(FILE, &text).map_err(|error| error.to_string());
            kept.text = Some(text);
            written
        }
        Err(error) => Err(error.to_string()),
    };
    if let Err(error) = written {
        notices.write(Notice::wrong(format!("The panels' layout cannot be saved: {error}")));
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Kept>()
        .add_systems(Startup, read)
        .add_systems(Last, keep.run_if(super::dock_state::is_open));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::layout::Edge;
    use daemonfall_platform::saves::store::MemoryStore;

    #[test]
    fn a_layout_is_read_as_it_was_kept() -> Result<(), Box<dyn std::error::Error>> {
        let store = SaveStore::new(MemoryStore::default());
        assert!(read_layout(&store)?.is_none());
        let dock = Dock { edge: Edge::Bottom, height: 222.0, ..default() };
        store.write(FILE, &ron::to_string(&dock)?)?;
        let read = read_layout(&store)?.ok_or("nothing was kept")?;
        assert_eq!(ron::to_string(&read)?, ron::to_string(&dock)?);
        Ok(())
    }

    #[test]
    fn a_damaged_layout_is_told_and_set_aside() -> Result<(), Box<dyn std::error::Error>> {
        let store = SaveStore::new(MemoryStore::default());
        store.write(FILE, "(edge: Above)")?;
        let told = read_layout(&store).err().ok_or("it was read")?;
        assert!(told.contains("panels.ron:1") && told.contains("panels-aside-1.ron"), "{told}");
        assert_eq!(store.read("panels-aside-1.ron")?.as_deref(), Some("(edge: Above)"));
        assert!(read_layout(&store)?.is_none());
        Ok(())
    }
}
