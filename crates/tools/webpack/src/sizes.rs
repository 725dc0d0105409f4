//! The sizes of a bundle, as a table.

use crate::compress::Weight;
use crate::page::Bundle;
use std::fmt::Write;
use std::path::Path;

#[derive(Clone, Copy, Debug, Default)]
pub struct Sizes {
    /// The program before wasm-opt.
    pub before_shrinking: Option<u64>,
    program: Weight,
    first_assets: Weight,
    page: Weight,
    later: Weight,
}

impl Sizes {
    pub fn add(&mut self, bundle: &Bundle, name: &str, weight: Weight) {
        *self.part(bundle, name) += weight;
    }

    fn part(&mut self, bundle: &Bundle, name: &str) -> &mut Weight {
        if name == bundle.wasm {
            &mut self.program
        } else if bundle.first.iter().any(|(first, _)| first == name) {
            &mut self.first_assets
        } else if name.starts_with(&bundle.assets) {
            &mut self.later
        } else {
            &mut self.page
        }
    }

    pub fn table(&self, dist: &Path, plain: bool) -> String {
        let mut first = self.page;
        first += self.program;
        first += self.first_assets;
        let mut text = String::new();
        let mut line = |name: &str, weight: Weight| {
            let mut cells = format!("{name:<34}{:>10}", kilobytes(weight.raw));
            if !plain {
                let packed = [weight.brotli, weight.gzip].map(kilobytes);
                cells += &format!("{:>10}{:>10}", packed[0], packed[1]);
            }
            // Writing into a string cannot fail.
            let _ = writeln!(text, "{cells}");
        };
        line("the program", self.program);
        line("page and loader", self.page);
        line("assets before the title", self.first_assets);
        line("everything before the title", first);
        line("assets on demand", self.later);
        let heads = if plain { "" } else { "    brotli      gzip" };
        let before = self
            .before_shrinking
            .map_or(String::new(), |bytes| format!(", {} kB before wasm-opt", kilobytes(bytes)));
        format!("{}: kB{before}\n{:<34}{:>10}{heads}\n{text}", dist.display(), "", "raw")
    }
}

fn kilobytes(bytes: u64) -> String {
    let kilo = bytes.div_ceil(1000);
    match kilo {
        0..1000 => kilo.to_string(),
        _ => format!("{},{:03}", kilo / 1000, kilo % 1000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_before_the_title_is_summed() {
        let bundle = Bundle {
            glue: "g.js".into(),
            wasm: "g.wasm".into(),
            wasm_bytes: 1,
            assets: "assets-1".into(),
            first: vec![("assets-1/a.png".into(), 1)],
        };
        let mut sizes = Sizes::default();
        let weight = |raw| Weight { raw, brotli: raw / 2, gzip: raw };
        sizes.add(&bundle, "g.wasm", weight(1_500_000));
        sizes.add(&bundle, "assets-1/a.png", weight(20_000));
        sizes.add(&bundle, "assets-1/b.png", weight(9_000_000));
        sizes.add(&bundle, "index.html", weight(1_000));
        let table = sizes.table(Path::new("dist"), false);
        let first = table.lines().find(|line| line.starts_with("everything"));
        let cells: Vec<&str> = first.unwrap_or_default().split_whitespace().skip(4).collect();
        assert_eq!(cells, ["1,521", "761", "1,521"], "{table}");
    }
}
