import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { answering } from '../../checks/answering.ts';
import { expect, test } from '../../fixtures/test.ts';
import { noteFigure } from '../../report/test-outcome.ts';
import { holdClock } from '../../journeys/hold-clock.ts';
import { reportFromOwnAddress } from '../../journeys/report-from-own-address.ts';
import {
  allowFailure,
  failurePanel,
  isSamePage,
  markPage,
  siteAnswer,
  visits,
  waitForShell,
  walkTo,
} from '../../journeys/remote-visits.ts';

const remote = 'mfe-account';
const entryFiles = `**/assets/${remote}/**/remoteEntry*.js*`;
const allFiles = (name: string) => `**/assets/${name}/**`;

test.beforeEach(({ complaints }) => allowFailure(complaints, remote));

type Answer = Parameters<Route['fulfill']>[0];

/** Replaces the answer for the remote's entry until `heal` is called; `asked` counts the requests. */
async function breakEntry(page: Page, answer: (whole: string) => Answer) {
  const state = { asked: 0 };
  await page.route(entryFiles, async (route) => {
    state.asked += 1;
    const whole = await (await siteAnswer(route)).text();
    await route.fulfill(answer(whole));
  });
  return { state, heal: () => page.unroute(entryFiles) };
}

const asScript = (body: string): Answer => ({ contentType: 'text/javascript', body });
const signInHeading = (page: Page) =>
  answering(page.getByRole('main').getByRole('heading', { name: /^Sign in/i }));

/** The panel is shown, the other remotes work, and one press recovers without a new page. */
async function expectHealed(page: Page, heal: () => Promise<void>): Promise<void> {
  await expect(failurePanel(page)).toBeVisible();
  await markPage(page);
  await heal();
  await failurePanel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(signInHeading(page)).toBeVisible();
  await expect(failurePanel(page)).toBeHidden();
  expect(await isSamePage(page)).toBe(true);
}

test("F02: a busy entry is retried after the server's delay, and mounts by itself", async ({ page }) => {
  let busy = 2;
  const asked: string[] = [];
  await page.route(entryFiles, async (route) => {
    asked.push(new URL(route.request().url()).search);
    if (busy-- > 0) await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: 'busy' });
    else await route.continue();
  });
  await page.goto('/sign-in');
  await expect(signInHeading(page)).toBeVisible();
  expect(asked.slice(0, 3)).toEqual(['', '?attempt=1', '?attempt=2']);
});

test.describe('F03: a slow entry', () => {
  async function slowEntry(page: Page) {
    let deliver = () => {};
    const wait = new Promise<void>((done) => (deliver = done));
    await page.route(entryFiles, async (route) => {
      await wait;
      await route.continue();
    });
    return () => deliver();
  }

  test('leaves the skeleton of the first view until it arrives', async ({ page }) => {
    const deliver = await slowEntry(page);
    await page.goto('/deals', { waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.locator('[data-skeleton]').first()).toBeVisible();
    deliver();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  });

  test('shows that it is loading after a navigation, and mounts when it arrives', async ({ page, site }) => {
    await site.search.open();
    const deliver = await slowEntry(page);
    await walkTo(page, '/sign-in');
    const bar = page.getByRole('progressbar', { name: 'Loading the page' });
    await expect(bar).toBeVisible();
    deliver();
    await expect(signInHeading(page)).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(failurePanel(page)).toBeHidden();
  });
});

test('F04: an entry that hangs is replaced by the panel at 8 s, and one press recovers', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.search.open();
  await holdClock(page);
  const hanging: Route[] = [];
  await page.route(entryFiles, (route) => void hanging.push(route));
  const asked = page.waitForRequest(entryFiles);
  await walkTo(page, '/sign-in');
  await asked;
  let passedMs = 0;
  for (; !(await failurePanel(page).isVisible()); passedMs += 500) await page.clock.runFor(500);
  expect(passedMs).toBeGreaterThanOrEqual(8_000);
  expect(hanging).toHaveLength(1);
  await page.clock.resume();
  await expectHealed(page, () => page.unroute(entryFiles));
});

/** Milliseconds from the navigation to the largest paint that the page had when its remote worked. */
async function firstContentMs(page: Page, path: string, works: () => Promise<void>): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  await works();
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

test('F05: the first content of a page does not wait for the other remotes, whose files hang', async ({
  page,
  site,
  tenant,
}, testInfo) => {
  const [storefront] = visits;
  const path = storefront?.path(tenant) ?? '';
  const works = async () => {
    await storefront?.works(site);
    await expect(site.header.phone).toBeVisible();
  };
  await firstContentMs(page, path, works);
  const usualMs = await firstContentMs(page, path, works);
  const hanging: Route[] = [];
  for (const { name } of visits.slice(1)) {
    await page.route(allFiles(name), (route) => void hanging.push(route));
  }
  const hangingMs = await firstContentMs(page, path, works);
  noteFigure(
    testInfo,
    `F05: first content ${hangingMs.toFixed(0)} ms while three remotes hang, ${usualMs.toFixed(0)} ms otherwise`,
  );
  expect(hanging).toEqual([]);
});

