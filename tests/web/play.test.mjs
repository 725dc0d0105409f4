// Playing: by keys, by scripts, by touch; keeping runs; the window's comings and goings.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { readFile } from "node:fs/promises";
import { close, now, play, start, until, visitor } from "./browser.mjs";

after(close);
const text = (name) => readFile(new URL(name, import.meta.url), "utf8");

test("a dive begins by keys from the title and goes on by keys", async () => {
  const { context, page, complaints } = await visitor();
  await start(page);
  await until(page, (now) => now.screen === "title");
  await page.waitForTimeout(1500);
  for (const key of ["ArrowDown", "ArrowDown", "Enter"]) {
    await page.keyboard.press(key, { delay: 150 });
    await page.waitForTimeout(400);
  }
  await until(page, (now) => now.screen === "practice");
  await page.waitForTimeout(800);
  await page.keyboard.press("Enter", { delay: 150 });
  await until(page, (now) => now.screen === "dive");
  await page.waitForTimeout(800);
  await page.keyboard.press(" ", { delay: 150 });
  await until(page, (now) => now.beat >= 1);
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("the recorded way of a bot, pressed by keys, has the fingerprints that it had on the desktop", async () => {
  const { context, page } = await visitor();
  const way = await text("dive.replay.json");
  const { seed, beats } = JSON.parse(way);
  await play(page, "wait dive\nwait frames 5\nplay dive.replay.json", { "dive.replay.json": way }, `&seed=${seed}`);
  assert.ok(beats.length > 10);
  assert.equal((await now(page)).beat, beats.length);
  await context.close();
});

test("a run is gone on with after the page is loaded again", async () => {
  const { context, page } = await visitor();
  await start(page, "sector=small&seed=3&mute");
  await until(page, (now) => now.screen === "sector");
  await page.waitForTimeout(3000);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("daemonfall/")));
  assert.ok(kept.includes("daemonfall/run-auto.save"), `kept: ${kept}`);
  await start(page);
  await until(page, (now) => now.screen === "title");
  await page.waitForTimeout(1500);
  await page.keyboard.press("Enter", { delay: 150 });
  await until(page, (now) => now.screen === "sector");
  await context.close();
});

test("without storage the game says so and plays on", async () => {
  const { context, page } = await visitor();
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
  });
  await play(page, "wait sector\nwait text lets the page keep nothing\nwait turn", {}, "&sector=small&seed=3");
  await context.close();
});

test("the picture follows the window, and keys come back after clicks elsewhere", async () => {
  const { context, page } = await visitor();
  await start(page, "seed=7&mute");
  await until(page, (now) => now.screen === "dive");
  await page.setViewportSize({ width: 900, height: 600 });
  await page.waitForFunction(() => document.getElementById("daemonfall").getBoundingClientRect().width === 900);
  await page.evaluate(() => document.activeElement.blur());
  await page.mouse.click(450, 300);
  await page.keyboard.press(" ", { delay: 200 });
  await until(page, (now) => now.beat >= 1);
  await context.close();
});
