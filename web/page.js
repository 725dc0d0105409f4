// The page around the game: fetches it with a progress bar, starts it after a gesture, and reports
// errors instead of freezing.
import { say, speak, spoken, tenths } from "./@WORDS@";

const bundle = JSON.parse(document.getElementById("bundle").textContent);
const by = (id) => document.getElementById(id);
const [stage, canvas, front, row, bar, told, amount, start] = ["stage", "daemonfall", "front", "row", "progress", "told", "amount", "start"].map(by);

// ---- the interface for the game -------------------------------------------------------------------------------------------

const game = {
  /** The folder of pictures, fonts, sounds and data. */
  assets: bundle.assets,
  /** The part of the address that says what to start: `#seed=7F3A-19C2&sector=small`. */
  wanted: () => plain(location.hash.slice(1)),
  /** Called when the game has shown its first screen after loading. */
  shown: () => { began = true; leave(front); },
  /** Whether a finger has started the game. */
  touched: false,
  /** The player's language. */
  language: spoken,
  /** Called when the game has crashed; only the first report counts. */
  crashed: (why, report) => crash(why, report),
  /** Called when the game has ended; `how` is "well" or "badly". If "badly", a report came before. */
  ended: (how) => how === "well" && over(),
  /** The state of the game, kept up to date by it: screen, beat, step, fingerprints. */
  now: {},
  /** Texts that the address may name: `#replay=NAME`, `#script=NAME`. When the game is over, the measurements of `#frames=NAME` are here too. */
  texts: {},
  /** Records to be verified on the rules alone, as [name, text]. */
  records: [],
  /** Adds a record. The result appears in `verdicts` under its name: the steps played, the last fingerprint, and the error. */
  verify: (name, text) => void game.records.push([name, text]),
  /** Takes the oldest record. */
  wanting: () => game.records.shift(),
  verdicts: {},
  judged: (name, verdict) => { game.verdicts[name] = JSON.parse(verdict); },
  /** Offers the player a link to this page with these words after the `#`. */
  share: (words) => share(words),
  /** Puts a text into the clipboard; `copied` gives the result. */
  copy: async (text) => {
    const done = await copy(text, say("This browser does not let the page use the clipboard. The text:"));
    game.copies.push([text, done]);
  },
  /** Results of copying that the game has not read yet. */
  copies: [],
  /** Takes the oldest result, as [text, whether the clipboard has it]. */
  copied: () => game.copies.shift(),
  /** Whether the page is in full screen. */
  whole: () => !!document.fullscreenElement,
  /** Offers a text as a file. */
  download: (name, text) => download(name, text),
  /** Lets the player choose a text file; `taken` gives its name and text. */
  choose: () => choose(),
  /** Chosen files that the game has not read yet. */
  files: [],
  /** Takes the oldest file, as [name, text]. */
  taken: () => game.files.shift(),
};
window.daemonfall = game;

function plain(words) {
  try {
    return decodeURIComponent(words);
  } catch {
    // The game reports the error.
    return words;
  }
}
addEventListener("hashchange", () => location.reload());

function share(words) {
  const link = `${location.href.split("#")[0]}#${words}`;
  return copy(link, say("This browser does not let the page use the clipboard. The link:"));
}

async function copy(text, otherwise) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    prompt(otherwise, text);
    return false;
  }
}

function leave(section) {
  stage.inert = false;
  section.classList.add("leaving");
  setTimeout(() => { section.hidden = true; }, 300);
  canvas.focus();
}

async function over() {
  // The language may have been changed in the game.
  await speak();
  tell(say("The game is over."));
  stage.inert = true;
  front.classList.remove("leaving");
  front.hidden = false;
  offer(say("Play again"), () => location.reload());
}

/** Says something where the bar was. */
function tell(words) {
  row.hidden = !words;
  bar.hidden = true;
  amount.textContent = "";
  told.textContent = words;
}

function offer(words, act) {
  start.textContent = words;
  start.hidden = false;
  start.addEventListener("click", act, { once: true });
  start.focus();
}

