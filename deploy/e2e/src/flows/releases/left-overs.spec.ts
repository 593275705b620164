import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const rounds = 50;

declare global {
  interface Window {
    /** Currently active intervals and observers. */
    atWork: { readonly intervals: Set<unknown>; readonly observers: Set<unknown> };
  }
}

/** Counts intervals and observers of the page from its first script on. */
function countWork(page: Page): Promise<unknown> {
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
async function listeners(session: CDPSession): Promise<Record<string, number>> {
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

/** The pages of a round, each of another remote, with their headings. */
const stops = [
  ['/sign-in', 'Sign in'],
  ['/cart', 'Your cart'],
  ['/faq', 'Frequently asked questions'],
] as const;

async function openByFooter(page: Page, path: string, heading: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Reads until the result no longer changes: a page defers some of its work until the browser is idle. */
async function steady(page: Page, read: () => Promise<object>): Promise<object> {
  let last = await read();
  await expect(async () => {
    const before = last;
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    last = await read();
    expect(last).toEqual(before);
  }).toPass({ timeout: 45_000 });
  return last;
}

test(`T25: remotes mounted and unmounted ${rounds} times leave no listener, interval or observer behind`, async ({
  page,
}) => {
  test.setTimeout(300_000);
  await countWork(page);
  await page.goto('/faq');
  const session = await page.context().newCDPSession(page);
  const round = async () => {
    for (const [path, heading] of stops) await openByFooter(page, path, heading);
  };
  const standing = async () => ({
    listeners: await listeners(session),
    ...(await page.evaluate(() => ({
      intervals: window.atWork.intervals.size,
      observers: window.atWork.observers.size,
    }))),
  });
  for (let done = 0; done < 3; done += 1) await round();
  const before = await steady(page, standing);
  for (let done = 0; done < rounds; done += 1) await round();
  await expect.poll(standing).toEqual(before);
});