test.describe('F06: an entry with other bytes than its signed release', () => {
  for (const [kind, broken] of [
    ['changed', (whole: string) => `globalThis.evil = true;${whole}`],
    ['half', (whole: string) => whole.slice(0, whole.length / 2)],
  ] as const) {
    test(`${kind}: never runs, is not retried, is reported; one press recovers`, async ({ page, stack }) => {
      const { state, heal } = await breakEntry(page, (whole) => asScript(broken(whole)));
      await reportFromOwnAddress(page);
      // The fault reporter is loaded when the page is idle, and waits for more faults.
      const beacon = page.waitForRequest('**/_observe', { timeout: 60_000 });
      await page.goto('/sign-in');
      await expect(failurePanel(page)).toBeVisible();
      // The hint used by the script element, and the check for the reason; no retry.
      expect(state.asked).toBeLessThanOrEqual(2);
      expect(await page.evaluate(() => Reflect.has(globalThis, 'evil'))).toBe(false);
      expect((await (await beacon).response())?.ok()).toBe(true);
      const status = async () =>
        (await page.request.get(`http://localhost:${stack.sitePort}/_status.json`)).text();
      await expect.poll(status).toMatch(/"name":"mfe-account"[^}]*"faults":\{[^}]*"load":[1-9]/);
      await expectHealed(page, heal);
    });
  }
});

for (const [id, kind, answer] of [
  [
    'F07',
    'a page in the place of an entry',
    { contentType: 'text/html', body: '<!doctype html><b>Home</b>' },
  ],
  ['F08', 'an empty entry', asScript('')],
] as const) {
  test(`${id}: ${kind} is never run, ends in the panel after two more tries, and one press recovers`, async ({
    page,
  }) => {
    const { state, heal } = await breakEntry(page, () => answer);
    await page.goto('/sign-in');
    await expect(failurePanel(page)).toBeVisible();
    expect(state.asked).toBeGreaterThanOrEqual(3);
    await expectHealed(page, heal);
  });
}

