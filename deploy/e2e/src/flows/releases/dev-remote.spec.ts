import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace, type WorkspaceCopy } from '@forecourt/scaffold/testing';
import { expect, test } from '../../fixtures/test.ts';
import { startService } from '../../stack/index.ts';
import { allowFailure, isSamePage, markPage } from '../../journeys/remote-visits.ts';

const remote = 'mfe-account';
const texts = `${remote}/src/app/locales/en.json`;
const buildMs = 180_000;

let copy: WorkspaceCopy;

test.beforeAll(() => {
  copy = copyWorkspace();
  for (const path of ['deploy/local', remote]) copy.add(path);
});
test.afterAll(() => copy.remove());

test('pnpm dev: one local remote inside the released site; a saved change appears automatically, a broken one leaves the last good state', async ({
  page,
  stack,
  site,
  tenant,
  browser,
  complaints,
}) => {
  test.setTimeout(4 * buildMs);
  allowFailure(complaints, remote);
  const url = stack.siteUrl(tenant);
  const file = join(copy.dir, texts);
  const whole = readFileSync(file, 'utf8');
  const dev = startService(
    'pnpm dev',
    join(copy.dir, 'deploy/local/dev.mjs'),
    { FORECOURT_DATA: stack.dataDir },
    remote,
    '--in',
    url,
  );
  const linkOf = () => /http\S+_override\?token=\S+/.exec(dev.log())?.[0];
  try {
    await expect.poll(linkOf, { timeout: buildMs }).toBeTruthy();
    await expect.poll(() => dev.log(), { timeout: buildMs }).toContain('Changes are built and published');
    await page.goto(linkOf() ?? '');
    await page.goto('/sign-in');
    await expect(site.signIn.heading).toBeVisible();
    await markPage(page);

    await test.step('the text of a saved change appears on the page without a manual reload', async () => {
      writeFileSync(file, whole.replace('"title": "Sign In"', '"title": "Sign in, as I write it"'));
      await expect(page.getByRole('heading', { name: 'Sign in, as I write it' })).toBeVisible({
        timeout: buildMs,
      });
      expect(await isSamePage(page)).toBe(false);
      await expect(site.header.phone).toBeVisible();
    });
    await test.step('others see the live release', async () => {
      const other = await browser.newContext({ baseURL: url });
      try {
        const others = await other.newPage();
        await others.goto('/sign-in');
        await expect(others.getByRole('heading', { level: 1, name: /^Sign in/i })).toBeVisible();
        await expect(others.getByText('as I write it')).toHaveCount(0);
      } finally {
        await other.close();
      }
    });
    await test.step('a change that does not build is reported, and the page stays', async () => {
      await markPage(page);
      writeFileSync(file, '{ "title": ');
      await expect.poll(() => dev.log(), { timeout: buildMs }).toContain('The last good build stays.');
      expect(await isSamePage(page)).toBe(true);
      await expect(page.getByRole('heading', { name: 'Sign in, as I write it' })).toBeVisible();
    });
    await test.step('after reverting, the page is as it was', async () => {
      writeFileSync(file, whole);
      await expect(page.getByText('as I write it')).toHaveCount(0, { timeout: buildMs });
      await expect(site.signIn.heading).toBeVisible();
      expect(await isSamePage(page)).toBe(false);
    });
  } finally {
    await dev.end('SIGTERM');
    await page.goto('/_override?off');
  }
});
