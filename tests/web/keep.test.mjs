// Data that the browser saves: runs, settings, the game itself; export and import of files; storage
// that is full or forbidden.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { ADDRESS, PATIENCE, close, keys, now, play, start, until, visitor } from "./browser.mjs";

after(close);
const kept = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("daemonfall/")));
const AUTO = "daemonfall/run-auto.save";

async function begunRun(page) {
  await start(page, "sector=small&seed=3&mute");
  await until(page, (now) => now.screen === "sector");
  await page.waitForFunction((auto) => localStorage.getItem(auto), AUTO, { timeout: PATIENCE });
}

// Presses keys until they have an effect: a screen ignores input while it fades in.
async function pressed(page, names, condition) {
  for (let tries = 0; tries < 10; tries += 1) {
    await keys(page, names);
    const heard = page.waitForFunction(`(${condition})(window.daemonfall.now)`, undefined, { timeout: 10_000 });
    if (await heard.catch(() => false)) {
      return;
    }
  }
  assert.fail(`${condition}: still ${JSON.stringify(await now(page))}`);
}

test("a run continues after the page is loaded again", async () => {
  const { context, page, complaints } = await visitor();
  await begunRun(page);
  const before = await page.evaluate((auto) => localStorage.getItem(auto), AUTO);
  await pressed(page, ["e", "Enter"], (now) => now.step === 1);
  // It is saved once the others have taken their turns.
  await page.waitForFunction(([auto, before]) => localStorage.getItem(auto) !== before, [AUTO, before], { timeout: PATIENCE });
  const { step_print } = await now(page);
  await start(page);
  await until(page, (now) => now.screen === "title");
  await pressed(page, ["Enter"], (now) => now.screen === "sector");
  await until(page, (now) => now.step === 1);
  assert.equal((await now(page)).step_print, step_print);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("a run is exported as a file, and imported into another browser", async () => {
  const first = await visitor();
  await begunRun(first.page);
  await start(first.page);
  await until(first.page, (now) => now.screen === "title");
  await first.page.waitForTimeout(3000);
  await keys(first.page, ["ArrowDown", "ArrowDown", "Enter"]);
  await until(first.page, (now) => now.screen === "saves");
  await first.page.waitForTimeout(800);
  const [file] = await Promise.all([first.page.waitForEvent("download", { timeout: PATIENCE }), keys(first.page, ["ArrowRight", "Enter"])]);
  const path = await file.path();
  assert.match(await readFile(path, "utf8"), /"daemonfall":"run"/);

  const second = await visitor();
  await start(second.page);
  await until(second.page, (now) => now.screen === "title");
  await second.page.waitForTimeout(3000);
  await keys(second.page, ["ArrowDown", "Enter"]);
  await until(second.page, (now) => now.screen === "saves");
  await second.page.waitForTimeout(800);
  const [chooser] = await Promise.all([second.page.waitForEvent("filechooser", { timeout: PATIENCE }), keys(second.page, ["ArrowUp", "Enter"])]);
  await chooser.setFiles({ name: file.suggestedFilename(), mimeType: "application/octet-stream", buffer: await readFile(path) });
  await second.page.waitForFunction(() => Object.keys(localStorage).some((key) => /daemonfall\/run-.*\.save/.test(key)), undefined, { timeout: PATIENCE });
  await first.context.close();
  await second.context.close();
});

// A zip file of texts, stored as they are.
function zipped(files) {
  const entries = [];
  const heads = [];
  let from = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, bytes] = [name, text].map((it) => Buffer.from(it));
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(from, 10);
    const entry = Buffer.concat([Buffer.from("PK\x03\x04"), facts, path, bytes]);
    entries.push(entry);
    heads.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), facts, rest, path]));
    from += entry.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(heads.length, 4);
  end.writeUInt16LE(heads.length, 6);
  end.writeUInt32LE(Buffer.concat(heads).length, 8);
  end.writeUInt32LE(from, 12);
  return Buffer.concat([...entries, ...heads, Buffer.from("PK\x05\x06"), end]);
}

const TO_PACKS = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter"];

test("a pack is imported, kept by the browser, and there after the page is loaded again", async () => {
  const { context, page } = await visitor();
  await start(page);
  await until(page, (now) => now.screen === "title");
  await page.waitForTimeout(3000);
  await keys(page, TO_PACKS);
  await until(page, (now) => now.screen === "packs");
  await page.waitForTimeout(800);
  const [chooser] = await Promise.all([page.waitForEvent("filechooser", { timeout: PATIENCE }), keys(page, ["ArrowLeft", "Enter"])]);
  const about = '(id: "tea", version: "1", name: "Tea", about: "Other words.", data: 1)';
  const buffer = zipped({ "pack.ron": about, "text/en/words.ftl": "packs-on = Brewed\n" });
  await chooser.setFiles({ name: "tea.zip", mimeType: "application/zip", buffer });
  await page.waitForFunction(() => new Promise((done) => {
    const asked = indexedDB.open("daemonfall");
    asked.onsuccess = () => {
      const names = asked.result.transaction("packs").objectStore("packs").getAllKeys();
      names.onsuccess = () => { asked.result.close(); done(names.result.includes("tea")); };
    };
  }), undefined, { timeout: PATIENCE });
  const steps = TO_PACKS.map((name) => `key ${name}\n`).join("");
  await play(page, `wait title\nwait seconds 1\n${steps}wait packs\nwait frames 5\nexpect text Tea 1\nexpect text Off\nkey Enter\nwait text Brewed`);
  await context.close();
});

test("without permission to save anything the game says so and continues", async () => {
  const { context, page } = await visitor();
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
  });
  await play(page, "wait sector\nwait text does not let the page save anything\nwait turn\nkey e\nwait frames 4\nkey Enter\nwait turn\nexpect sector-turn 2", {}, "&sector=small&seed=3");
  await context.close();
});

test("with full storage the game says so and continues", async () => {
  const { context, page } = await visitor();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await play(page, "wait sector\nwait text storage is full\nwait turn\nkey e\nwait frames 4\nkey Enter\nwait turn\nexpect sector-turn 2", {}, "&sector=small&seed=3");
  await context.close();
});

test("a run damaged in the storage is reported and not lost", async () => {
  const { context, page } = await visitor();
  await page.addInitScript((auto) => localStorage.setItem(auto, "no!letters"), AUTO);
  await play(page, "wait title\nwait text it is damaged");
  assert.ok((await kept(page)).includes(AUTO));
  await context.close();
});

test("files that were fetched once work without a network", async () => {
  const { context, page } = await visitor();
  await start(page);
  await until(page, (now) => now.screen === "title");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto("about:blank");
  await page.goto(`${ADDRESS}#mute`);
  await page.locator("#start").click({ timeout: PATIENCE });
  await until(page, (now) => now.screen === "title");
  await context.close();
});
