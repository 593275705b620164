import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { answering } from '../../checks/answering.ts';
import { expect, test } from '../../fixtures/test.ts';
import { runScript, workspaceDir } from '../../stack/index.ts';

const canary = '99.0.0';
const loaded = (page: Page, version: string) =>
  page.evaluate(
    (wanted) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(`/mfe-account/${wanted}/`)),
    version,
  );

/** The version that the edge gives to the visitor of a tab, from the HTML alone. */
async function versionFor(page: Page): Promise<string | undefined> {
  if (page.url() === 'about:blank') await page.goto('/healthz');
  const html = await page.evaluate(async () => {
    const answer = await fetch('/sign-in', { headers: { accept: 'text/html' }, cache: 'no-store' });
    return answer.text();
  });
  const [, text = ''] = /id="forecourt-page">(.*?)<\/script>/s.exec(html) ?? [];
  return versionOf(text);
}

/** The version that a tab shows once it has opened the page. */
async function versionIn(page: Page): Promise<string | undefined> {
  await page.goto('/sign-in');
  await expect(answering(page.getByRole('main').getByRole('heading', { level: 1 }))).toBeVisible();
  return versionOf((await page.locator('#forecourt-page').textContent()) ?? '');
}

function versionOf(text: string): string | undefined {
  const { releases } = JSON.parse(text) as {
    releases: { remotes: { name: string; current: { version: string } }[] };
  };
  return releases.remotes.find(({ name }) => name === 'mfe-account')?.current.version;
}

/** Opens the site as a visitor in a group that does, or does not, get a canary for half of the visitors. */
async function visitor(context: BrowserContext, url: string, group: number): Promise<Page> {
  await context.addCookies([{ name: 'release-group', value: String(group), url }]);
  return context.newPage();
}

test('a canary is shown to its visitors and stays with them, others keep the live release, and it is gone seconds after it ends @core', async ({
  stack,
  tenant,
  browser,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allow(/beacon/);
  const release = (...words: string[]) =>
    runScript(join(workspaceDir, 'deploy/releases/src/cli.ts'), words, { FORECOURT_DATA: stack.dataDir });
  await release('publish', 'mfe-account', '--version', canary);
  await release('canary', 'mfe-account', canary, '--percent', '50', '--reason', 'test');
  const url = stack.siteUrl(tenant);
  const health = `http://127.0.0.1:${stack.sitePort}/_status.json`;
  const running = async () =>
    (await (await fetch(health)).text()).includes(`"version":"${canary}","percent":50`);
  await expect.poll(running, { timeout: 60_000 }).toBe(true);

  const pages: Page[] = [];
  try {
    const versions = new Map<Page, string | undefined>();
    for (const group of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const page = await visitor(await browser.newContext({ baseURL: url }), url, group);
      pages.push(page);
      versions.set(page, await versionFor(page));
      if (new Set(versions.values()).size === 2) break;
    }
    const has = [...versions].find(([, version]) => version === canary)?.[0];
    const [others, live] = [...versions].find(([, version]) => version !== canary) ?? [];
    if (!has || !others || !live) throw new Error('Ten groups were all on one side of a canary of 50 %.');
    expect(await versionIn(has)).toBe(canary);
    expect(await loaded(has, canary)).toBe(true);
    expect(await versionIn(others)).toBe(live);
    expect(await loaded(others, canary)).toBe(false);
    expect(await versionFor(has)).toBe(canary);

    await release('canary', 'mfe-account', '--off', '--reason', 'test');
    await expect.poll(() => versionFor(has), { timeout: 60_000 }).toBe(live);
    expect(await versionIn(has)).toBe(live);
    expect(await loaded(has, canary)).toBe(false);
    expect(await versionIn(others)).toBe(live);
  } finally {
    await Promise.all(pages.map((page) => page.context().close()));
  }
});
