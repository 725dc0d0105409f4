//! The wasm-bindgen step, as a library of the lock file's version, so that no other installed
//! version can interfere.

use crate::error::PackError;
use crate::files;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

pub struct Program {
    pub glue: Vec<u8>,
    pub wasm: Vec<u8>,
}

pub fn bind(compiled: &Path) -> Result<Program, PackError> {
    let bytes = files::read(compiled)?;
    let wrong = |reason: String| PackError::Program { path: compiled.to_owned(), reason };
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
}
