import type { ConsoleMessage, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';
import { watchCalls, type CallWatch } from '../../checks/watch-calls.ts';

/** What each event that has an owner would say if it were true: another buyer, other counts, another page. */
const lies: Readonly<Record<string, object>> = {
  'session:changed': { status: 'expired', givenName: 'Mallory' },
  'cart:count-changed': { count: 7 },
  'orders:count-changed': { count: 7 },
  'favourites:count-changed': { count: 7 },
  'comparison:count-changed': { count: 7 },
  'account:merged': { changed: ['favourites', 'cart'] },
  'navigation:page-viewed': { path: '/order-paid', remote: 'mfe-checkout' },
  'error-page:shown': { code: 500, path: '/', remote: 'mfe-checkout' },
  'remote:replaced': { remote: 'mfe-checkout', version: '0.0.1' },
  'api:called': { callId: 'forged' },
};

/** Sends each lie under the name of a remote that owns none of them, then as no envelope of the bus. Answers how many were sent. */
function forge(page: Page): Promise<number> {
  return page.evaluate((all) => {
    let sent = 0;
    for (const [name, payload] of Object.entries(all)) {
      const envelope = { v: 1, id: `forged-${sent}`, at: '2026-11-21T00:00:00.000Z', name, payload };
      for (const detail of [{ ...envelope, source: 'mfe-hostile' }, payload]) {
        window.dispatchEvent(new CustomEvent(`forecourt:${name}`, { detail }));
        sent += 1;
      }
    }
    return sent;
  }, lies);
}

/** Waits until the page has done what it puts off until the browser is idle, and has the answers to all that it asked for. */
async function settle(page: Page, calls: CallWatch, asked: readonly string[]): Promise<void> {
  const idle = () => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await expect(async () => {
    const count = asked.length;
    await idle();
    await calls.ended();
    await idle();
    expect(asked).toHaveLength(count);
  }).toPass({ timeout: 45_000 });
}

test('T23: 20 forged events from another remote change nothing, are told to nobody, and are logged', async ({
  page,
  site,
  tenant,
  complaints,
}) => {
  complaints.allow(/^event [\w:-]+ was ignored/);
  await beDemoBuyer(site, tenant);
  // A page of the site that is left sends word of it, whose answer nobody hears.
  await page.goto('/healthz');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const calls = watchCalls(page);
  await site.tracker.open(sampleOrderNumber(tenant, 'documents-partly'));
  await expect(site.tracker.steps).toHaveCount(6);
  await settle(page, calls, asked);
  const shown = () => page.locator('body').ariaSnapshot();
  const before = await shown();
  const refused: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.text().includes('was ignored')) refused.push(message.text());
  });
  const count = asked.length;
  expect(await forge(page)).toBe(20);
  await expect.poll(() => refused.length).toBe(20);
  for (const name of Object.keys(lies)) {
    expect(refused.filter((text) => text.includes(`event ${name} was ignored`))).toHaveLength(2);
  }
  expect(await shown()).toBe(before);
  expect(asked.slice(count)).toEqual([]);
  await page.reload();
  await expect(site.tracker.steps).toHaveCount(6);
  await expect.poll(shown).toBe(before);
});
