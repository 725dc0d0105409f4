// Packs that the player has brought: the browser's database keeps them, which holds megabytes. The
// game gets and gives their archives in base64.
import { say } from "./@WORDS@";

const PACKS = "packs";
// A browser whose database does not answer must not keep the game from starting.
const PATIENCE = 5000;

function database() {
  return new Promise((done, failed) => {
    const asked = indexedDB.open("daemonfall", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(PACKS);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

/** Asks something of the packs in the database; gives the requests once all are done. */
async function ask(mode, act) {
  const open = await database();
  try {
    return await new Promise((done, failed) => {
      const work = open.transaction(PACKS, mode);
      const asked = act(work.objectStore(PACKS));
      work.oncomplete = () => done(asked);
      work.onabort = () => failed(work.error ?? new DOMException("", "AbortError"));
    });
  } finally {
    open.close();
  }
}

const base64 = (file) => new Promise((done, failed) => {
  const reader = new FileReader();
  reader.onload = () => done(reader.result.split(",")[1] ?? "");
  reader.onerror = () => failed(reader.error);
  reader.readAsDataURL(file);
});

/** Gives the game what it needs for packs, and those that were kept. */
export async function offer(game, canvas) {
  const kept = [];
  const arrivals = [];
  const failures = [];
  const fail = (name) => (error) => void failures.push([name, error?.name ?? String(error)]);

  const chooser = document.createElement("input");
  chooser.type = "file";
  chooser.accept = ".zip";
  chooser.hidden = true;
  document.body.append(chooser);
  let most = 0;
  chooser.addEventListener("change", async () => {
    for (const file of [...chooser.files]) {
      try {
        arrivals.push([file.name, await base64(file.slice(0, most))]);
      } catch (error) {
        alert(say("{name} cannot be read: {reason}", { name: file.name, reason: error.message }));
      }
    }
    chooser.value = "";
    canvas.focus();
  });

  // One after the other, so that the last one counts.
  let last = Promise.resolve();
  const write = (name, act) => {
    last = last.then(() => ask("readwrite", act)).catch(fail(name));
  };

  Object.assign(game, {
    /** Takes a pack that was kept, as [name, base64]. */
    keptPack: () => kept.shift(),
    /** Lets the player choose a zip file, of which no more than so many bytes are read; `arrivedPack` gives its name and bytes. */
    choosePack: (bytes) => {
      most = Number(bytes);
      chooser.click();
    },
    /** Takes the oldest chosen file, as [name, base64]. */
    arrivedPack: () => arrivals.shift(),
    /** Keeps a pack, in the place of an earlier one of this name. */
    keepPack: (name, bytes) => write(name, (packs) => packs.put(bytes, name)),
    forgetPack: (name) => write(name, (packs) => packs.delete(name)),
    /** Takes the oldest failure of the database, as [name of the pack, name of the error]; the name of the pack is empty if none could be read. */
    failedPack: () => failures.shift(),
  });

  let late;
  const patience = new Promise((_, failed) => {
    late = setTimeout(() => failed(new DOMException("", "TimeoutError")), PATIENCE);
  });
  try {
    const asked = ask("readonly", (packs) => [packs.getAllKeys(), packs.getAll()]);
    const [names, archives] = await Promise.race([asked, patience]);
    names.result.forEach((name, place) => kept.push([String(name), archives.result[place]]));
  } catch (error) {
    fail("")(error);
  }
  clearTimeout(late);
}
