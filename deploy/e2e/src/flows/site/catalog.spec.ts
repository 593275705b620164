import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../../checks/axe.ts';
import { forceStates } from '../../checks/force-states.ts';
import { tenantIds, workspaceDir } from '../../stack/index.ts';

// The pages of `npm run catalog`: every component of the design in every state, in each brand. They need no site.

const address = 'http://catalog.example';
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
let folder = '';

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-catalog-'));
  const script = join(workspaceDir, 'shared-design/catalog/write-catalog.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, folder], {
    cwd: workspaceDir,
    env: { ...process.env, NODE_OPTIONS: '', TSX_TSCONFIG_PATH: join(workspaceDir, 'tsconfig.base.json') },
  });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function openCatalog(page: Page, tenant: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.route(`${address}/**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${address}/${tenant}.html`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Also those that would load only near the screen.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  await forceStates(page);
}

for (const tenant of tenantIds) {
  for (const width of [390, 1440]) {
    test(`the components of ${tenant} are accessible in every state, ${width} px wide`, async ({ page }) => {
      await openCatalog(page, tenant, width);
      expect(await axeViolations(page, { whole: true, tags })).toEqual([]);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang, 'px that the page is wider than its window').toBeLessThanOrEqual(0);
    });
  }

  test(`the components of ${tenant} look as in their pictures`, async ({ page }) => {
    await openCatalog(page, tenant, 390);
    const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids) {
      // A changed letter is more than this part of the smallest picture; another version of the browser smooths edges differently.
      await expect
        .soft(page.locator(`#${id}`))
        .toHaveScreenshot([tenant, `${id}.png`], { maxDiffPixelRatio: 0.002 });
    }
  });
}
