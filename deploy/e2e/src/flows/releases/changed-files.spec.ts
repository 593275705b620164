import { createHash } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { answering } from '../../checks/answering.ts';
import { listenToComplaints } from '../../fixtures/complaints.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SignUpPage } from '../../pages/sign-up-page.ts';
import { reportFromOwnAddress } from '../../journeys/report-from-own-address.ts';
import type { Stack } from '../../stack/index.ts';
import {
  allowFailure,
  failurePanel,
  isSamePage,
  markPage,
  siteAnswer,
  walkTo,
} from '../../journeys/remote-visits.ts';

const script = /\/assets\/([^/]+)\/[^/]+\/([^/?]+\.js)/;
const path = '/sign-in';

const signIn = (page: Page) =>
  answering(page.getByRole('main').getByRole('heading', { level: 1, name: /^Sign in/i }));
/** The edge's fallback for a page whose shell does not start. */
const notStarted = (page: Page) =>
  page.getByRole('alert').filter({ hasText: "This Northstar Motors page didn't load." });

/** The changed files that ran. */
const ran = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, 'ranChanged') as string[] | undefined) ?? []);

/** Changes a file by one byte or more, so that it reports when it runs. */
const changed = (whole: string, file: string) =>
  `(globalThis.ranChanged ??= []).push(${JSON.stringify(file)});${whole}`;

/**
 * Serves a file of any release of the site with other bytes than were published; `asked` counts the requests.
 */
async function changeFile(page: Page, file: string) {
  const state = { asked: 0 };
  const address = `**/assets/*/*/${file}*`;
  await page.route(address, async (route) => {
    state.asked += 1;
    const whole = await (await siteAnswer(route)).text();
    await route.fulfill({ contentType: 'text/javascript', body: changed(whole, file) });
  });
  return { state, restore: () => page.unroute(address) };
}

/**
 * Every script that the sign-in page loads, including later ones, by name. Fails for one that is not a file of
 * a release, because its bytes would be nobody's.
 */
async function scriptsOf(page: Page): Promise<{ release: string; file: string }[]> {
  const urls = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && urls.add(request.url()));
  await page.goto(path);
  await expect(signIn(page)).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForLoadState('networkidle');
  const files = new Map(
    [...urls].map((url) => {
      const [, release = '', file = ''] = script.exec(url) ?? [];
      expect([url, file]).toEqual([url, expect.stringMatching(/\.js$/)]);
      return [file, release] as const;
    }),
  );
  return [...files].map(([file, release]) => ({ release, file }));
}

