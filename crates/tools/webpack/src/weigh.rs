//! How large the parts of a compiled program are, and the sizes of a bundle, as tables.

use crate::files::{self, PackError, Weight};
use crate::page::Bundle;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use wasmparser::{KnownCustom, Name, Parser, Payload, TypeRef};

/// Bytes by the name of the part.
pub type Parts = BTreeMap<String, u64>;

/// The program must contain the names of its functions, as the compiler writes it.
pub fn weigh(path: &Path) -> Result<Parts, PackError> {
    parts(&files::read(path)?).map_err(PackError::of(path))
}

pub fn table(parts: &Parts, most: usize) -> String {
    let mut heaviest: Vec<(&String, &u64)> = parts.iter().collect();
    heaviest.sort_by_key(|(name, bytes)| (std::cmp::Reverse(**bytes), *name));
    let all: u64 = parts.values().sum();
    let line = |(name, bytes): &(&String, &u64)| {
        let share = **bytes as f64 * 100.0 / all.max(1) as f64;
        format!("{name:<28}{:>9} kB{share:>7.1} %\n", bytes.div_ceil(1000))
    };
    heaviest.iter().take(most).map(line).collect()
}

fn parts(bytes: &[u8]) -> Result<Parts, wasmparser::BinaryReaderError> {
    let (mut imported, mut bodies) = (0, Vec::new());
    let mut names: BTreeMap<u32, String> = BTreeMap::new();
    let mut parts = Parts::new();
    for payload in Parser::new(0).parse_all(bytes) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.range().len() as u64),
            Payload::DataSection(data) => {
                *parts.entry("(data)".into()).or_default() += data.range().len() as u64;
            }
            Payload::CustomSection(custom) => {
                let KnownCustom::Name(sections) = custom.as_known() else { continue };
                for section in sections {
                    let Name::Function(functions) = section? else { continue };
                    for function in functions {
                        let function = function?;
                        names.insert(function.index, library(function.name));
                    }
                }
            }
            _ => {}
        }
    }
    for (place, length) in bodies.into_iter().enumerate() {
        let name = names.get(&(imported + place as u32));
        let name = name.map_or("(unnamed)", String::as_str);
        *parts.entry(name.to_owned()).or_default() += length;
    }
    Ok(parts)
}

/// The first name of its path, or the type's library where another library implements something.
fn library(symbol: &str) -> String {
    let path = format!("{:#}", rustc_demangle::demangle(symbol));
    let begins = |letter: char| letter.is_alphabetic() || letter == '_';
    let words = path.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let mut words = words.filter(|word| word.starts_with(begins));
    let own = words.find(|word| !["dyn", "impl", "mut", "const", "as"].contains(word));
    own.unwrap_or("(others)").to_owned()
}

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
        let asset = name.strip_prefix(&bundle.assets).map(|asset| asset.trim_start_matches('/'));
        match asset {
            _ if name == bundle.wasm => &mut self.program,
            Some(asset) if bundle.first.iter().any(|(first, _)| first == asset) => {
                &mut self.first_assets
            }
            Some(_) => &mut self.later,
            None => &mut self.page,
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
    fn functions_are_counted_for_their_libraries() {
        for (symbol, expected) in [
            ("_ZN4wgpu4util6device6create17h0123456789abcdefE", "wgpu"),
            (
                "_ZN59_$LT$bevy_ecs..world..World$u20$as$u20$core..fmt..Debug$GT$3fmt17h0123456789abcdefE",
                "bevy_ecs",
            ),
            ("memcpy", "memcpy"),
        ] {
            assert_eq!(library(symbol), expected);
        }
    }

    #[test]
    fn the_heaviest_part_comes_first_and_what_is_no_program_is_refused() {
        let parts = Parts::from([("a".into(), 1_000), ("b".into(), 3_000)]);
        let table = table(&parts, 1);
        assert!(table.starts_with('b') && table.contains("75.0 %"), "{table}");
        assert!(super::parts(b"no program").is_err());
        let empty = super::parts(b"\0asm\x01\0\0\0");
        assert!(empty.is_ok_and(|parts| parts.is_empty()));
    }

    #[test]
    fn what_comes_before_the_title_is_summed() {
        let bundle = Bundle {
            glue: "g.js".into(),
            wasm: "g.wasm".into(),
            wasm_bytes: 1,
            assets: "assets-1".into(),
            first: vec![("a.png".into(), 1)],
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
