// The page's texts in the player's language: the one in the game's settings if they are saved in
// this browser, otherwise the browser's. English texts are where they are used; a text without
// German below is shown in English.
const GERMAN = {
  "A turn-based tactics game of small, exact rules.": "Ein rundenbasiertes Taktikspiel mit kleinen, genauen Regeln.",
  "Loading": "Lädt",
  "Loading\u200A\u2026": "Lädt\u200A\u2026",
  "{here} of {all} MB": "{here} von {all} MB",
  "Start": "Spiel starten",
  "Starting\u200A\u2026": "Startet\u200A\u2026",
  "Turn the phone on its side: the game is made for that.": "Dreh das Handy quer: Dafür ist das Spiel gemacht.",
  "The game is over.": "Das Spiel ist beendet.",
  "Play again": "Noch einmal spielen",
  "This browser does not let the page use the clipboard. The link:": "Dieser Browser lässt die Seite nicht in die Zwischenablage schreiben. Der Link:",
  "This browser does not let the page use the clipboard. The text:": "Dieser Browser lässt die Seite nicht in die Zwischenablage schreiben. Der Text:",
  "{name} cannot be read: {reason}": "{name} lässt sich nicht lesen: {reason}",
  "Daemonfall has stopped": "Daemonfall ist stehen geblieben",
  "Copy report": "Bericht kopieren",
  "Copied": "Kopiert",
  "Load the page again": "Seite neu laden",
  "Start without the link": "Ohne den Link starten",
  "Runs are saved after every step: \u201CContinue\u201D takes you back to the last one.": "Läufe werden nach jedem Schritt gesichert: \u201EWeiterspielen\u201C führt zum letzten zurück.",
  "The program has failed.": "Das Programm ist gescheitert.",
  "The program cannot be started.": "Das Programm lässt sich nicht starten.",
  "The browser has stopped the graphics.": "Der Browser hat die Grafik weggenommen.",
  "{name} cannot be fetched: the server is out of reach.": "{name} lässt sich nicht laden: Der Server ist nicht zu erreichen.",
  "{name} cannot be fetched: the server says {answer}.": "{name} lässt sich nicht laden: Der Server sagt {answer}.",
  "{name} is incomplete: {come} of {bytes} bytes arrived. Load the page again.": "{name} ist nicht vollständig: {come} von {bytes} Bytes sind da. Lade die Seite neu.",
  "The game cannot be loaded: {reason}": "Das Spiel lässt sich nicht laden: {reason}",
  "This browser is too old for the game: it cannot run WebAssembly programs.": "Dieser Browser ist zu alt für das Spiel: Er führt keine WebAssembly-Programme aus.",
  "The game needs WebGL2, which this browser does not provide. It may be turned off in the settings, or the graphics driver may be too old.": "Dieser Browser zeichnet kein WebGL2, und das Spiel braucht es. Vielleicht ist es in den Einstellungen ausgeschaltet, oder der Grafiktreiber ist zu alt.",
};
const LANGUAGES = ["en", "de"];
// The storage key of the game's settings; every stored text is packed.
const SETTINGS = "daemonfall/settings.ron";

let language = "en";

/** The current language. */
export const spoken = () => language;

/** A text in the current language, with values for its placeholders. */
export function say(words, values = {}) {
  const said = (language === "de" && GERMAN[words]) || words;
  return said.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}

/** A number with one decimal, in the form of the current language. */
export const tenths = (value) => value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

async function unpacked(text) {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

async function chosen() {
  try {
    const settings = await unpacked(localStorage.getItem(SETTINGS) ?? "");
    return settings.match(/\blanguage:\s*"(\w+)"/)?.[1];
  } catch {
    // There are no settings, or they cannot be read; the game reports the error.
    return undefined;
  }
}

/** Finds the language, and translates the page's texts. */
export async function speak() {
  const wishes = [await chosen(), ...navigator.languages.map((tag) => tag.split("-")[0].toLowerCase())];
  language = wishes.find((wish) => LANGUAGES.includes(wish)) ?? "en";
  document.documentElement.lang = language;
  for (const part of document.querySelectorAll("[data-say]")) {
    part.dataset.say ||= part.textContent;
    part.textContent = say(part.dataset.say);
  }
  for (const part of document.querySelectorAll("[data-call]")) {
    part.dataset.call ||= part.getAttribute("aria-label");
    part.setAttribute("aria-label", say(part.dataset.call));
  }
}