function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const chooser = document.createElement("input");
chooser.type = "file";
chooser.hidden = true;
document.body.append(chooser);
chooser.addEventListener("change", async () => {
  for (const file of chooser.files) {
    try {
      game.files.push([file.name, await file.text()]);
    } catch (error) {
      alert(say("{name} cannot be read: {reason}", { name: file.name, reason: error.message }));
    }
  }
  chooser.value = "";
  canvas.focus();
});

// The game calls this a frame after the gesture; the browser still accepts it as part of the
// gesture.
function choose() {
  chooser.click();
}

// ---- crashes ------------------------------------------------------------------------------------------------------------

let began = false;
let crashed = false;
function crash(why, report) {
  if (crashed) {
    return;
  }
  crashed = true;
  by("why").textContent = why;
  const facts = [`Daemonfall ${bundle.version}, ${bundle.wasm}`, navigator.userAgent, location.href];
  by("report").textContent = [report || why, "", ...facts].join("\n");
  if (misled()) {
    by("again").dataset.say = "Start without the link";
  }
  stage.inert = true;
  front.hidden = true;
  by("crash").hidden = false;
  by("copy").focus();
  speak();
}

// A link that cannot be followed would fail again after a reload.
const misled = () => !began && location.hash.length > 1;
by("again").addEventListener("click", () => {
  if (misled()) {
    history.replaceState(null, "", location.pathname + location.search);
  }
  location.reload();
});
by("copy").addEventListener("click", async () => {
  const report = by("report");
  try {
    await navigator.clipboard.writeText(report.textContent);
    by("copy").textContent = say("Copied");
  } catch {
    // Without permission to write to the clipboard, the text is selected to be copied by hand.
    getSelection().selectAllChildren(report);
  }
});
// A trap says little by itself; the game's own report, if there is one, came before it.
const trap = (error) => error instanceof WebAssembly.RuntimeError && crash(say("The program has failed."), `${error}\n${error.stack ?? ""}`);
addEventListener("error", (event) => trap(event.error));
addEventListener("unhandledrejection", (event) => trap(event.reason));

// ---- fetching -----------------------------------------------------------------------------------------------------------------

class Wrong extends Error {}

const all = bundle.wasmBytes + bundle.first.reduce((sum, [, bytes]) => sum + bytes, 0);
// Stops the other downloads when one file fails.
const leaving = new AbortController();
let here = 0;
function count(bytes) {
  if (leaving.signal.aborted) {
    return;
  }
  here += bytes;
  bar.value = here / all;
  front.style.setProperty("--here", here / all);
  amount.textContent = say("{here} of {all} MB", { here: tenths(here / 1e6), all: tenths(all / 1e6) });
}

/** A response whose bytes are counted as they arrive; a wrong number is an error. */
async function fetched(name, bytes) {
  let response;
  try {
    response = await fetch(name, { signal: leaving.signal });
  } catch {
    throw new Wrong(say("{name} cannot be fetched: the server is out of reach.", { name }));
  }
  if (!response.ok) {
    const answer = `${response.status} ${response.statusText}`;
    throw new Wrong(say("{name} cannot be fetched: the server says {answer}.", { name, answer }));
  }
  let come = 0;
  const counting = new TransformStream({
    transform(chunk, way) {
      come += chunk.byteLength;
      count(chunk.byteLength);
      way.enqueue(chunk);
    },
    flush(way) {
      if (come !== bytes) {
        way.error(new Wrong(say("{name} is incomplete: {come} of {bytes} bytes arrived. Load the page again.", { name, come, bytes })));
      }
    },
  });
  return response.body.pipeThrough(counting);
}

async function program() {
  const body = await fetched(bundle.wasm, bundle.wasmBytes);
  // The content type is set here, so that a wrong one from the server does not matter.
  return WebAssembly.compileStreaming(new Response(body, { headers: { "Content-Type": "application/wasm" } }));
}