async function inNewContext<T>(
  browser: Browser,
  baseURL: string,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Faults of the account remote that were reported to the edge. */
async function reportedFaults(page: Page, { sitePort }: Stack): Promise<number> {
  const answer = await page.request.get(`http://localhost:${sitePort}/_status.json`);
  const { releases } = (await answer.json()) as {
    releases: { name: string; faults: Record<string, number> }[];
  };
  const counts = releases.flatMap(({ name, faults }) =>
    name === 'mfe-account' ? Object.values(faults) : [],
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

test('T11: a changed entry of the shell never runs; the page says so with a retry link and the phone number, and works once the entry is intact @core', async ({
  page,
  complaints,
}) => {
  allowFailure(complaints, 'shell');
  const { restore } = await changeFile(page, 'main.*.js');
  await page.goto(path);
  await expect(notStarted(page)).toBeVisible();
  await expect(notStarted(page).getByRole('link', { name: /^Or call/ })).toHaveAttribute('href', /^tel:\+1/);
  expect(await ran(page)).toEqual([]);
  await restore();
  await notStarted(page).getByRole('link', { name: 'Try again' }).click();
  await expect(signIn(page)).toBeVisible();
  await expect(notStarted(page)).toBeHidden();
});

test('T11: a changed chunk that is loaded with a later page never runs; the panel replaces it, the fault is reported, and one press recovers', async ({
  page,
  stack,
  complaints,
}) => {
  allowFailure(complaints, 'mfe-account');
  await reportFromOwnAddress(page);
  await page.goto(path);
  await expect(signIn(page)).toBeVisible();
  await markPage(page);
  const before = await reportedFaults(page, stack);
  const { state, restore } = await changeFile(page, 'sign-up.*.js');
  await walkTo(page, '/sign-up');
  await expect(failurePanel(page)).toBeVisible();
  expect(state.asked).toBeGreaterThan(0);
  expect(await ran(page)).toEqual([]);
  await expect.poll(() => reportedFaults(page, stack)).toBeGreaterThan(before);
  await restore();
  await failurePanel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(new SignUpPage(page).heading).toBeVisible();
  expect([await isSamePage(page), await ran(page)]).toEqual([true, []]);
});

test('T11: only the signed hash decides: the same changed entry runs in a page that names its hash', async ({
  page,
  stack,
}) => {
  const html = await (await page.request.get(`http://localhost:${stack.sitePort}${path}`)).text();
  const [address = '', file = ''] =
    /\/assets\/mfe-account\/[^"\\]*\/(remoteEntry\.[0-9a-f]+\.js)/.exec(html) ?? [];
  const whole = await (await page.request.get(`http://localhost:${stack.sitePort}${address}`)).text();
  const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  await page.route(`**${path}`, async (route) => {
    const answer = await siteAnswer(route);
    const body = (await answer.text()).replaceAll(hash(whole), hash(changed(whole, file)));
    await route.fulfill({ response: answer, body });
  });
  await changeFile(page, file);
  await page.goto(path);
  await expect(signIn(page)).toBeVisible();
  expect(await ran(page)).toEqual([file]);
});

for (const header of ['with', 'without'] as const) {
  test(`T12: an entry whose hash was taken out of the page never runs, ${header} the Integrity-Policy header; the panel replaces it`, async ({
    page,
    complaints,
  }) => {
    allowFailure(complaints, 'mfe-account');
    await page.route(`**${path}`, async (route) => {
      const answer = await siteAnswer(route);
      const whole = await answer.text();
      const [, hash = ''] =
        /\/assets\/mfe-account\/[^"\\]*\/remoteEntry\.[0-9a-f]+\.js","integrity":"([^"]+)"/.exec(whole) ?? [];
      expect(hash).toMatch(/^sha384-/);
      const headers = Object.entries(answer.headers()).filter(
        ([name]) => header === 'with' || name !== 'integrity-policy',
      );
      const body = whole.replaceAll(`"integrity":"${hash}"`, '"integrity":""');
      await route.fulfill({ response: answer, headers: Object.fromEntries(headers), body });
    });
    await page.goto(path);
    await expect(failurePanel(page)).toBeVisible();
    await expect(signIn(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.querySelectorAll('script[src*="mfe-account"]').length)).toBe(0);
  });
}

// Last, because it uses up the beacons that the edge accepts from one address in a minute.
test('T11, T13: each script of a page, changed by a byte one after the other, does not run, and the visitor always has a way to continue', async ({
  page,
  browser,
  stack,
  tenant,
}) => {
  test.setTimeout(300_000);
  const scripts = await scriptsOf(page);
  const ofShell = scripts.filter(({ release }) => release === 'shell');
  const ofRemote = scripts.filter(({ release }) => release === 'mfe-account');
  expect(ofShell.map(({ file }) => file.split('.')[0])).toEqual(expect.arrayContaining(['main', 'react']));
  expect(ofRemote.map(({ file }) => file.split('.')[0])).toEqual(
    expect.arrayContaining(['remoteEntry', 'expose-app', 'remote-app', 'sign-in']),
  );
  const outcomes = new Map<string, string>();
  for (const { release, file } of scripts) {
    await inNewContext(browser, stack.siteUrl(tenant), async (context) => {
      const complaints = await listenToComplaints(context);
      allowFailure(complaints, release);
      const visited = await context.newPage();
      const { state } = await changeFile(visited, file);
      await visited.goto(path);
      await expect.poll(() => state.asked, { timeout: 45_000 }).toBeGreaterThan(0);
      const ways = { works: signIn(visited), panel: failurePanel(visited), painted: notStarted(visited) };
      await expect(ways.works.or(ways.panel).or(ways.painted).first()).toBeVisible();
      await visited.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect([file, await ran(visited)]).toEqual([file, []]);
      for (const [way, locator] of Object.entries(ways)) {
        if (await locator.isVisible()) outcomes.set(file, way);
      }
      await expect(visited.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
      expect(complaints.unexpected()).toEqual([]);
    });
  }
  const outcomeOf = (name: string) => [...outcomes].find(([file]) => file.startsWith(`${name}.`))?.[1];
  for (const name of ['main', 'react']) expect([name, outcomeOf(name)]).toEqual([name, 'painted']);
  for (const name of ['remoteEntry', 'expose-app', 'remote-app', 'sign-in'])
    expect([name, outcomeOf(name)]).toEqual([name, 'panel']);
});
