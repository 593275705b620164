import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { watchCalls } from '../../checks/watch-calls.ts';

const fiveMinutesAndJitterMs = 340_000;

async function changeFlag(page: Page, value: boolean): Promise<void> {
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/_sandbox/flags/message_banner', { method: 'PUT', headers, body });
    // A call whose answer is not read stays pending.
    await answer.text();
    return answer.status;
  }, JSON.stringify({ value }));
  expect(status).toBe(200);
}

test('a changed flag reaches an open page: the data file is read again and the flag client asks the service', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const calls = watchCalls(page);
  const connected = page.waitForEvent('console', (message) => message.text().includes('client initialized'));
  await site.search.open();
  await connected;
  await changeFlag(page, true);
  await calls.ended();
  const read = page.waitForResponse((response) => response.url().includes('/proxy/optimizelyDataFile'));
  const asked = page.waitForResponse((response) => response.url().includes('/ld/sdk/evalx/'));
  await page.clock.fastForward(fiveMinutesAndJitterMs);
  expect((await read).status()).toBe(200);
  const flags = (await (await asked).json()) as Record<string, { value: unknown }>;
  expect(flags['message_banner']?.value).toBe(true);
  await changeFlag(page, false);
});

test('a flag can be forced by the URL for the session, without reporting it', async ({ page, site }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/search?flags=message_banner,shop_srp_contain_images=false');
  await expect(site.search.cards.first()).toBeVisible();
  const read = () =>
    page.evaluate(() => {
      const registry = globalThis as unknown as Record<
        symbol,
        { flags: { read(key: string, value: boolean): boolean } }
      >;
      return registry[Symbol.for('forecourt.platform.v1')]?.flags.read('message_banner', false);
    });
  await expect.poll(read).toBe(true);
  await page.goto('/search');
  await expect(site.search.cards.first()).toBeVisible();
  await expect.poll(read).toBe(true);
  expect(sent.filter((url) => /flags=/.test(url) && !url.includes('/search?flags='))).toEqual([]);
});
