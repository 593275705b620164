import { describe, expect, test } from 'vitest';
import type { PageOutcome } from '../html/page-outcome.ts';
import { createPageCache, type ServedPage } from './create-page-cache.ts';

const nonce = 'N'.repeat(24);

async function textOf(served: ServedPage): Promise<string> {
  if (served.kind === 'kept') return Buffer.from(await served.page.body('identity', nonce)).toString();
  let text = '';
  for await (const part of served.fill.follow(nonce)) text += part;
  await served.fill.end;
  return text;
}

/** A cache with a clock of its own, whose pages are written on request. */
function setUp(maxBytes = 1_000_000) {
  let nowMs = 0;
  let writes = 0;
  const forVisitor: boolean[] = [];
  let outcome: PageOutcome | Error = 'whole';
  let waiting: Promise<void> | undefined;
  const cache = createPageCache({ maxBytes, nowMs: () => nowMs });
  let inventory: number | undefined;
  const serve = (key = 'k', size = 0) =>
    cache.serve({ key, inventory }, (placeholder, isForVisitor) => {
      const nth = ++writes;
      forVisitor.push(isForVisitor);
      const write = async function* (): AsyncGenerator<string, PageOutcome> {
        yield `<p nonce="${placeholder}">`;
        await waiting;
        yield `page ${nth}${'.'.repeat(size)}`;
        if (outcome instanceof Error) throw outcome;
        return outcome;
      };
      return { status: Promise.resolve(200), text: write() };
    });
  return {
    cache,
    serve,
    text: async (key?: string, size?: number) => textOf(await serve(key, size)),
    kind: async () => (await serve()).kind,
    at: (ms: number) => void (nowMs = ms),
    sell: () => void (inventory = (inventory ?? 0) + 1),
    forget: () => void (inventory = undefined),
    end: (next: PageOutcome | Error) => void (outcome = next),
    hold: () => {
      let release = () => {};
      waiting = new Promise((done) => (release = done));
      return () => {
        waiting = undefined;
        release();
      };
    },
    writes: () => writes,
    forVisitor,
  };
}

const page = (nth: number) => `<p nonce="${nonce}">page ${nth}`;
/** Lets what was started run to its end. */
const settled = () => new Promise((done) => setImmediate(done));

