// The lab, compiled for WASI, under Node: node lab.mjs PROGRAM.wasm COMMAND ARGUMENTS…
// Paths in its arguments are absolute; DAEMONFALL_ASSETS names the folder of the game's data.
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [program, ...words] = process.argv.slice(2);
const { DAEMONFALL_ASSETS } = process.env;
const wasi = new WASI({
  version: "preview1",
  args: [program, ...words],
  env: DAEMONFALL_ASSETS ? { DAEMONFALL_ASSETS } : {},
  preopens: { "/": "/" },
  returnOnExit: true,
});
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
process.exitCode = wasi.start(instance);
