import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserLaunch, startStack, workspaceDir, type Stack } from '../stack/index.ts';
import { contactSheet } from './contact-sheet.ts';
import { readOptions, type ShotOptions } from './options.ts';
import { photographPart, type ShotReport } from './photograph-tenant.ts';
import { readmeShots } from './readme-shots.ts';
import { namesIn, type ReviewedSite } from './scene.ts';
import { scenes } from './scenes/index.ts';

const vehiclesPerTenant = 2_000;
const healthTimeoutMs = 600_000;
/** Port of the host dealer’s page of `npm start`. */
const usualHostPort = Number(process.env.HOST_PORT) || 8090;

function printed(path: string): string {
  return `${relative(process.cwd(), path)} (${Math.round(statSync(path).size / 1024)} kB)`;
}

async function takeReadmeShots(browser: Browser, stack: Stack): Promise<void> {
  const folder = join(workspaceDir, 'deploy/docs/images');
  mkdirSync(folder, { recursive: true });
  for (const file of await readmeShots(browser, stack, folder)) console.log(printed(file));
}

function writeContactSheet(out: string): string {
  const path = join(out, 'index.html');
  const names = Object.values(scenes).flatMap((list) => list.flatMap(namesIn));
  writeFileSync(path, contactSheet(readdirSync(out, { recursive: true, encoding: 'utf8' }), names));
  return path;
}

/** Takes all wanted pictures, and fails at the end if some could not be taken. */
async function takeShots(browser: Browser, reviewed: ReviewedSite, options: ShotOptions): Promise<void> {
  mkdirSync(options.out, { recursive: true });
  const failures: string[] = [];
  const report: ShotReport = {
    taken: (path) => console.log(printed(path)),
    failed(what, error) {
      const text = error instanceof Error ? error.message : String(error);
      failures.push(`${what}: ${text.split('\n')[0]}`);
      console.error(`FAILED ${what}\n${text}`);
    },
  };
  for (const tenant of options.tenants) {
    for (const part of options.parts) {
      await photographPart(browser, { tenant, part, scenes: scenes[part], reviewed, options, report });
      writeContactSheet(options.out);
    }
  }
  console.log(`Contact sheet: ${writeContactSheet(options.out)}`);
  if (failures.length === 0) return;
  console.error(`${failures.length} scenes without all their pictures:\n${failures.join('\n')}`);
  process.exitCode = 1;
}

/** A site of `npm start` that runs already. */
function runningSite(origin: string): ReviewedSite {
  const { port } = new URL(origin);
  return {
    siteUrl: (tenant) => `http://${tenant}.localhost:${port}`,
    hostPageUrl: (tenant, orderNumber) =>
      `http://localhost:${usualHostPort}/?tenant=${tenant}&order=${encodeURIComponent(orderNumber)}`,
  };
}

async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(browserLaunch());
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const { site } = options;
  if (site) return withBrowser((browser) => takeShots(browser, runningSite(site), options));
  const stack = await startStack({ vehicles: vehiclesPerTenant, healthTimeoutMs });
  try {
    await withBrowser((browser) =>
      options.readme ? takeReadmeShots(browser, stack) : takeShots(browser, stack, options),
    );
  } finally {
    await stack.stop();
  }
}

await main();
