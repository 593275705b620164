import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyWorkspace } from '@forecourt/scaffold/testing';
import { liveRelease, reportedRelease } from '../../checks/release-status.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';
import { runScript, type Stack, type TenantId } from '../../stack/index.ts';
import {
  allowFailure,
  failurePanel,
  isSamePage,
  markPage,
  visits,
  walkTo,
} from '../../journeys/remote-visits.ts';

test.use({ ownSite: 'last-good-release' });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const name = 'mfe-account';
const path = '/sign-in';
const broken = '95.1.0';
const buildMs = 400_000;

const liveOf = (stack: Stack) => liveRelease(stack, name);
const reported = (stack: Stack, version: string) => reportedRelease(stack, name, version);

/** Builds the remote with code that throws at its start in a browser, and makes it the live release. */
async function releaseBroken({ dataDir }: Stack): Promise<void> {
  const copy = copyWorkspace();
  try {
    copy.add(name);
    appendFileSync(
      join(copy.dir, name, 'src/app/remote-app.tsx'),
      // In browsers only: what does not render for an edge is not published.
      "\nif (typeof document === 'object') throw new TypeError('broken on purpose');\n",
    );
    const env = { FORECOURT_DATA: dataDir, FORECOURT_COMMIT: '0'.repeat(40) };
    const inCopy = (script: string, ...args: string[]) => runScript(join(copy.dir, script), args, env);
    await inCopy('deploy/build/src/cli.ts', name);
    await inCopy('deploy/releases/src/cli.ts', 'publish', name, '--version', broken, '--promote');
  } finally {
    copy.remove();
  }
}

/** Makes the files of a release answer 404 until the returned function is called. */
async function takeAway(page: Page, version: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}/${version}/**`;
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }));
  return () => page.unroute(files);
}

/** Whether the page received the entry of a release. */
async function hasEntryOf(page: Page, version: string): Promise<boolean> {
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((one) => (one as PerformanceResourceTiming).responseStatus === 200)
      .map((one) => one.name),
  );
  return entries.some((url) => url.includes(`/assets/${name}/${version}/remoteEntry`));
}

interface Visit {
  readonly page: Page;
  readonly site: Site;
  readonly tenant: TenantId;
}

async function expectOthersWork({ page, site, tenant }: Visit): Promise<void> {
  for (const other of visits.filter((visit) => visit.name !== name)) {
    await walkTo(page, other.path(tenant));
    await other.works(site);
    await expect(failurePanel(page)).toBeHidden();
  }
}

let lastGood = '';

test.beforeAll(async ({ stack }) => {
  test.setTimeout(buildMs);
  lastGood = (await liveOf(stack))?.live ?? '';
  await releaseBroken(stack);
  await expect
    .poll(() => liveOf(stack), { timeout: 60_000 })
    .toMatchObject({ live: broken, fallback: lastGood });
});

test.beforeEach(({ complaints }) => {
  allowFailure(complaints, name);
  complaints.allow(/broken on purpose/);
});

/** How the newer release is broken, what is reported to the edge about it, and about the one that runs instead. */
const breakages = [
  ['F01', 'answers 404', (page: Page) => takeAway(page, broken), 'load'],
  ['F13', 'throws at its start', () => Promise.resolve(() => Promise.resolve()), 'bootstrap'],
] as const;

for (const [id, fault, breakIt, kind] of breakages) {
  test(`${id}: when the live release ${fault}, the page mounts the last good one by itself and reports both; the other remotes work`, async ({
    page,
    site,
    stack,
    tenant,
  }) => {
    const faultsBefore = (await reported(stack, broken))?.faults[kind] ?? 0;
    await breakIt(page);
    // The fault reporter is loaded when the page is idle, and waits for more faults.
    const beacon = page.waitForRequest('**/_observe', { timeout: 60_000 });
    await page.goto(path);
    await expect(site.signIn.heading).toBeVisible();
    await expect(site.signIn.email).toBeEditable();
    await expect(failurePanel(page)).toHaveCount(0);
    expect(await hasEntryOf(page, lastGood)).toBe(true);
    await markPage(page);
    await beacon;
    await expect
      .poll(async () => (await reported(stack, broken))?.faults[kind] ?? 0)
      .toBeGreaterThan(faultsBefore);

    await expectOthersWork({ page, site, tenant });
    await walkTo(page, path);
    await expect(site.signIn.heading).toBeVisible();
    expect(await isSamePage(page)).toBe(true);

    // What is left is sent when the page is closed.
    await page.goto('about:blank');
    await expect.poll(async () => (await reported(stack, lastGood))?.p75['mount'] ?? null).not.toBeNull();
  });

  test(`${id}: when the live release ${fault} and the last good one is missing, 'Try again' mounts the last good one without a reload once it is back`, async ({
    page,
    site,
    tenant,
  }) => {
    await breakIt(page);
    const bringBack = await takeAway(page, lastGood);
    await site.search.open();
    await markPage(page);
    await walkTo(page, path);
    const panel = failurePanel(page);
    await expect(panel).toBeVisible();
    await expectOthersWork({ page, site, tenant });
    await walkTo(page, path);
    await expect(panel).toBeVisible();
    await bringBack();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(site.signIn.heading).toBeVisible();
    await expect(panel).toBeHidden();
    expect(await hasEntryOf(page, lastGood)).toBe(true);
    expect(await isSamePage(page)).toBe(true);
  });
}

test('a missing live release that is back is used by the next page, and the open one keeps the last good one', async ({
  page,
  site,
  stack,
}) => {
  const restore = await takeAway(page, broken);
  await page.goto(path);
  await expect(site.signIn.heading).toBeVisible();
  await markPage(page);
  await restore();
  await walkTo(page, '/search');
  await expect(site.search.cards.first()).toBeVisible();
  await walkTo(page, path);
  await expect(site.signIn.heading).toBeVisible();
  expect(await hasEntryOf(page, broken)).toBe(false);
  expect(await isSamePage(page)).toBe(true);
  await runScript('deploy/releases/src/cli.ts', ['rollback', name, '--reason', 'test'], {
    FORECOURT_DATA: stack.dataDir,
  });
  await expect.poll(() => liveOf(stack), { timeout: 60_000 }).toMatchObject({ live: lastGood });
  await page.goto(path);
  await expect(site.signIn.heading).toBeVisible();
  expect(await hasEntryOf(page, lastGood)).toBe(true);
});
