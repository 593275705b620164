import { mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { browserLaunch, startStack, tenantIds, workspaceDir, type Stack } from '../stack/index.ts';
import { photographTenant } from './photograph-tenant.ts';
import { readmeShots } from './readme-shots.ts';

const vehiclesPerTenant = 2_000;
const widths = [320, 390, 768, 1440];

/**
 * `--out folder` for all pages, `--readme` for the few in the README, `--tenant`, `--width` and `--storefront` to
 * limit them.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    out: { type: 'string' },
    readme: { type: 'boolean', default: false },
    tenant: { type: 'string' },
    width: { type: 'string' },
    storefront: { type: 'boolean', default: false },
  },
});

function report(file: string): void {
  console.log(`${relative(process.cwd(), file)} (${Math.round(statSync(file).size / 1024)} kB)`);
}

async function takeReadmeShots(browser: Browser, stack: Stack): Promise<void> {
  const folder = join(workspaceDir, 'deploy/docs/images');
  mkdirSync(folder, { recursive: true });
  for (const file of await readmeShots(browser, stack, folder)) report(file);
}

async function takeAllShots(browser: Browser, stack: Stack): Promise<void> {
  const folder = resolve(values.out ?? join(tmpdir(), 'forecourt-screenshots'));
  mkdirSync(folder, { recursive: true });
  const tenants = tenantIds.filter((id) => !values.tenant || id === values.tenant);
  const isStorefrontOnly = values.storefront;
  const wanted = widths.filter((width) => !values.width || width === Number(values.width));
  for (const tenant of tenants) {
    for (const width of wanted) {
      for (const file of await photographTenant(browser, stack, { tenant, width, folder, isStorefrontOnly }))
        report(file);
    }
  }
}

async function main(): Promise<void> {
  const stack = await startStack({ vehicles: vehiclesPerTenant });
  try {
    const browser = await chromium.launch(browserLaunch());
    try {
      await (values.readme ? takeReadmeShots : takeAllShots)(browser, stack);
    } finally {
      await browser.close();
    }
  } finally {
    await stack.stop();
  }
}

await main();