/** Fetches the assets into the browser's cache, where the game finds them. */
async function assets() {
  const queue = [...bundle.first];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, bytes] = next;
      await (await fetched(`${bundle.assets}/${name}`, bytes)).pipeTo(new WritableStream());
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

function missing() {
  if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) {
    return say("This browser is too old for the game: it cannot run WebAssembly programs.");
  }
  if (!document.createElement("canvas").getContext("webgl2")) {
    return say("The game needs WebGL2, which this browser does not provide. It may be turned off in the settings, or the graphics driver may be too old.");
  }
  return undefined;
}

function wrong(words) {
  leaving.abort();
  tell(words);
  told.classList.add("wrong");
}

// ---- sound: browsers start it only after a gesture; it pauses in the background ---------------------------------------

const sounds = [];
for (const name of ["AudioContext", "webkitAudioContext"]) {
  if (window[name]) {
    window[name] = new Proxy(window[name], {
      construct(target, words) {
        const context = new target(...words);
        sounds.push(context);
        return context;
      },
    });
  }
}
const wake = () => document.hidden || sounds.forEach((context) => context.state === "suspended" && context.resume());
for (const gesture of ["pointerdown", "keydown", "touchend"]) {
  addEventListener(gesture, wake, { capture: true, passive: true });
}
document.addEventListener("visibilitychange", () => (document.hidden ? sounds.forEach((context) => context.suspend()) : wake()));

// ---- keys and focus: the game's keys do not scroll the page or open the browser's menus; F5, F11 and F12 stay with the browser ---

const OWN = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " ", "Tab", "Backspace", "PageUp", "PageDown", "Home", "End", "/", "'", "F1", "F2", "F3", "F4", "F6", "F7", "F8", "F9", "F10"]);
const BROWSERS = new Set(["F5", "F11", "F12"]);
addEventListener("keydown", (event) => {
  const chord = event.ctrlKey || event.metaKey || event.altKey;
  if (event.target === canvas && !chord && OWN.has(event.key)) {
    event.preventDefault();
  } else if (BROWSERS.has(event.key)) {
    event.stopImmediatePropagation();
  }
}, { capture: true });
canvas.addEventListener("webglcontextlost", () => crash(say("The browser has stopped the graphics."), "The drawing context of the canvas was lost."));
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
stage.addEventListener("pointerdown", () => canvas.focus(), { capture: true });
addEventListener("focus", () => front.hidden && !crashed && canvas.focus());

// ---- from the first byte to the game -------------------------------------------------------------------------------------------

// Emulating a phone's density does not change `devicePixelContentBoxSize`; it is removed in this
// case, so that it is not used.
const honest = () => new Promise((done) => {
  new ResizeObserver(([entry], observer) => {
    observer.disconnect();
    const [real] = entry.devicePixelContentBoxSize ?? [];
    if (real && Math.abs(real.inlineSize - entry.contentRect.width * devicePixelRatio) > 2) {
      delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
    }
    done();
  }).observe(document.body);
});

async function begin(module, gesture) {
  start.hidden = true;
  tell(say("Starting\u200A\u2026"));
  game.touched = gesture.pointerType === "touch";
  await honest();
  try {
    await (await import("./@PACKS@")).offer(game, canvas);
    const glue = await import(`./${bundle.glue}`);
    await glue.default({ module_or_path: module });
  } catch (error) {
    crash(say("The program cannot be started."), `${error}\n${error.stack ?? ""}`);
  }
  navigator.serviceWorker?.register("worker.js").catch((error) => console.info(`Not cached for offline play: ${error}`));
}

async function load() {
  await speak();
  const lacking = missing();
  if (lacking) {
    return wrong(lacking);
  }
  try {
    const [module] = await Promise.all([program(), assets()]);
    tell("");
    offer(say("Start"), (gesture) => begin(module, gesture));
  } catch (error) {
    wrong(error instanceof Wrong ? error.message : say("The game cannot be loaded: {reason}", { reason: error.message ?? error }));
    offer(say("Load the page again"), () => location.reload());
  }
}
load();
