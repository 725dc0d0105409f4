//! The log in sentences, made from events and the picture alone.

mod changes;
mod machine;
mod sums;
mod tell;
#[cfg(test)]
mod tests;
mod voice;

pub use voice::place;

use super::breach_view::{BreachView, UnitShown};
use crate::prelude::*;
use daemonfall_ui::log::{Details, Line};
use sums::Source;

pub type BreachLine = Line<Vec<Panel>>;

#[derive(Resource, Clone, Debug, Default)]
pub struct BreachLog {
    pub lines: Vec<BreachLine>,
    /// Whether changes still belong to the last line: a use, or an after-effect.
    open: bool,
    source: Option<Source>,
}

const MOST: usize = 3000;

impl BreachLog {
    pub fn truncate(&mut self, lines: usize) {
        self.lines.truncate(lines);
        self.open = false;
    }

    /// Logs an event; `table` is the picture before it.
    pub fn tell(&mut self, event: &BreachEvent, table: &BreachView, library: &BreachLibrary) {
        tell::tell(self, event, table, library);
        let extra = self.lines.len().saturating_sub(MOST);
        self.lines.drain(..extra);
    }

    pub fn put_before(&mut self, lines: Vec<BreachLine>) {
        self.lines.splice(0..0, lines);
    }

    fn put(&mut self, line: BreachLine) {
        self.lines.push(line);
        self.open = false;
    }

    fn add(&mut self, sentence: &str) {
        if let Some(line) = self.lines.last_mut() {
            if !line.why.is_empty() {
                line.why.push(' ');
            }
            line.why.push_str(sentence);
        }
    }

    fn count(&mut self, numbers: Details) {
        if let Some(line) = self.lines.last_mut() {
            line.details.extend(numbers);
        }
    }

    /// The numbers behind an effect of the last line, by the unit that it affected.
    fn numbers(
        &mut self,
        unit: Option<&UnitShown>,
        of: impl FnOnce(&mut Source, &UnitShown) -> Details,
    ) -> Details {
        let source = self.source.as_mut().zip(unit);
        source.map_or_else(Vec::new, |(source, unit)| of(source, unit))
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<BreachLog>();
}
