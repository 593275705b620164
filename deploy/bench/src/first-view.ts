import { chromium } from '@playwright/test';
import { compareFirstViews, type FirstView, type FirstViewComparison } from '@forecourt/e2e/first-view';
import { browserLaunch, startStack } from '@forecourt/e2e/stack';
import { textTable } from './text-table.ts';

const vehiclesPerTenant = 2_000;
const page = { tenant: 'northstar', path: '/search', completeWhen: 'article[data-vin]' } as const;
/** Targets: script bytes relative to the single bundle, and request waves including the HTML. */
const targets = { scriptRatio: 1.25, waves: 2 };

const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const dataTypes = ['Fetch', 'XHR'];

function bytesOf({ requests }: FirstView, ...types: readonly string[]): number {
  return requests
    .filter(({ type }) => types.includes(type))
    .reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
}

function countOf({ requests }: FirstView, ...types: readonly string[]): number {
  return requests.filter(({ type }) => types.includes(type)).length;
}

function comparisonRows({ federated, singleBundle }: FirstViewComparison): string[][] {
  const row = (label: string, value: (view: FirstView) => string) => [
    label,
    value(federated),
    value(singleBundle),
  ];
  return [
    ['', 'federated', 'single bundle'],
    row('waves, HTML included', (view) => String(view.waves)),
    row('requests', (view) => String(view.requests.length)),
    row('  scripts', (view) => `${view.scriptCount} (${kibibytes(view.scriptBytes)})`),
    row('  HTML with first data', (view) => kibibytes(bytesOf(view, 'Document'))),
    row(
      '  style sheets',
      (view) => `${countOf(view, 'Stylesheet')} (${kibibytes(bytesOf(view, 'Stylesheet'))})`,
    ),
    row('  fonts', (view) => `${countOf(view, 'Font')} (${kibibytes(bytesOf(view, 'Font'))})`),
    row('  pictures', (view) => `${countOf(view, 'Image')} (${kibibytes(bytesOf(view, 'Image'))})`),
    row('  calls', (view) => `${countOf(view, ...dataTypes)} (${kibibytes(bytesOf(view, ...dataTypes))})`),
    row('all bytes', (view) => kibibytes(view.totalBytes)),
  ];
}

function chainRows({ requests }: FirstView): string[][] {
  const rows = requests.map(({ wave, type, bodyBytes, url }) => [
    String(wave),
    type,
    kibibytes(bodyBytes),
    new URL(url).pathname,
  ]);
  return [['wave', 'kind', 'bytes', 'path'], ...rows];
}

function printComparison(comparison: FirstViewComparison): void {
  const { federated, singleBundle } = comparison;
  const ratio = federated.scriptBytes / singleBundle.scriptBytes;
  console.log(`First view of ${page.path}, ${page.tenant}, empty cache, bodies as transferred (brotli)\n`);
  console.log(textTable(comparisonRows(comparison)));
  console.log(
    `\nscript bytes, federated to single: ${ratio.toFixed(3)} (target at most ${targets.scriptRatio})`,
  );
  console.log(`waves of the federated site: ${federated.waves} (target ${targets.waves})`);
  console.log('\nRequests of the federated site\n');
  console.log(textTable(chainRows(federated)));
  console.log('\nRequests of the single bundle\n');
  console.log(textTable(chainRows(singleBundle)));
}

async function main(): Promise<void> {
  const stack = await startStack({ vehicles: vehiclesPerTenant });
  try {
    const browser = await chromium.launch(browserLaunch());
    try {
      printComparison(await compareFirstViews(browser, stack, page));
    } finally {
      await browser.close();
    }
  } finally {
    await stack.stop();
  }
}

await main();
