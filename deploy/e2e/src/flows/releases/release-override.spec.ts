import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answering } from '../../checks/answering.ts';
import { expect, test } from '../../fixtures/test.ts';
import { runScript, workspaceDir } from '../../stack/index.ts';

const version = '98.0.0';

async function versionIn(page: Page): Promise<string | undefined> {
  await page.goto('/sign-in');
  await expect(answering(page.getByRole('main').getByRole('heading', { level: 1 }))).toBeVisible();
  const text = (await page.locator('#forecourt-page').textContent()) ?? '';
  const { releases } = JSON.parse(text) as {
    releases: { remotes: { name: string; current: { version: string } }[] };
  };
  return releases.remotes.find(({ name }) => name === 'mfe-account')?.current.version;
}

const isLoaded = (page: Page) =>
  page.evaluate(
    (wanted) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(`/mfe-account/${wanted}/`)),
    version,
  );

test('a developer sees one remote at a release that is not live, in the otherwise unchanged site; others do not, and it can be revoked (T17)', async ({
  page,
  stack,
  tenant,
  browser,
}) => {
  const release = (...words: string[]) =>
    runScript(join(workspaceDir, 'deploy/releases/src/cli.ts'), words, { FORECOURT_DATA: stack.dataDir });
  const url = stack.siteUrl(tenant);
  const live = await versionIn(page);
  expect(live).not.toBe(version);
  await release('publish', 'mfe-account', '--version', version);
  const [link] = /http\S+/.exec(await release('override', 'mfe-account', '--origin', url)) ?? [];

  await page.goto(link ?? '');
  await expect(page).toHaveURL(`${url}/`);
  expect(await versionIn(page)).toBe(version);
  expect(await isLoaded(page)).toBe(true);
  expect(await page.evaluate(() => document.cookie)).not.toContain('release-override');

  const other = await browser.newContext({ baseURL: url });
  try {
    expect(await versionIn(await other.newPage())).toBe(live);
  } finally {
    await other.close();
  }

  await page.goto('/_override?off');
  expect(await versionIn(page)).toBe(live);
  expect(await isLoaded(page)).toBe(false);
});
