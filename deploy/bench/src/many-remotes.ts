import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserLaunch, startStack, workspaceDir, type Stack } from '@forecourt/e2e/stack';
import { folderSigner, openFolderStore, promote, publish, readBuild, textTable } from '@forecourt/releases';
import { spreadOf } from './spread.ts';

/**
 * Cost of many registered remotes for the first view of /sign-in: 4, 20 and 100, each additional one a
 * separate release with the files and the number of routes of mfe-account. Opened with an empty cache,
 * alternating. Usage: `tsx deploy/bench/src/many-remotes.ts [rounds]`, by default 7.
 */
const rounds = Number(process.argv[2] ?? 7);
const counts = [4, 20, 100];
const model = 'mfe-account';
const channel = 'stable';

type Build = Awaited<ReturnType<typeof readBuild>>;

/** The model's build under another name with other paths, rendered by browsers only: the edge would load each server build. */
function copyOf({ draft, files }: Build, number: number): Build {
  const name = `mfe-copy-${number}`;
  const routes = draft.routes.map((route) => ({ ...route, path: `/copy-${number}${route.path}` }));
  const { menu: _menu, server: _server, ...rest } = draft;
  return { draft: { ...rest, name, container: `copy${number}`, routes }, files };
}

async function register(stack: Stack, build: Build, numbers: readonly number[]): Promise<void> {
  const store = openFolderStore(stack.dataDir);
  const signer = folderSigner(join(stack.dataDir, 'keys'));
  const copies = numbers.map((number) => ({ build: copyOf(build, number) }));
  const { published } = await publish({ store, signer, channel }, copies);
  const ids = published.map(({ record: { name, version } }) => ({ name, version }));
  await promote({ store, signer, channel, now: new Date(), by: 'bench', allowOlder: false }, ids);
}

interface View {
  readonly htmlBytes: number;
  readonly requests: number;
  /** From the navigation to the page heading, ms. */
  readonly headingMs: number;
}

async function view(browser: Browser, stack: Stack): Promise<View> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main h1')) return;
        performance.mark('heading');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${stack.siteUrl('northstar')}/sign-in`);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        htmlBytes: document?.encodedBodySize ?? 0,
        requests: performance.getEntriesByType('resource').length,
        headingMs: performance.getEntriesByName('heading')[0]?.startTime ?? 0,
      };
    });
  } finally {
    await context.close();
  }
}

async function waitForRemotes(stack: Stack, count: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://localhost:${stack.sitePort}/healthz`);
    const { versions } = (await answer.json()) as { versions: Record<string, string> };
    if (Object.keys(versions).filter((name) => name.startsWith('mfe-')).length === count) return;
  }
}

/** One site per size, so that the sizes can be measured alternately on the same machine. */
async function startSites(build: Build): Promise<Map<number, Stack>> {
  const sites = new Map<number, Stack>();
  for (const count of counts) {
    const stack = await startStack({ vehicles: 50 });
    sites.set(count, stack);
    const more = Array.from({ length: count - 4 }, (_, index) => index + 1);
    if (more.length > 0) await register(stack, build, more);
    await waitForRemotes(stack, count);
  }
  return sites;
}

async function measure(browser: Browser, sites: ReadonlyMap<number, Stack>): Promise<string[][]> {
  const views = new Map(counts.map((count) => [count, [] as View[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [count, stack] of sites) {
      const seen = await view(browser, stack);
      if (round > 0) views.get(count)?.push(seen);
    }
  }
  return [...views].map(([count, seen]) => {
    const { p50, most } = spreadOf(seen.map(({ headingMs }) => headingMs));
    const [first] = seen;
    const kibibytes = ((first?.htmlBytes ?? 0) / 1024).toFixed(1);
    return [
      String(count),
      `${kibibytes} KiB`,
      String(first?.requests),
      `${p50.toFixed(0)} ms`,
      `${most.toFixed(0)} ms`,
    ];
  });
}

async function main(): Promise<void> {
  const build = await readBuild(model, join(workspaceDir, model, 'dist'));
  const browser = await chromium.launch(browserLaunch());
  let sites = new Map<number, Stack>();
  try {
    sites = await startSites(build);
    console.log(`\nFirst view of /sign-in, empty cache, ${rounds} rounds\n`);
    const head = ['remotes', 'HTML as transferred', 'requests', 'heading after, p50', 'most'];
    console.log(textTable([head, ...(await measure(browser, sites))]));
  } finally {
    await browser.close();
    for (const stack of sites.values()) await stack.stop();
  }
}

await main();
