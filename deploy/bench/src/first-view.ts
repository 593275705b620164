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
import { naiveBuild, naivePath } from './naive-build.ts';
import { naivePage, withoutView } from './page-variants.ts';
import { circumstances, reportResults } from './results-file.ts';
import { serveVariant, type Variant } from './serve-variant.ts';

/**
 * The first view of five pages: ours; the same code as one bundle behind the same HTML; that bundle rendered by the
 * browser alone; and the same code as Module Federation's tutorials have it. What is loaded, and the times of a slow
 * phone on a slow line, in alternating runs.
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
  readonly site: string;
  readonly url: string;
  readonly view: FirstView;
  readonly times: PageTimes[];
  readonly prepare: () => void;
}

/** The running sites. */
interface Sites {
  readonly stack: Stack;
  readonly both: BothSites;
  readonly clientRendered: Variant;
  readonly naive: Variant;
  close(): Promise<void>;
}

const heading = '[data-remote] h1';
const variantUrl = ({ port }: Variant) => `http://${tenant}.localhost:${port}`;

async function startSites(stack: Stack): Promise<Sites> {
  const naiveFiles = await naiveBuild();
  const scripts = naiveFiles.initial.map((file) => naivePath + file);
  const both = await serveBothSites(stack);
  const clientRendered = await serveVariant({
    sitePort: Number(new URL(both.singleBundleUrl(tenant)).port),
    changePage: withoutView,
  });
  const naive = await serveVariant({
    sitePort: stack.sitePort,
    changePage: (html) => naivePage(html, scripts),
    // A site from the tutorials has no policy, and its manifests and chunks have no hashes.
    droppedHeaders: ['content-security-policy', 'integrity-policy', 'link'],
    files: { path: naivePath, dir: naiveFiles.dir },
  });
  return {
    stack,
    both,
    clientRendered,
    naive,
    close: async () => void (await Promise.all([both, clientRendered, naive].map((one) => one.close()))),
  };
}

async function firstVin(browser: Browser, stack: Stack): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${stack.siteUrl(tenant)}/search`);
  const vin = await page.locator('article[data-vin]').first().getAttribute('data-vin');
  await page.close();
  if (!vin) throw new Error('The search shows no vehicle.');
  return vin;
}

async function benchPages(browser: Browser, sites: Sites): Promise<BenchPage[]> {
  const { stack } = sites;
  const others = [
    sites.both.singleBundleUrl(tenant),
    variantUrl(sites.clientRendered),
    variantUrl(sites.naive),
  ];
  const visitor = await signedInVisitor(browser, stack, tenant, others);
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

/** A page on our site and on those that it is compared with, each opened once, so that nothing of it is the first. */
async function sitesOf(browser: Browser, sites: Sites, page: BenchPage): Promise<Site[]> {
  const open = async (site: string, origin: string, prepare = (): void => undefined): Promise<Site> => {
    prepare();
    const url = origin + page.path;
    return { site, url, view: await measureFirstView(browser, { ...page, url }), times: [], prepare };
  };
  const bundleUrl = sites.both.singleBundleUrl(tenant);
  const scripts = await sites.both.learnHints(browser, { ...page, url: bundleUrl + page.path });
  const hint = () => sites.both.hint(scripts);
  return [
    await open('federated', sites.stack.siteUrl(tenant)),
    await open('single bundle', bundleUrl, hint),
    await open('single bundle, client-rendered', variantUrl(sites.clientRendered), hint),
    await open('naive federation', variantUrl(sites.naive)),
  ];
}

async function measure(browser: Browser, sites: Sites): Promise<PageMeasures[]> {
  const pages = [];
  for (const page of await benchPages(browser, sites))
    pages.push({ page, sites: await sitesOf(browser, sites, page) });
  for (let run = 0; run < runs; run += 1) {
    for (const { page, sites: all } of pages) {
      for (const site of run % 2 === 0 ? all : all.toReversed()) {
        site.prepare();
        site.times.push(await measurePageTimes(browser, { ...page, url: site.url }, throttling));
      }
    }
    console.error(`run ${run + 1} of ${runs}`);
  }
  return pages.map(({ page: { name }, sites: [ours, ...others] }) => ({ name, ours: ours as Site, others }));
}

function report(pages: readonly PageMeasures[], begun: string): void {
  const { cpuSlowdown, bitsPerSecond, latencyMs } = throttling;
  const slow = `${cpuSlowdown}x CPU, ${bitsPerSecond / 1_000_000} Mbit/s, ${latencyMs} ms, 390 px`;
  reportResults({
    name: 'first-view',
    title: 'First view',
    note: `${begun} ${tenant}, empty cache. Medians of ${runs} alternating runs with [least-most], ${slow}; bytes, requests and waves of one load without throttling.`,
    tables: [timesTable(pages), ratiosTable(pages)],
    data: measuresJson(pages),
  });
}

async function main(): Promise<void> {
  const begun = circumstances(Date.now());
  const stack = await startStack({ vehicles: vehiclesPerTenant });
  const browser = await chromium.launch(browserLaunch());
  try {
    const sites = await startSites(stack);
    try {
      report(await measure(browser, sites), begun);
    } finally {
      await sites.close();
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
}

await main();
