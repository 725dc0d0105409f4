//! Inside a crate, imports between its folders run one way too: no two folders import each other,
//! directly or through others.

use crate::{none, root, sources};
use std::collections::{BTreeMap, BTreeSet};

/// Each folder at the top of a crate with its imports. A file at the top counts as a folder.
type Folders = BTreeMap<String, BTreeSet<String>>;

/// The crate and the module path of a source file below a `src`; none for tests.
fn module(file: &str) -> Option<(String, Vec<String>)> {
    let (krate, path) = file.split_once("src/")?;
    let path = path.strip_suffix(".rs")?;
    let is_test = krate.contains("tests/") || path.split('/').any(|it| it == "tests");
    let is_root = matches!(path, "lib" | "main" | "app");
    (!is_test && !is_root).then(|| (krate.into(), path.split('/').map(Into::into).collect()))
}

/// The code of a file before its tests, without comments.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    code.lines().map(|line| line.split("//").next().unwrap_or_default()).fold(
        String::new(),
        |mut all, line| {
            all += line.trim();
            all.push(' ');
            all
        },
    )
}

/// The folders that a file's code names, by paths from the crate's root or from its own place.
fn imported(module: &[String], code: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (mark, base) in [("crate::", 0), ("super::", module.len() - 1)] {
        for (at, _) in code.match_indices(mark) {
            let before = code[..at].chars().next_back();
            if before.is_some_and(|it| it.is_alphanumeric() || "_:".contains(it)) {
                continue;
            }
            let (mut rest, mut base) = (&code[at + mark.len()..], base);
            while let Some(further) = rest.strip_prefix("super::") {
                (rest, base) = (further, base.saturating_sub(1));
            }
            if base == 0 {
                found.extend(first_names(rest));
            }
        }
    }
    found.remove("plugin");
    found
}

fn first_names(path: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        text.trim_start().chars().take_while(|it| it.is_alphanumeric() || *it == '_').collect()
    };
    let Some(group) = path.strip_prefix('{') else { return vec![name(path)] };
    let (mut depth, mut names, mut start) = (0, Vec::new(), 0);
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => {
                names.push(name(&group[start..at]));
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                names.push(name(&group[start..at]));
                start = at + 1;
            }
            _ => {}
        }
    }
    names
}

fn in_circles(folders: &Folders) -> BTreeSet<&str> {
    let reaches_itself = |from: &String| {
        let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
        while let Some(next) = open.pop() {
            for to in folders.get(next).into_iter().flatten() {
                if to == from {
                    return true;
                }
                if seen.insert(to) {
                    open.push(to);
                }
            }
        }
        false
    };
    folders.keys().filter(|folder| reaches_itself(folder)).map(String::as_str).collect()
}

#[test]
fn folders_of_a_crate_import_each_other_one_way() {
    let mut crates: BTreeMap<String, Folders> = BTreeMap::new();
    for (file, text) in sources() {
        let Some((krate, module)) = module(&file) else { continue };
        let own = module[0].clone();
        let imports = imported(&module, &code(&text)).into_iter().filter(|it| *it != own);
        crates.entry(krate).or_default().entry(own.clone()).or_default().extend(imports);
    }
    assert!(crates.len() > 3, "no crates found below {}", root().display());
    let mut breaches = Vec::new();
    for (krate, folders) in &crates {
        let circle = Vec::from_iter(in_circles(folders));
        if !circle.is_empty() {
            breaches
                .push(format!("{krate}: these folders import each other: {}", circle.join(", ")));
        }
    }
    none(breaches);
}

#[test]
fn imports_are_found_in_all_the_ways_they_are_written() {
    let at = |path: &str| -> Vec<String> { path.split('/').map(Into::into).collect() };
    let set =
        |names: &[&str]| -> BTreeSet<String> { names.iter().map(|it| (*it).into()).collect() };
    let text = "use crate::{one, two::{Deep, deeper::It}};\nuse crate::three::A; // crate::no::B\n";
    assert_eq!(imported(&at("a/b"), &code(text)), set(&["one", "two", "three"]));
    assert_eq!(
        imported(&at("a/b"), &code("super::own(); super::super::four::x();")),
        set(&["four"])
    );
    assert_eq!(imported(&at("a"), &code("super::five::x(); mycrate::six();")), set(&["five"]));
    let tested = "x();\n#[cfg(test)]\nmod tests {\n    use crate::seven;\n}\n";
    assert_eq!(imported(&at("a"), &code(tested)), set(&[]));
}

#[test]
fn a_circle_is_found_through_others_and_a_chain_is_none() {
    let folders = |imports: &[(&str, &[&str])]| -> Folders {
        let set = |to: &[&str]| to.iter().map(|it| (*it).into()).collect();
        imports.iter().map(|(from, to)| ((*from).into(), set(to))).collect()
    };
    let chain = folders(&[("a", &["b"]), ("b", &["c"]), ("c", &[])]);
    assert!(in_circles(&chain).is_empty());
    let circle = folders(&[("a", &["b"]), ("b", &["c"]), ("c", &["a"]), ("d", &["a"])]);
    assert_eq!(in_circles(&circle), BTreeSet::from(["a", "b", "c"]));
}