describe('SITE-98: a public page', () => {
  test.each([
    ['is written for its first visitor', 0, 'written', 1],
    ['is sent as it is for 3 s', 2999, 'kept', 1],
    ['is sent once more while it is written again, up to 5 min', 3000, 'kept', 2],
    ['is sent once more while it is written again, up to 5 min', 299_999, 'kept', 2],
  ])('%s (%i ms)', async (_row, ms, kind, writes) => {
    const { text, at, serve, writes: written } = setUp();
    if (ms > 0) await text();
    at(ms);
    const served = await serve();
    expect(await textOf(served)).toBe(page(1));
    expect([served.kind, written()]).toEqual([kind, writes]);
  });

  test('is the new one as soon as it is written', async () => {
    const { text, at, forVisitor } = setUp();
    await text();
    at(3000);
    expect(await text()).toBe(page(1));
    await settled();
    expect(await text()).toBe(page(2));
    // The second was written for nobody in particular.
    expect(forVisitor).toEqual([true, false]);
  });

  test('that is 5 min old is no longer sent', async () => {
    const { text, at } = setUp();
    await text();
    at(300_000);
    expect(await text()).toBe(page(2));
  });

  test('is written once for all who ask meanwhile, each with their own nonce', async () => {
    const { serve, hold, writes } = setUp();
    const release = hold();
    const all = await Promise.all(Array.from({ length: 50 }, () => serve()));
    release();
    const texts = await Promise.all(all.map(textOf));
    expect(new Set(texts)).toEqual(new Set([page(1)]));
    const [first] = all;
    if (first?.kind !== 'written') throw new Error('was kept');
    const parts: string[] = [];
    for await (const part of first.fill.follow('M'.repeat(24))) parts.push(part);
    expect(parts).toEqual([`<p nonce="${'M'.repeat(24)}">`, 'page 1']);
    expect(writes()).toBe(1);
  });

  test('sends what is written before the rest is', async () => {
    const { serve, hold } = setUp();
    const release = hold();
    const served = await serve();
    if (served.kind !== 'written') throw new Error('was kept');
    const parts = served.fill.follow(nonce);
    expect((await parts.next()).value).toBe(`<p nonce="${nonce}">`);
    release();
    expect((await parts.next()).value).toBe('page 1');
  });

  test('is sent for a minute while it cannot be written again, which is tried once a second', async () => {
    const { text, at, end, writes } = setUp();
    await text();
    end('partial');
    for (const ms of [3000, 3500, 4100, 4200, 20_000, 59_999]) {
      at(ms);
      expect([ms, await text()]).toEqual([ms, page(1)]);
      await settled();
    }
    expect(writes()).toBe(5);
    at(60_000);
    expect(await text()).toBe(page(6));
  });

  test('that is asked for rarely is sent for a minute, too, while it cannot be written again', async () => {
    const { text, at, end } = setUp();
    await text();
    end('partial');
    at(30_000);
    expect(await text()).toBe(page(1));
  });

  test('that is older than a minute when it cannot be written again is sent this once', async () => {
    const { text, at, end } = setUp();
    await text();
    end('partial');
    at(90_000);
    expect(await text()).toBe(page(1));
    await settled();
    expect(await text()).not.toBe(page(1));
  });

  test.each<[string, PageOutcome | Error]>([
    ['that lacks something', 'partial'],
    ['whose subject does not exist', 'missing'],
    ['that fails', new Error('broken')],
  ])('%s is not kept', async (_row, how) => {
    const { cache, serve, end } = setUp();
    end(how);
    await textOf(await serve()).catch(() => undefined);
    await settled();
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
    end('whole');
    expect(await textOf(await serve())).toBe(page(2));
  });

  test('whose subject is gone is not sent again', async () => {
    const { text, at, end, kind } = setUp();
    await text();
    end('missing');
    at(3000);
    expect(await text()).toBe(page(1));
    await settled();
    expect(await kind()).toBe('written');
  });
});

describe('a page of another version of the inventory', () => {
  test('is written again before it is sent, however young it is', async () => {
    const { text, sell, writes } = setUp();
    sell();
    expect([await text(), await text()]).toEqual([page(1), page(1)]);
    sell();
    expect([await text(), await text()]).toEqual([page(2), page(2)]);
    expect(writes()).toBe(2);
  });

  test('is sent while no version is known', async () => {
    const { text, serve, sell, forget } = setUp();
    sell();
    await text();
    forget();
    expect((await serve()).kind).toBe('kept');
  });

  test('is sent at once while it cannot be written again', async () => {
    const { text, sell, end } = setUp();
    await text();
    sell();
    end('partial');
    expect([await text(), await text()]).toEqual([page(1), page(1)]);
  });

  test('is not what a visitor gets who comes while it is still being written', async () => {
    const { serve, sell, hold, text } = setUp();
    sell();
    const release = hold();
    const before = await serve();
    sell();
    const after = await serve();
    release();
    expect([await textOf(before), await textOf(after)]).toEqual([page(1), page(2)]);
    await settled();
    // Whichever ended last, the one that was begun last is kept.
    expect(await text()).toBe(page(2));
  });
});

test('the cache keeps the pages used last, within its bytes in all encodings', async () => {
  const { cache, text, serve } = setUp(10_000);
  for (let nth = 0; nth < 50; nth++) {
    await text(`k${nth}`, 2000);
    await text('k0', 2000);
    expect(cache.size().bytes).toBeLessThanOrEqual(10_000);
  }
  expect(cache.size().pages).toBe(4);
  expect((await serve('k0')).kind).toBe('kept');
  expect((await serve('k1')).kind).toBe('written');
  const before = cache.size().bytes;
  const last = await serve('k49');
  if (last.kind === 'kept') await last.page.body('br', nonce);
  expect(cache.size().bytes).toBeGreaterThan(before);
  expect(cache.size().bytes).toBeLessThanOrEqual(10_000);
});

test('a page larger than the cache is sent and not kept', async () => {
  const { cache, text } = setUp(1000);
  expect(await text('k', 2000)).toContain('page 1');
  expect(cache.size().pages).toBe(0);
});
