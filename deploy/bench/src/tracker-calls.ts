import { chromium } from '@playwright/test';
import { measureTracker, type TrackerCall } from '@forecourt/e2e/first-view';
import { browserLaunch, startStack } from '@forecourt/e2e/stack';
import { textTable } from '@forecourt/releases';

const vehiclesPerTenant = 2_000;
const order = { tenant: 'northstar', key: 'documents-partly' } as const;

function printCalls(title: string, calls: readonly TrackerCall[]): void {
  const depth = Math.max(0, ...calls.map(({ round }) => round));
  console.log(`\n${title}: ${calls.length} calls, depth ${depth}\n`);
  const rows = calls.map(({ round, bodyBytes, url }) => [
    String(round),
    `${bodyBytes} B`,
    new URL(url).pathname.replace(/deal-[0-9a-f-]{36}/, '{deal}'),
  ]);
  console.log(textTable([['round', 'bytes', 'path'], ...rows]));
}

async function main(): Promise<void> {
  const stack = await startStack({ vehicles: vehiclesPerTenant });
  try {
    const browser = await chromium.launch(browserLaunch());
    try {
      const { first, again } = await measureTracker(browser, stack, order);
      console.log('Data calls of the tracker of one order, by round trip');
      printCalls('a tab that sees the order for the first time', first);
      printCalls('the same tab after a reload', again);
    } finally {
      await browser.close();
    }
  } finally {
    await stack.stop();
  }
}

await main();
