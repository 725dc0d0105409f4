// The browser replays the ways recorded by this machine, and reaches the same fingerprints.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { close, lastPrint, noted, play, start, until, verified, visitor } from "./browser.mjs";

after(close);
const ways = JSON.parse(await noted("ways.json"));

for (const { name, link, script } of ways) {
  test(`a ${name}, pressed by keys, comes to the fingerprint that it had on the desktop`, async () => {
    const { context, page, complaints } = await visitor();
    await play(page, script, { "dive.json": await noted("dive.json") }, `&${link}`);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("a bot's whole run with dives, breaches and battles has the same fingerprint after every step", async () => {
  const { context, page } = await visitor();
  const run = await noted("run.json");
  await start(page);
  await until(page, (now) => now.screen === "title");
  const verdict = await verified(page, "run.json", run);
  assert.equal(verdict.wrong, null);
  assert.equal(verdict.print, lastPrint(run));
  assert.ok(verdict.steps > 50);
  await context.close();
});

test("a record with a wrong fingerprint is detected, and a broken one reported", async () => {
  const { context, page } = await visitor();
  await start(page);
  await until(page, (now) => now.screen === "title");
  const dive = await noted("dive.json");
  const print = dive.match(/,(\d+)\]/)[1];
  const other = dive.replace(print, String(BigInt(print) ^ 1n));
  assert.match((await verified(page, "other.json", other)).wrong, /the fingerprint is|checksum|damaged|changed/);
  assert.match((await verified(page, "cut.json", dive.slice(0, 200))).wrong, /cut\.json/);
  await context.close();
});
