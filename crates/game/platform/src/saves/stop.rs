//! What keeps the run when the program is stopped from outside or by a fault of its own: signals end
//! the game as *Quit* does, and a panic waits for the last write.

use super::store::{SaveStore, Store};
use bevy::prelude::*;
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What a panic leaves for the one who mends it.
const REPORT: &str = "crash.txt";
/// The longest that a panic waits for the last write.
const PATIENCE: Duration = Duration::from_secs(5);

/// Set by a signal that ends the program.
#[derive(Resource, Clone, Default)]
struct Ended(Arc<AtomicBool>);

#[cfg(unix)]
fn listen(ended: &Ended) {
    use signal_hook::consts::{SIGHUP, SIGTERM};
    for signal in [SIGTERM, SIGHUP] {
        if let Err(error) = signal_hook::flag::register(signal, ended.0.clone()) {
            warn!("signal {signal} will end the game without a last save: {error}");
        }
    }
}

#[cfg(not(unix))]
fn listen(_: &Ended) {}

fn end(ended: Res<Ended>, mut exits: MessageWriter<AppExit>) {
    if ended.0.swap(false, Ordering::Relaxed) {
        exits.write(AppExit::Success);
    }
}

/// Every step was handed to the queue when it was made: the hook only waits until it is written.
fn keep_on_panic(store: &SaveStore) {
    let queue = store.queue();
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |about| {
        before(about);
        let backtrace = std::backtrace::Backtrace::force_capture();
        let report = format!("Daemonfall {}\n{about}\n{backtrace}\n", env!("CARGO_PKG_VERSION"));
        queue.add(None, Box::new(move |store| told(store, &report)));
        if std::thread::current().name() != Some(super::queue::THREAD) {
            queue.finish(PATIENCE);
        }
    }));
}

fn told(store: &dyn Store, report: &str) -> super::queue::Answer {
    match store.write(REPORT, report) {
        Ok(()) => eprintln!("daemonfall: the report is in {}", store.place(REPORT)),
        Err(error) => eprintln!("daemonfall: the report cannot be written: {error}"),
    }
    Box::new(|_| {})
}

pub fn plugin(app: &mut App) {
    let ended = Ended::default();
    listen(&ended);
    keep_on_panic(app.world().resource::<SaveStore>());
    app.insert_resource(ended).add_systems(PreUpdate, end);
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_campaign::saves::folder::FolderStore;

    #[test]
    fn a_panic_waits_for_the_last_write_and_leaves_a_report() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        let store = SaveStore::new(FolderStore::new(Some(folder.path().into())));
        keep_on_panic(&store);
        let work = |store: &dyn Store| {
            std::thread::sleep(Duration::from_millis(100));
            store.write("run-auto.save", "the last step")
        };
        store.later(None, work, |_, _| {});
        let panicked = std::thread::spawn(|| panic!("on purpose")).join();
        assert!(panicked.is_err());
        drop(panic::take_hook());
        // Read past the store, which would wait.
        let kept = std::fs::read_to_string(folder.path().join("run-auto.save"))?;
        assert_eq!(kept, "the last step");
        let report = std::fs::read_to_string(folder.path().join(REPORT))?;
        assert!(report.contains("on purpose"), "{report}");
        Ok(())
    }
}
