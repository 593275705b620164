import type { ConsoleMessage, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';
import { watchCalls, type CallWatch } from '../../checks/watch-calls.ts';

/** A forged payload for each event that has an owner: another buyer, other counts, another page. */
const lies: Readonly<Record<string, object>> = {
  'session:changed': { status: 'expired', givenName: 'Mallory' },
  'cart:count-changed': { count: 7 },
  'orders:count-changed': { count: 7 },
  'favorites:count-changed': { count: 7 },
  'account:merged': { changed: ['favorites', 'cart'] },
  'navigation:page-viewed': { path: '/order-paid', remote: 'mfe-checkout' },
  'error-page:shown': { code: 500, path: '/', remote: 'mfe-checkout' },
  'remote:mounted': { remote: 'mfe-checkout' },
  'remote:failed': { remote: 'mfe-checkout', phase: 'render', message: 'forged' },
  'remote:replaced': { remote: 'mfe-checkout', version: '0.0.1' },
  'api:called': { callId: 'forged' },
};

/**
 * Sends each forged event under the name of a remote that owns none of them, then without the envelope of the
 * bus. Returns how many were sent.
 */
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

/**
 * Sends a failure of the remote on the page under a name that the bus accepts, which any script can claim
 * (decision 19).
 */
function claimFailure(page: Page, source: string): Promise<void> {
  const name = 'remote:failed';
  const at = '2026-11-21T00:00:00.000Z';
  return page.evaluate(
    (detail) => void window.dispatchEvent(new CustomEvent(`forecourt:${detail.name}`, { detail })),
    { v: 1, id: `claimed-${source}`, at, source, name, payload: lies[name] },
  );
}

function idle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
}

/**
 * Waits until the page has finished the work it defers until the browser is idle, and has received all
 * answers.
 */
async function settle(page: Page, calls: CallWatch, asked: readonly string[]): Promise<void> {
  await expect(async () => {
    const count = asked.length;
    await idle(page);
    await calls.ended();
    await idle(page);
    expect(asked).toHaveLength(count);
  }).toPass({ timeout: 45_000 });
}

test('T23: forged events of each kind from another remote change nothing, reach no listener, and are logged', async ({
  page,
  site,
  tenant,
  complaints,
}) => {
  complaints.allow(/^event [\w:-]+ was ignored/);
  await beDemoBuyer(site, tenant);
  // A page that is left sends a beacon whose answer is never received.
  await page.goto('/healthz');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const calls = watchCalls(page);
  const counted = page.waitForResponse('**/api/account/summary');
  await site.tracker.open(sampleOrderNumber(tenant, 'documents-partly'));
  await expect(site.tracker.steps).toHaveCount(6);
  await counted;
  await settle(page, calls, asked);
  const shown = async () => (await page.locator('body').ariaSnapshot()).replace(/timer: .*/, 'timer');
  const before = await shown();
  const refused: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.text().includes('was ignored')) refused.push(message.text());
  });
  const count = asked.length;
  const forged = await forge(page);
  expect(forged).toBe(2 * Object.keys(lies).length);
  await expect.poll(() => refused.length).toBe(forged);
  for (const name of Object.keys(lies)) {
    expect(refused.filter((text) => text.includes(`event ${name} was ignored`))).toHaveLength(2);
  }
  expect(await shown()).toBe(before);
  expect(asked.slice(count)).toEqual([]);
  for (const source of ['mfe-checkout', 'shell']) await claimFailure(page, source);
  await idle(page);
  expect(refused).toHaveLength(forged);
  expect(await shown()).toBe(before);
  await page.reload();
  await expect(site.tracker.steps).toHaveCount(6);
  await expect.poll(shown).toBe(before);
});
