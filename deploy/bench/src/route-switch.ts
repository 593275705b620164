import { chromium, type CDPSession, type Page } from '@playwright/test';
import { browserLaunch, startStack } from '@forecourt/e2e/stack';
import { textTable } from '@forecourt/releases';
import { circumstances, reportResults } from './results-file.ts';
import { spreadOf } from './spread.ts';

/**
 * Switches between pages of loaded remotes through the footer links: time from the click to the next frame
 * that has the page's own heading, and the page's memory after 0, 100 and 500 switches, after garbage
 * collection.
 * Usage: `tsx deploy/bench/src/route-switch.ts [switches]`, by default 500.
 */
const switches = Number(process.argv[2] ?? 500);
const looksAt = [100, 500].filter((count) => count < switches).concat(switches);

/** The pages in order, each from a different remote than the one before. `heading` is a part of its h1. */
const pages = [
  { path: '/faq', remote: 'mfe-storefront', heading: 'question' },
  { path: '/sign-in', remote: 'mfe-account', heading: 'sign in' },
  { path: '/search', remote: 'mfe-storefront', heading: 'vehicles' },
  { path: '/cart', remote: 'mfe-credit-app', heading: 'cart' },
] as const;

type Target = (typeof pages)[number];

/** Milliseconds until the first frame after the heading is rendered. */
async function switchTo(page: Page, { path, heading }: Target): Promise<number> {
  return page.evaluate(
    async ([target, words]) => {
      const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${target}"]`);
      const begun = performance.now();
      link?.click();
      for (;;) {
        await new Promise(requestAnimationFrame);
        const tookMs = performance.now() - begun;
        const title = document.querySelector('main h1')?.textContent ?? '';
        if (location.pathname === target && title.toLowerCase().includes(words)) return tookMs;
        if (tookMs > 20_000) throw new Error(`${target} did not come; the page is headed ${title}`);
      }
    },
    [path, heading] as const,
  );
}

interface Memory {
  readonly heapMiB: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function memory(session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapMiB: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

function memoryRow(after: number, { heapMiB, nodes, listeners }: Memory): string[] {
  return [String(after), `${heapMiB.toFixed(1)} MiB`, String(nodes), String(listeners)];
}

async function measure(page: Page, begun: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (const target of [...pages, ...pages]) await switchTo(page, target);
  const times = new Map<string, number[]>(pages.map(({ path }) => [path, []]));
  const memories = [{ after: 0, ...(await memory(session)) }];
  for (let done = 1; done <= switches; done += 1) {
    const target = pages[done % pages.length] ?? pages[0];
    times.get(target.path)?.push(await switchTo(page, target));
    if (looksAt.includes(done)) memories.push({ after: done, ...(await memory(session)) });
  }
  const spreads = pages.map(({ path, remote }) => ({ path, remote, ...spreadOf(times.get(path) ?? []) }));
  const rows = spreads.map(({ path, remote, p50, p95, most }) => [
    `${path} (${remote})`,
    ...[p50, p95, most].map((ms) => `${ms.toFixed(0)} ms`),
  ]);
  reportResults({
    name: 'routes',
    title: 'Route switches',
    note: `${begun} ${switches} switches between pages of loaded remotes: from the click to the next frame with the page's heading. Then the page's memory, after garbage collection.`,
    tables: [
      textTable([['to', 'p50', 'p95', 'most'], ...rows]),
      textTable([
        ['after switches', 'heap', 'DOM nodes', 'listeners'],
        ...memories.map(({ after, ...one }) => memoryRow(after, one)),
      ]),
    ],
    data: { spreads, memories },
  });
}

async function main(): Promise<void> {
  const begun = circumstances(Date.now());
  const stack = await startStack({ vehicles: 2_000 });
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${stack.siteUrl('northstar')}/`);
    await page.locator('main h1').first().waitFor();
    await page.locator(`footer a[href="${pages[0].path}"]`).waitFor();
    await measure(page, begun);
  } finally {
    await browser.close();
    await stack.stop();
  }
}

await main();
