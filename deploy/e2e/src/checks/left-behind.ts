import type { CDPSession, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

declare global {
  interface Window {
    /** Currently active intervals and observers. */
    atWork: { readonly intervals: Set<unknown>; readonly observers: Set<unknown> };
  }
}

/** Counts intervals and observers of the page from its first script on. */
export function countWork(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const atWork = { intervals: new Set<unknown>(), observers: new Set<unknown>() };
    window.atWork = atWork;
    window.setInterval = new Proxy(window.setInterval, {
      apply(target, self, args) {
        const id: unknown = Reflect.apply(target, self, args);
        atWork.intervals.add(id);
        return id;
      },
    });
    window.clearInterval = new Proxy(window.clearInterval, {
      apply(target, self, args) {
        atWork.intervals.delete(args[0]);
        return Reflect.apply(target, self, args);
      },
    });
    for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver]) {
      prototype.observe = new Proxy(prototype.observe, {
        apply(target, self, args) {
          atWork.observers.add(self);
          return Reflect.apply(target, self, args);
        },
      });
      prototype.disconnect = new Proxy(prototype.disconnect, {
        apply(target, self, args) {
          atWork.observers.delete(self);
          return Reflect.apply(target, self, args);
        },
      });
    }
  });
}

/** Listeners on objects that outlive a page of the site, by target and type. */
export async function listeners(session: CDPSession): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const found = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    for (const { type } of found.listeners) {
      const key = `${expression} ${type}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[])[];
    };
  };
  readonly nodes: readonly number[];
}

/** Memory of the browser itself, which compiles functions again and again, and keeps what its tools may ask for. */
const notOfPages = new Set(['code', 'native', 'hidden', 'synthetic']);

/** Bytes of the objects, functions and texts that the page's scripts hold, after garbage collection. */
export async function heldBytes(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const {
    node_fields: fields,
    node_types: [types = []],
  } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[nodes[node + typeAt] ?? 0] ?? '';
    if (!notOfPages.has(type)) bytes += nodes[node + sizeAt] ?? 0;
  }
  return bytes;
}

/** Reads until the result no longer changes: a page defers some of its work until the browser is idle. */
export async function steady(page: Page, read: () => Promise<object>): Promise<object> {
  let last = await read();
  await expect(async () => {
    const before = last;
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    last = await read();
    expect(last).toEqual(before);
  }).toPass({ timeout: 45_000 });
  return last;
}
