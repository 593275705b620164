import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { measureFirstView, measurePageTimes, type ThrottleOptions } from '@forecourt/e2e/first-view';
import { browserLaunch, freePorts, startStack, type Stack } from '@forecourt/e2e/stack';
import { measuresJson, ratiosTable, timesTable, type PageMeasures } from './first-view-report.ts';
import { registryTool } from './registry-tool.ts';
import { circumstances, reportResults } from './results-file.ts';

/**
 * Our landing, search and vehicle page beside those of a Next.js storefront on the same service: `peer`, with far
 * fewer functions, built here from the registry's packages. Alternating runs of a slow phone on a slow line.
 * Usage: `tsx deploy/bench/src/peer-storefront.ts [runs]`, by default 5.
 */
const runs = Number(process.argv[2] ?? 5);
const tenant = 'northstar';
const throttling: ThrottleOptions = { cpuSlowdown: 4, bitsPerSecond: 1_600_000, latencyMs: 150 };
const packages = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' };
const startLimitMs = 60_000;

interface Peer {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Builds the peer's pages and serves them in production mode. */
async function startPeer(site: string): Promise<Peer> {
  const dir = registryTool('peer', packages);
  cpSync(fileURLToPath(new URL('../fixtures/peer', import.meta.url)), dir, { recursive: true });
  const env = { ...process.env, SITE: site, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
  const next = `${dir}/node_modules/next/dist/bin/next`;
  const { status } = spawnSync(process.execPath, [next, 'build'], { cwd: dir, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The peer storefront could not be built.');
  const [port = 0] = await freePorts(1);
  const serving = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: dir,
    env,
    stdio: 'inherit',
  });
  const url = `http://localhost:${port}`;
  for (let waitedMs = 0; waitedMs < startLimitMs; waitedMs += 100) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, process: serving };
    await sleep(100);
  }
  serving.kill('SIGKILL');
  throw new Error('The peer storefront did not start.');
}

interface ComparedPage {
  readonly name: string;
  readonly path: string;
  readonly completeWhen: string;
}

async function measure(browser: Browser, stack: Stack, peer: Peer): Promise<PageMeasures[]> {
  const html = await (await fetch(`${peer.url}/search`)).text();
  const vin = /data-vin="([A-Z0-9]{17})"/.exec(html)?.[1];
  if (!vin) throw new Error('The peer storefront shows no vehicle.');
  const pages: ComparedPage[] = [
    { name: 'landing', path: '/', completeWhen: 'article[data-vin]' },
    { name: 'search', path: '/search', completeWhen: 'article[data-vin]' },
    { name: 'vehicle', path: `/vehicle/${vin}`, completeWhen: 'main h1' },
  ];
  const origins = { ours: stack.siteUrl(tenant), 'Next.js storefront': peer.url };
  const measured = [];
  for (const { name, path, completeWhen } of pages) {
    const sites = [];
    for (const [site, origin] of Object.entries(origins)) {
      const page = { url: origin + path, completeWhen };
      const view = await measureFirstView(browser, page);
      sites.push({ site, page, view, times: [] as Awaited<ReturnType<typeof measurePageTimes>>[] });
    }
    measured.push({ name, sites });
  }
  for (let run = 0; run < runs; run += 1) {
    for (const { sites } of measured) {
      for (const { page, times } of run % 2 === 0 ? sites : sites.toReversed())
        times.push(await measurePageTimes(browser, page, throttling));
    }
    console.error(`run ${run + 1} of ${runs}`);
  }
  return measured.map(({ name, sites: [ours, ...others] }) => {
    if (!ours) throw new Error(`${name} was not measured.`);
    return { name, ours, others };
  });
}

async function main(): Promise<void> {
  const begun = circumstances(Date.now());
  const stack = await startStack({ vehicles: 2_000 });
  let peer: Peer | undefined;
  const browser = await chromium.launch(browserLaunch());
  try {
    peer = await startPeer(`http://localhost:${stack.sitePort}`);
    const pages = await measure(browser, stack, peer);
    reportResults({
      name: 'peer',
      title: 'Peer storefront',
      note: `${begun} Next.js ${packages.next} with React ${packages.react} on the same service. Medians of ${runs} alternating runs with [least-most], 4x CPU, 1.6 Mbit/s, 150 ms, 390 px, empty cache; bytes, requests and waves of one load without throttling.`,
      tables: [timesTable(pages), ratiosTable(pages)],
      data: measuresJson(pages),
    });
  } finally {
    peer?.process.kill('SIGTERM');
    await browser.close();
    await stack.stop();
  }
}

await main();
