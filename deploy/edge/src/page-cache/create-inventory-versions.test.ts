import { expect, test } from 'vitest';
import { createInventoryVersions } from './create-inventory-versions.ts';

/** Versions with a clock of their own; the backend answers when the test says so. */
function setUp() {
  let nowMs = 0;
  const asked: { readonly tenantId: string; answer(version: number): void; fail(): void }[] = [];
  const read = (tenantId: string) =>
    new Promise<number>((answer, refuse) => {
      asked.push({ tenantId, answer, fail: () => refuse(new Error('down')) });
    });
  const versions = createInventoryVersions(read, () => nowMs, 60_000);
  const nth = (at: number) => expect.poll(() => asked[at]).toBeDefined();
  return { ...versions, asked, nth, at: (ms: number) => void (nowMs = ms) };
}

test('a version is asked for once a second, for all who want it', async () => {
  const { version, asked, at, nth } = setUp();
  const all = Promise.all([version('northstar'), version('northstar')]);
  await nth(0);
  asked[0]?.answer(7);
  expect(await all).toEqual([7, 7]);
  at(999);
  expect(await version('northstar')).toBe(7);
  expect(asked).toHaveLength(1);
  at(1000);
  const next = version('northstar');
  await nth(1);
  asked[1]?.answer(8);
  expect(await next).toBe(8);
});

test('each tenant has its own', async () => {
  const { version, asked, nth } = setUp();
  const both = Promise.all([version('northstar'), version('harbor')]);
  await nth(1);
  asked[0]?.answer(7);
  asked[1]?.answer(3);
  expect(await both).toEqual([7, 3]);
  expect(asked.map(({ tenantId }) => tenantId)).toEqual(['northstar', 'harbor']);
});

test('while the backend fails or is slow it is the one before', async () => {
  const { version, asked, at, nth } = setUp();
  const first = version('northstar');
  await nth(0);
  asked[0]?.answer(7);
  await first;
  at(1000);
  const failing = version('northstar');
  await nth(1);
  asked[1]?.fail();
  expect(await failing).toBe(7);
  at(2000);
  // Nobody waits for the next one, which comes late.
  expect(await version('northstar')).toBe(7);
  await nth(2);
  asked[2]?.answer(9);
  await expect.poll(() => version('northstar')).toBe(9);
  at(3000);
  const again = version('northstar');
  await nth(3);
  asked[3]?.answer(10);
  expect(await again).toBe(10);
});

test('an answer from before a change is not taken for the state after it', async () => {
  const { version, noteChange, asked, nth } = setUp();
  const before = version('northstar');
  await nth(0);
  noteChange('northstar');
  const after = version('northstar');
  await nth(1);
  asked[1]?.answer(8);
  expect(await after).toBe(8);
  asked[0]?.answer(7);
  await before;
  expect(await version('northstar')).toBe(8);
});
