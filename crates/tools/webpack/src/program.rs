//! The compiled program: the wasm-bindgen step, as a library of the lock file's version, so that no
//! other installed version can interfere; and `wasm-opt`, if available: smaller programs with the
//! same meaning. Also the tables that a program shares with the page: a tool that mixes them up
//! produces a program that cannot be started.

use crate::files::{self, PackError};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;
use wasmparser::{BinaryReaderError, ExternalKind, HeapType, Parser, Payload, TypeRef};

pub struct Program {
    pub glue: Vec<u8>,
    pub wasm: Vec<u8>,
}

pub fn bind(compiled: &Path) -> Result<Program, PackError> {
    let bytes = files::read(compiled)?;
    let wrong = |reason: String| PackError::at(compiled, reason);
    if !bytes.starts_with(b"\0asm") {
        return Err(wrong("it is not a WebAssembly program".into()));
    }
    let mut bindgen = Bindgen::new();
    bindgen
        .input_bytes("daemonfall", bytes)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    let told = |error| wrong(format!("{error:#}"));
    bindgen.web(true).map_err(told)?;
    let mut output = bindgen.generate_output().map_err(told)?;
    Ok(Program { glue: output.js().into(), wasm: output.wasm_mut().emit_wasm() })
}

/// Features that `wasm-opt` may assume of browsers, the same that the compiler assumes.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// Shrinks a program with `tool`. `None` if the result cannot be started: Debian 12's wasm-opt
/// (108) mixes up tables.
pub fn shrink(tool: &Path, wasm: &[u8]) -> Result<Option<Vec<u8>>, PackError> {
    let folder = tempfile::tempdir().map_err(PackError::of(std::env::temp_dir()))?;
    let (before, after) = (folder.path().join("before.wasm"), folder.path().join("after.wasm"));
    files::write(&before, wasm)?;
    let ran = Command::new(tool)
        .arg("-Os")
        .args(FEATURES)
        .arg(&before)
        .arg("-o")
        .arg(&after)
        .output()
        .map_err(PackError::of(tool))?;
    if !ran.status.success() {
        return Err(PackError::at(tool, String::from_utf8_lossy(&ran.stderr).trim()));
    }
    let shrunk = files::read(&after)?;
    let shares = |wasm: &[u8]| exported(wasm).map_err(PackError::of(tool));
    let sound = shares(wasm)? == shares(&shrunk)?;
    Ok(sound.then_some(shrunk))
}

/// The content type of each exported table, by the name of its export.
pub fn exported(wasm: &[u8]) -> Result<BTreeMap<String, HeapType>, BinaryReaderError> {
    let (mut tables, mut found) = (Vec::new(), BTreeMap::new());
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    if let TypeRef::Table(table) = import?.ty {
                        tables.push(table.element_type);
                    }
                }
            }
            Payload::TableSection(own) => {
                for table in own {
                    tables.push(table?.ty.element_type);
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    let held = tables.get(export.index as usize);
                    if let (ExternalKind::Table, Some(held)) = (export.kind, held) {
                        found.insert(export.name.to_owned(), held.heap_type());
                    }
                }
            }
            _ => {}
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_program_is_refused_with_its_path() -> Result<(), PackError> {
        let folder = tempfile::tempdir().map_err(PackError::of("a folder for a test"))?;
        let path = folder.path().join("game.wasm");
        assert!(bind(&path).is_err_and(|error| error.to_string().contains("game.wasm")));
        files::write(&path, b"text")?;
        let error = bind(&path).err().map(|error| error.to_string());
        assert!(error.is_some_and(|error| error.contains("not a WebAssembly")));
        files::write(&path, b"\0asm\x01\0\0\0cut short")?;
        assert!(bind(&path).is_err());
        Ok(())
    }

    /// A table of functions and one of values passed in by the page; `shared` is the exported one.
    fn program(shared: u8) -> Vec<u8> {
        let mut bytes = b"\0asm\x01\0\0\0".to_vec();
        bytes.extend([4, 7, 2, 0x70, 0, 1, 0x6F, 0, 1]);
        bytes.extend([7, 5, 1, 1, b't', 1, shared]);
        bytes
    }

    #[test]
    fn a_table_that_was_mixed_up_is_told_from_what_it_was() {
        let told = |shared| exported(&program(shared)).map_err(|error| error.to_string());
        assert_eq!(told(1), told(1));
        assert_eq!(told(1).map(|tables| tables.len()), Ok(1));
        assert_ne!(told(0), told(1));
        assert!(exported(b"no program").is_err());
    }
}