test.describe('a remote of another contract', () => {
  interface Here {
    readonly page: Page;
    readonly sitePort: number;
  }

  /** Serves, for this page only, the entry with a text in it replaced, under the matching hash. */
  async function rebuilt({ page, sitePort }: Here, from: RegExp, to: string): Promise<() => Promise<void>> {
    const address = /\/assets\/mfe-account\/[^"\\]*\/remoteEntry\.[0-9a-f]+\.js/;
    const html = await (await page.request.get(`http://localhost:${sitePort}/sign-in`)).text();
    const whole = await (
      await page.request.get(`http://localhost:${sitePort}${address.exec(html)?.[0]}`)
    ).text();
    const changed = whole.replaceAll(from, to);
    expect(changed).not.toBe(whole);
    const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
    await page.route(entryFiles, (route) => route.fulfill(asScript(changed)));
    await page.route('**/sign-in', async (route) => {
      const answer = await siteAnswer(route);
      const body = (await answer.text()).replaceAll(hash(whole), hash(changed));
      await route.fulfill({ response: answer, body });
    });
    return async () => {
      await page.unroute(entryFiles);
      await page.unroute('**/sign-in');
    };
  }
  const range = /requiredVersion:"\^1\.\d+\.0"/g;

  for (const [id, kind, other] of [
    ['F09', 'an older major', '^0.9.0'],
    ['F10', 'a newer major', '^2.0.0'],
    ['F10', 'a newer minor than the page has', '^1.999.0'],
  ] as const) {
    test(`${id}: that requires ${kind} is refused before it mounts; the panel's button loads a new page`, async ({
      page,
      site,
      stack,
    }) => {
      const restore = await rebuilt({ page, sitePort: stack.sitePort }, range, `requiredVersion:"${other}"`);
      await page.goto('/sign-in');
      const panel = failurePanel(page);
      await expect(panel).toContainText('This page may be out of date');
      await expect(panel.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect(site.header.phone).toBeVisible();
      await markPage(page);
      await restore();
      await panel.getByRole('button', { name: 'Refresh the page' }).click();
      await expect(signInHeading(page)).toBeVisible();
      expect(await isSamePage(page)).toBe(false);
    });
  }

  test('F10: that was built with a newer minor and requires what the page has works', async ({
    page,
    stack,
  }) => {
    await rebuilt(
      { page, sitePort: stack.sitePort },
      /"@forecourt\/shared-contracts":\[\{version:"1\.\d+\.\d+"/g,
      '"@forecourt/shared-contracts":[{version:"1.999.0"',
    );
    await page.goto('/sign-in');
    await expect(signInHeading(page)).toBeVisible();
  });

  test('F09: that was built against an older major of the design brings its own copy and looks the same', async ({
    page,
    stack,
  }) => {
    const look = () =>
      signInHeading(page).evaluate((heading) => {
        const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(heading);
        return { color, fontFamily, fontSize, fontWeight };
      });
    await page.goto('/sign-in');
    await expect(signInHeading(page)).toBeVisible();
    const usual = await look();

    const own = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/mfe-account\/[^/]+\/(design|forms)\.[0-9a-f]+\.js$/.exec(request.url()) ?? [];
      if (name) own.add(name);
    });
    const ofDesign =
      /(?<=requiredVersion:"\^|"@forecourt\/shared-design(?:\/forms)?":\[\{version:")2\.\d+\.\d+(?=")/g;
    await rebuilt({ page, sitePort: stack.sitePort }, ofDesign, '1.9.0');
    await page.goto('/sign-in');
    await expect(signInHeading(page)).toBeVisible();
    expect([...own].sort()).toEqual(['design', 'forms']);
    expect(await look()).toEqual(usual);
  });

  test('F09: that exposes another module than the page mounts ends in the panel', async ({ page, stack }) => {
    const restore = await rebuilt({ page, sitePort: stack.sitePort }, /"\.\/app":/g, '"./old":');
    await page.goto('/sign-in');
    await expect(failurePanel(page)).toBeVisible();
    await restore();
    await page.reload();
    await expect(signInHeading(page)).toBeVisible();
  });
});

test.describe('a remote that breaks at its start', () => {
  /** Makes each start of the remote at `/sign-in` throw, until the returned function is called. The shell's menu reads the same texts. */
  async function throwAtStart(page: Page): Promise<() => Promise<void>> {
    await waitForShell(page);
    await page.evaluate(() => {
      const platform = Reflect.get(globalThis, Symbol.for('forecourt.platform.v1')) as object;
      const texts: unknown = Reflect.get(platform, 'catalogOverrides');
      Object.assign(globalThis, { isBroken: true });
      Object.defineProperty(platform, 'catalogOverrides', {
        get: () => {
          const isBroken = Reflect.get(globalThis, 'isBroken') === true;
          const error = new TypeError('broken on purpose');
          const reader = error.stack?.split('\n')[2] ?? '';
          const isShell = /\/assets\/shell\/[^/]+\/main\./.test(reader);
          if (isBroken && location.pathname === '/sign-in' && !isShell) throw error;
          return texts;
        },
      });
    });
    return async () => void (await page.evaluate(() => Object.assign(globalThis, { isBroken: false })));
  }

  test('F13: is contained; one press unloads it, loads it again and mounts it', async ({ page, site }) => {
    await site.search.open();
    const restore = await throwAtStart(page);
    await walkTo(page, '/sign-in');
    await expect(failurePanel(page)).toBeVisible();
    await walkTo(page, '/search');
    await expect(site.search.cards.first()).toBeVisible();
    await walkTo(page, '/sign-in');
    await expectHealed(page, restore);
  });

  test('F15: after three failures in a minute the panel offers a page reload instead', async ({
    page,
    site,
  }) => {
    await site.search.open();
    await throwAtStart(page);
    await walkTo(page, '/sign-in');
    const again = failurePanel(page).getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(again).toBeVisible();
    await again.click();
    await failurePanel(page).getByRole('button', { name: 'Refresh the page' }).click();
    await expect(signInHeading(page)).toBeVisible();
  });

  test('F13: whose first chunk is missing is in single-spa’s broken state, and one press recovers', async ({
    page,
  }) => {
    const chunks = /\/assets\/mfe-account\/[^/]+\/(?!remoteEntry)[^/]+\.js/;
    await page.route(chunks, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/sign-in');
    await expectHealed(page, () => page.unroute(chunks));
  });

  test('F14: whose mount does not finish is given up at 8 s; the others work, and one press recovers', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await site.search.open();
    // When the clock is advanced, a pending call would time out.
    await page.waitForLoadState('networkidle');
    const chunks = `**/assets/${remote}/**/sign-in.*.js`;
    let deliver = () => {};
    const wait = new Promise<void>((done) => (deliver = done));
    await page.route(chunks, async (route) => {
      await wait;
      await route.continue();
    });
    const asked = page.waitForRequest(chunks);
    await walkTo(page, '/sign-in');
    await asked;
    await page.clock.runFor(9_000);
    await expect(failurePanel(page)).toBeVisible();
    await walkTo(page, '/search');
    await expect(site.search.cards.first()).toBeVisible();
    deliver();
    await page.clock.runFor(500);
    await expect(signInHeading(page)).toHaveCount(0);
    await expect(site.search.cards.first()).toBeVisible();
    await walkTo(page, '/sign-in');
    await expectHealed(page, () => Promise.resolve());
  });
});
