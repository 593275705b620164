import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type BrowserContext } from '@playwright/test';
import { sampleOrderNumber, signedInVisitor, type Visitor } from '@forecourt/e2e/first-view';
import { browserLaunch, freePorts, startStack, type Stack } from '@forecourt/e2e/stack';
import { textTable } from '@forecourt/releases';
import { registryTool } from './registry-tool.ts';
import { circumstances, reportResults } from './results-file.ts';
import { rangeOf, type Range } from './spread.ts';

/**
 * Lighthouse's scores on a phone, with its own settings: landing, search, a vehicle, the tracker of an order and one of its steps.
 * Usage: `tsx deploy/bench/src/lighthouse-scores.ts [runs]`, by default 5 of each page.
 */
const runs = Number(process.argv[2] ?? 5);
const tenant = 'northstar';
/** The last one for Node 20. */
const version = '12.8.2';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** What this benchmark reads of a report. */
interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly numericValue?: number }>
  >;
  readonly runtimeError?: { readonly message: string };
}

type Lighthouse = (url: string, options: object) => Promise<{ readonly lhr: Report } | undefined>;

async function loadLighthouse(): Promise<Lighthouse> {
  const dir = registryTool('lighthouse', { lighthouse: version });
  const entry = pathToFileURL(join(dir, 'node_modules/lighthouse/core/index.js')).href;
  const { default: lighthouse } = (await import(entry)) as { default: Lighthouse };
  return lighthouse;
}

interface ScoredPage {
  readonly name: string;
  readonly url: string;
  readonly isSignedIn?: boolean;
}

async function pagesOf(stack: Stack): Promise<ScoredPage[]> {
  const site = stack.siteUrl(tenant);
  const search = await (await fetch(`http://localhost:${stack.sitePort}/search`)).text();
  const vehicle = /\/vehicle\/[A-Z0-9]{17}/.exec(search)?.[0] ?? '';
  const tracker = `${site}/progress/${sampleOrderNumber(tenant, 'documents-partly')}`;
  return [
    { name: 'landing', url: `${site}/` },
    { name: 'search', url: `${site}/search` },
    { name: 'vehicle', url: site + vehicle },
    { name: 'tracker', url: tracker, isSignedIn: true },
    { name: 'tracker step', url: `${tracker}/doc-upload`, isSignedIn: true },
  ];
}

/** Gives the browser the cookies and the storage of a signed-in visitor. */
async function signIn(context: BrowserContext, { cookies, origins }: Visitor): Promise<void> {
  await context.addCookies(cookies);
  const page = await context.newPage();
  for (const { origin, localStorage: items } of origins) {
    await page.goto(`${origin}/faq`);
    await page.evaluate((all) => {
      for (const { name, value } of all) localStorage.setItem(name, value);
    }, items);
  }
  await page.close();
}

async function clearCache(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
}

interface Scores {
  readonly page: string;
  readonly scores: Readonly<Record<Category, Range>>;
  readonly lcpMs: Range;
  readonly tbtMs: Range;
  readonly cls: Range;
  /** Audits of the last three categories that failed in any run. */
  readonly failed: readonly string[];
}

function scoresOf(page: string, reports: readonly Report[]): Scores {
  const score = (category: Category) =>
    rangeOf(reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100)));
  const audit = (name: string) =>
    rangeOf(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const failed = reports.flatMap(({ audits }) =>
    Object.entries(audits).flatMap(([id, { score: got, numericValue }]) =>
      got === 0 && numericValue === undefined ? [id] : [],
    ),
  );
  return {
    page,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: audit('largest-contentful-paint'),
    tbtMs: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    failed: [...new Set(failed)],
  };
}

/** What a run needs: the browser that Lighthouse drives by its debugging port. */
interface Driven {
  readonly lighthouse: Lighthouse;
  readonly context: BrowserContext;
  readonly port: number;
}

/** Runs of a page that Lighthouse itself asks to repeat, before the benchmark fails. */
const mostTries = 4;

/** One report of a page, again when Lighthouse could not record it, as now and then under load. */
async function reportOf(driven: Driven, page: ScoredPage): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    const report = await tryReport(driven, page);
    if (!report.runtimeError) return report;
    if (tries === mostTries) throw new Error(`${page.name}: ${report.runtimeError.message}`);
    console.error(`${page.name}: once more, ${report.runtimeError.message}`);
  }
}

/** A signed-in visitor keeps the session, and has an empty cache all the same. */
async function tryReport({ lighthouse, context, port }: Driven, page: ScoredPage): Promise<Report> {
  const isSignedIn = page.isSignedIn === true;
  if (isSignedIn) await clearCache(context);
  const result = await lighthouse(page.url, {
    port,
    onlyCategories: [...categories],
    disableStorageReset: isSignedIn,
    logLevel: 'error',
  });
  if (!result) throw new Error(`${page.name}: no report`);
  return result.lhr;
}

/** Pages of guests come first: the session that the others need stays in the browser. */
async function scoreAll(driven: Driven, pages: readonly ScoredPage[], visitor: Visitor): Promise<Scores[]> {
  const scores: Scores[] = [];
  for (const page of pages) {
    if (page.isSignedIn) await signIn(driven.context, visitor);
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await reportOf(driven, page));
    scores.push(scoresOf(page.name, reports));
    console.error(`${page.name}: ${runs} runs`);
  }
  return scores;
}

async function visitorOf(stack: Stack): Promise<Visitor> {
  const browser = await chromium.launch(browserLaunch());
  try {
    return await signedInVisitor(browser, stack, tenant, []);
  } finally {
    await browser.close();
  }
}

async function measure(stack: Stack, lighthouse: Lighthouse): Promise<Scores[]> {
  const [port = 0] = await freePorts(1);
  const visitor = await visitorOf(stack);
  const profile = mkdtempSync(join(tmpdir(), 'forecourt-lighthouse-'));
  const launch = browserLaunch();
  const args = [...launch.args, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(profile, { ...launch, args });
  try {
    return await scoreAll({ lighthouse, context, port }, await pagesOf(stack), visitor);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function report(measured: readonly Scores[], begun: string): void {
  const cell = ({ median, least, most }: Range, digits = 0) =>
    `${median.toFixed(digits)} [${least.toFixed(digits)}-${most.toFixed(digits)}]`;
  const rows = measured.map(({ page, scores, lcpMs, tbtMs, cls }) => [
    page,
    ...categories.map((category) => cell(scores[category])),
    cell(lcpMs),
    cell(tbtMs),
    cell(cls, 3),
  ]);
  const failed = measured.flatMap((one) => one.failed.map((audit) => [one.page, audit]));
  reportResults({
    name: 'lighthouse',
    title: 'Lighthouse',
    note: `${begun} Lighthouse ${version}, mobile with its own settings. Medians of ${runs} with [least-most]. The second table has what it found.`,
    tables: [
      textTable([['page', ...categories, 'LCP ms', 'TBT ms', 'CLS'], ...rows]),
      textTable([['page', 'failed audit'], ...failed]),
    ],
    data: measured,
  });
}

async function main(): Promise<void> {
  const begun = circumstances(Date.now());
  const lighthouse = await loadLighthouse();
  const stack = await startStack({ vehicles: 2_000 });
  try {
    report(await measure(stack, lighthouse), begun);
  } finally {
    await stack.stop();
  }
}

await main();
