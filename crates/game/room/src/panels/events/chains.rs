//! The chains: every handler with its rank, the components it looks at, how often it ran, and how
//! often it stopped the event.

use crate::panels::dive_trace::{Stamp, stamp, words as told};
use crate::panels::prelude::*;
use daemonfall_dungeon::beat::{self as rules, HandlerFacts};
use daemonfall_dungeon::trace::Trace;

#[derive(Default)]
pub struct Chains {
    stopped: bool,
    found: Found<(Stamp, bool)>,
    facts: Made<(Stamp, bool), Vec<HandlerFacts>>,
}

pub fn draw(ui: &mut Ui, world: &mut World, page: &mut Chains) {
    if !world.contains_resource::<rules::Chains>() {
        nothing(ui, "The rules of dives are loaded with the first run or dive.");
        return;
    }
    page.found.field(ui, "Search handlers, chains and components");
    ui.horizontal(|ui| {
        ui.checkbox(&mut page.stopped, "Only those that stopped something");
        let hindrance = (!world.contains_resource::<Trace>()).then_some("Nothing is counted now.");
        if button(ui, "Clear tallies", "Resets all counts", hindrance)
            && let Some(mut watch) = world.get_resource_mut::<Trace>()
        {
            watch.clear_tallies();
            page.facts.forget();
        }
    });
    let key = (stamp(world), page.stopped);
    let facts = page.facts.of(key, || {
        let mut facts = rules::Chains::facts_of(world);
        facts.retain(|facts| !page.stopped || facts.stopped > 0);
        facts
    });
    Table::new("chains list", columns())
        .none("No handler matches.")
        .about(|facts| {
            let (name, chain) = (facts.name.replace('_', " "), told::chain(facts.chain));
            Some(format!("{chain} {name}.\nLooks at {}.", told::looks(facts.access)))
        })
        .draw_found(ui, &mut page.found, key, (facts.len(), |row| &facts[row]));
}

fn columns<'a>() -> [Column<'a, &'a HandlerFacts>; 5] {
    let count = |number: u64, of| cell(number, if number == 0 { theme::FAINT } else { of });
    [
        words("chain", 96.0, |facts: &&HandlerFacts| cell(told::chain(facts.chain), theme::YOU))
            .about("The question or deed."),
        words("handler", 210.0, |facts: &&HandlerFacts| {
            let name = Words::new().code(facts.name, theme::LIGHT);
            name.quiet(format!("  {}", told::rank(facts.rank)))
        })
        .about("With its rank, in the order in which an event passes them."),
        words("looks at", 94.0, |facts: &&HandlerFacts| plain(told::looks(facts.access)))
            .about("The components that it looks at."),
        numbers("ran", 48.0, move |facts: &&HandlerFacts| count(facts.ran, theme::LIGHT))
            .about("How often it ran."),
        numbers("stopped", 76.0, move |facts: &&HandlerFacts| count(facts.stopped, theme::DANGER))
            .about("How often it stopped the event."),
    ]
}
