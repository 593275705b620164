import { chromium, type Browser } from '@playwright/test';
import {
  measureFirstView,
  measurePageTimes,
  sampleOrderNumber,
  serveBothSites,
  signedInVisitor,
  type BothSites,
  type FirstView,
  type PageTimes,
  type ThrottleOptions,
  type Visitor,
} from '@forecourt/e2e/first-view';
import { browserLaunch, startStack, type Stack } from '@forecourt/e2e/stack';
import { measuresJson, ratiosTable, timesTable, type PageMeasures } from './first-view-report.ts';
import { circumstances, writeJson, writeResults } from './results-file.ts';

/**
 * The first view of five pages, federated and as a single bundle of the same code: what is loaded, and the times of a slow phone on a slow
 * line, in alternating runs.
 * Usage: `tsx deploy/bench/src/first-view.ts [runs]`, by default 5.
 */
const runs = Number(process.argv[2] ?? 5);
const tenant = 'northstar';
const vehiclesPerTenant = 2_000;
const throttling: ThrottleOptions = { cpuSlowdown: 4, bitsPerSecond: 1_600_000, latencyMs: 150 };

interface BenchPage {
  readonly name: string;
  readonly path: string;
  readonly completeWhen: string;
  readonly visitor?: Visitor;
}

/** A page on one site. `prepare` makes the site hint the scripts of this page. */
interface Site {
  readonly url: string;
  readonly view: FirstView;
  readonly times: PageTimes[];
  readonly prepare: () => void;
}

const heading = '[data-remote] h1';

async function firstVin(browser: Browser, stack: Stack): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${stack.siteUrl(tenant)}/search`);
  const vin = await page.locator('article[data-vin]').first().getAttribute('data-vin');
  await page.close();
  if (!vin) throw new Error('The search shows no vehicle.');
  return vin;
}

async function benchPages(browser: Browser, stack: Stack, sites: BothSites): Promise<BenchPage[]> {
  const visitor = await signedInVisitor(browser, stack, tenant, [sites.singleBundleUrl(tenant)]);
  const vin = await firstVin(browser, stack);
  const order = sampleOrderNumber(tenant, 'documents-partly');
  return [
    { name: 'landing', path: '/', completeWhen: 'article[data-vin]' },
    { name: 'search', path: '/search', completeWhen: 'article[data-vin]' },
    { name: 'vehicle', path: `/vehicle/${vin}`, completeWhen: heading },
    { name: 'tracker', path: `/progress/${order}`, completeWhen: heading, visitor },
    { name: 'sign-in', path: '/sign-in', completeWhen: heading },
  ];
}

async function federatedSite(browser: Browser, stack: Stack, page: BenchPage): Promise<Site> {
  const url = stack.siteUrl(tenant) + page.path;
  const view = await measureFirstView(browser, { ...page, url });
  return { url, view, times: [], prepare: () => undefined };
}

async function singleBundleSite(browser: Browser, sites: BothSites, page: BenchPage): Promise<Site> {
  const url = sites.singleBundleUrl(tenant) + page.path;
  const scripts = await sites.learnHints(browser, { ...page, url });
  const view = await measureFirstView(browser, { ...page, url });
  return { url, view, times: [], prepare: () => sites.hint(scripts) };
}

async function measure(browser: Browser, stack: Stack, sites: BothSites): Promise<PageMeasures[]> {
  const pages = [];
  for (const page of await benchPages(browser, stack, sites)) {
    const federated = await federatedSite(browser, stack, page);
    pages.push({ page, federated, singleBundle: await singleBundleSite(browser, sites, page) });
  }
  for (let run = 0; run < runs; run += 1) {
    for (const { page, federated, singleBundle } of pages) {
      const order = run % 2 === 0 ? [federated, singleBundle] : [singleBundle, federated];
      for (const site of order) {
        site.prepare();
        site.times.push(await measurePageTimes(browser, { ...page, url: site.url }, throttling));
      }
    }
    console.error(`run ${run + 1} of ${runs}`);
  }
  return pages.map(({ page: { name }, federated, singleBundle }) => ({ name, federated, singleBundle }));
}

function report(pages: readonly PageMeasures[], begun: string): void {
  const { cpuSlowdown, bitsPerSecond, latencyMs } = throttling;
  const slow = `${cpuSlowdown}x CPU, ${bitsPerSecond / 1_000_000} Mbit/s, ${latencyMs} ms, 390 px`;
  const note = `${begun} Medians of ${runs} alternating runs with [least-most], ${slow}; bytes, requests and waves of one load without throttling.`;
  const tables = [timesTable(pages), ratiosTable(pages)];
  console.log([`First view, ${tenant}, empty cache`, note, ...tables].join('\n\n'));
  writeResults('First view', note, tables);
  console.log(`\nData: ${writeJson('first-view', { note, pages: measuresJson(pages) })}`);
}

async function main(): Promise<void> {
  const begun = circumstances(Date.now());
  const stack = await startStack({ vehicles: vehiclesPerTenant });
  const browser = await chromium.launch(browserLaunch());
  try {
    const sites = await serveBothSites(stack);
    try {
      report(await measure(browser, stack, sites), begun);
    } finally {
      await sites.close();
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
}

await main();
