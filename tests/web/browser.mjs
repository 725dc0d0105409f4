// Shared by all web tests: a browser that renders without a graphics card, and a page with the
// game.
//
// DAEMONFALL_WEB is the address of the bundle, DAEMONFALL_WAYS the folder of the records made on
// the desktop, DAEMONFALL_CHROMIUM the browser if it is not /usr/bin/chromium.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { chromium } from "playwright-core";

export const ADDRESS = process.env.DAEMONFALL_WEB ?? "http://127.0.0.1:8080/";
// Software rendering takes a tenth of a second per frame; anything that takes longer than this has
// failed.
export const PATIENCE = 120_000;

const ARGS = [
  "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
  "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--autoplay-policy=user-gesture-required",
];

let browser;
export async function launched() {
  browser ??= await another();
  return browser;
}
// A separate browser with its own flags; the caller closes it.
export const another = (flags = []) =>
  chromium.launch({ executablePath: process.env.DAEMONFALL_CHROMIUM ?? "/usr/bin/chromium", args: [...ARGS, ...flags] });
export const close = async () => { await browser?.close(); browser = undefined; };

// A new English-speaking visitor, without data from other tests. `complaints` collects the
// browser's errors.
export async function visitor(options = {}, from = undefined) {
  const context = await (from ?? await launched()).newContext({ viewport: { width: 1280, height: 720 }, locale: "en-US", ...options });
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { context, page, complaints };
}

// Opens the page, with words after `#` and the texts that they may name, and presses Start.
export async function start(page, hash = "mute", texts = {}) {
  await page.goto("about:blank");
  await page.goto(`${ADDRESS}#${hash}`);
  await page.evaluate((texts) => Object.assign(window.daemonfall.texts, texts), texts);
  await page.locator("#start").click({ timeout: PATIENCE });
}

// Waits until `condition`, called with the state that the game publishes, is true.
export async function until(page, condition, words) {
  const check = `(${condition})(window.daemonfall.now) || !document.getElementById("crash").hidden`;
  await page.waitForFunction(check, undefined, { timeout: PATIENCE }).catch(async (error) => {
    throw new Error(`${words ?? condition}: still ${JSON.stringify(await now(page))}`, { cause: error });
  });
  assert.equal(await report(page), undefined);
}

export const now = (page) => page.evaluate(() => window.daemonfall.now);

// The report of a crash, if there was one.
export const report = (page) => page.evaluate(() => {
  const crash = document.getElementById("crash");
  return crash.hidden ? undefined : crash.innerText;
});

// Plays a script to its end, like `daemonfall --script`; a failing line is reported with its
// number.
export async function play(page, script, texts = {}, more = "") {
  await start(page, `script=test.script&mute${more}`, { "test.script": `${script}\nquit\n`, ...texts });
  const over = () => document.getElementById("told").textContent === "The game is over." || !document.getElementById("crash").hidden;
  await page.waitForFunction(over, undefined, { timeout: 10 * PATIENCE });
  assert.equal(await report(page), undefined);
}

// A text recorded on the desktop.
export const noted = (name) => readFile(`${process.env.DAEMONFALL_WAYS ?? "ways"}/${name}`, "utf8");

// A text encoded for a link.
export const packed = (text) => deflateRawSync(text).toString("base64url");

// Presses keys as slowly as a person.
export async function keys(page, names) {
  for (const name of names) {
    await page.keyboard.press(name, { delay: 150 });
    await page.waitForTimeout(400);
  }
}

// The result of verifying a record on the rules alone.
export async function verified(page, name, text) {
  await page.evaluate(([name, text]) => window.daemonfall.verify(name, text), [name, text]);
  await page.waitForFunction((name) => window.daemonfall.verdicts[name], name, { timeout: 5 * PATIENCE });
  return page.evaluate((name) => window.daemonfall.verdicts[name], name);
}

// The fingerprint at the end of a record, as displayed.
export const lastPrint = (text) => BigInt(text.match(/,(\d+)\]\]/).at(-1)).toString(16).padStart(16, "0");
