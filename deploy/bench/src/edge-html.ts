import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePorts, startStack, type Stack } from '@forecourt/e2e/stack';
import { textTable } from '@forecourt/releases';
import type { StatusReport, ViewCounts } from '@forecourt/shared-contracts/observe';
import type { Load, LoadOptions } from './load.ts';
import { circumstances, reportResults } from './results-file.ts';

/**
 * HTML of the edge: kept pages and pages written for each request, as fast as they are answered and at half of what is
 * wanted, with the edge's memory after each; and nginx serving the bytes of one such answer as a file. Each has one
 * process; the load comes from another, so two cores are in use. Without nginx on the PATH, a server in Node that keeps
 * the bytes in memory takes its place. `/search` and `/sign-in` are kept, `/deals` is written without the backend;
 * vehicle pages with a number in their query are written and rendered each time. Last, both kinds at half of what is wanted, at the same
 * time, with the edge's memory ten times meanwhile. Usage: `tsx deploy/bench/src/edge-html.ts [seconds] [steady
 * seconds]`, by default 10 for each load and 60 for the last.
 */
const seconds = Number(process.argv[2] ?? 10);
const steadySeconds = Number(process.argv[3] ?? 60);
const connections = 16;
/** How long the renderers work before they are measured, so that their code is compiled. */
const warmSeconds = 5;
const paths = ['/deals', '/sign-in', '/search'];

/** Wanted on two cores, pages per second; p99 is wanted under 100 ms at half of it. */
const wanted = { kept: 1000, rendered: 60 };

const runFile = promisify(execFile);

async function load(options: Partial<LoadOptions> & Pick<LoadOptions, 'urls'>): Promise<Load> {
  const script = fileURLToPath(new URL('load.ts', import.meta.url));
  const all: LoadOptions = { connections, seconds, encoding: 'identity', ...options };
  const { stdout } = await runFile(process.execPath, ['--import', 'tsx', script, JSON.stringify(all)]);
  return JSON.parse(stdout) as Load;
}

function nginxConfig(folder: string, port: number): string {
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off; keepalive_requests 1000000; default_type text/html;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/pages; location / { try_files $uri.html =404; } }
}`;
}

async function copyPages(stack: Stack, folder: string): Promise<void> {
  mkdirSync(join(folder, 'pages'), { recursive: true });
  for (const path of paths) {
    const html = await (await fetch(`http://localhost:${stack.sitePort}${path}`)).text();
    writeFileSync(join(folder, 'pages', `${path}.html`), html);
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** What the edge is compared with. */
interface StaticServer {
  readonly label: string;
  readonly process: ChildProcess;
}

function spawnStatic(folder: string, port: number): StaticServer {
  if (spawnSync('nginx', ['-v']).error) {
    const script = fileURLToPath(new URL('static-copy.ts', import.meta.url));
    const words = ['--import', 'tsx', script, join(folder, 'pages'), String(port)];
    return {
      label: 'Node, copy in memory',
      process: spawn(process.execPath, words, { stdio: 'inherit' }),
    };
  }
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig(folder, port));
  const words = ['-c', config, '-e', join(folder, 'error.log')];
  return { label: 'nginx, static copy', process: spawn('nginx', words, { stdio: 'inherit' }) };
}

/** Starts nginx serving the pages in `folder`, or the server in Node if nginx is not installed. */
async function startStatic(folder: string, port: number): Promise<StaticServer> {
  const server = spawnStatic(folder, port);
  while (!(await answers(`http://127.0.0.1:${port}${paths[0]}`))) {
    if (server.process.exitCode !== null) throw new Error(`${server.label} ended before it served a page.`);
    await sleep(20);
  }
  return server;
}

/** One load: what it was on, and what came of it. */
interface Measured {
  readonly server: string;
  readonly page: string;
  readonly encoding: string;
  readonly load: Load;
}

const heads = ['server', 'page', 'encoding', 'requests/s', 'p50', 'p95', 'p99', 'most', 'failed'];

function row({ server, page, encoding, load: measured }: Measured): string[] {
  const { requestsPerSecond, p50, p95, p99, most, failed } = measured;
  const times = [p50, p95, p99, most].map((ms) => `${ms.toFixed(1)} ms`);
  return [server, page, encoding, requestsPerSecond.toFixed(0), ...times, String(failed)];
}

/** Memory of the edge with its workers, in MB. */
function memoryMb({ edgePid }: Stack): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${edgePid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** How the views of the storefront came about so far. */
async function viewCounts({ sitePort }: Stack): Promise<ViewCounts | undefined> {
  const answer = await fetch(`http://localhost:${sitePort}/_status.json`);
  const { releases } = (await answer.json()) as StatusReport;
  return releases.find(({ name }) => name === 'mfe-storefront')?.views;
}

async function vehicleUrls(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap-vehicles-1.xml`)).text();
  return [...sitemap.matchAll(/\/vehicle\/[^<]+/g)].map(([path]) => `${site}${path}`);
}

const halfKept = (site: string) => ({
  urls: [`${site}/search`],
  encoding: 'br',
  perSecond: wanted.kept / 2,
});
const halfRendered = (urls: string[]) => ({ urls, encoding: 'br', perSecond: wanted.rendered / 2 });

/** The pages that the edge keeps, or writes without a view, beside the static copy. */
async function plainPages(site: string, copy: StaticServer & { readonly url: string }): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const page of paths) {
    for (const encoding of ['identity', 'br']) {
      const answered = await load({ urls: [`${site}${page}`], encoding });
      measured.push({ server: 'edge', page, encoding, load: answered });
    }
    const copied = await load({ urls: [`${copy.url}${page}`] });
    measured.push({ server: copy.label, page, encoding: 'identity', load: copied });
  }
  const half = halfKept(site);
  const server = `edge, ${half.perSecond}/s`;
  measured.push({ server, page: '/search', encoding: 'br', load: await load(half) });
  return measured;
}

/** A load of pages that are all different, with how many of them per second had a view in time. */
interface RenderedPages extends Measured {
  readonly viewsPerSecond: { readonly rendered: number; readonly late: number; readonly refused: number };
}

async function renderedPages(
  stack: Stack,
  server: string,
  options: Parameters<typeof load>[0],
): Promise<RenderedPages> {
  const before = await viewCounts(stack);
  const measured = await load({ ...options, encoding: 'br' });
  const after = await viewCounts(stack);
  const perSecond = (kind: keyof ViewCounts) =>
    Math.round(((after?.[kind] ?? 0) - (before?.[kind] ?? 0)) / seconds);
  const viewsPerSecond = {
    rendered: perSecond('rendered'),
    late: perSecond('late'),
    refused: perSecond('refused'),
  };
  return { server, page: '/vehicle/:vin', encoding: 'br', load: measured, viewsPerSecond };
}

/** The edge's memory at some moment. */
interface MemoryNote {
  readonly after: string;
  readonly megabytes: number;
}

/** Kept and rendered pages at the same time, each at half of what is wanted, and the memory ten times meanwhile. */
async function steadyLoad(stack: Stack, site: string, urls: string[]): Promise<MemoryNote[]> {
  const options = { seconds: steadySeconds };
  const loads = Promise.all([
    load({ ...halfKept(site), ...options }),
    load({ ...halfRendered(urls), ...options }),
  ]);
  const notes: MemoryNote[] = [];
  for (let nth = 1; nth <= 10; nth += 1) {
    await sleep((steadySeconds * 1000) / 10);
    const after = `${((steadySeconds * nth) / 10).toFixed(0)} s of both at half`;
    notes.push({ after, megabytes: memoryMb(stack) });
  }
  await loads;
  return notes;
}

interface EdgeResults {
  readonly plain: readonly Measured[];
  readonly rendered: readonly RenderedPages[];
  readonly memory: readonly MemoryNote[];
}

function report({ plain, rendered, memory }: EdgeResults, begun: string): void {
  const views = rendered.map((one) => [
    ...row(one),
    ...Object.values(one.viewsPerSecond).map((count) => String(count)),
  ]);
  reportResults({
    name: 'edge',
    title: 'Edge',
    note: `${begun} ${connections} connections for ${seconds} s each. In the second table each page is another one, rendered if there is time, otherwise with its skeleton; views per second. Its renderers have worked for ${warmSeconds} s before. Memory is that of the edge with its workers.`,
    tables: [
      textTable([heads, ...plain.map(row)]),
      textTable([[...heads, 'rendered', 'late', 'refused'], ...views]),
      textTable([
        ['after', 'memory'],
        ...memory.map(({ after, megabytes }) => [after, `${megabytes.toFixed(0)} MB`]),
      ]),
    ],
    data: { plain, rendered, memory },
  });
}

async function measure(stack: Stack, copy: StaticServer & { readonly url: string }): Promise<EdgeResults> {
  const site = `http://localhost:${stack.sitePort}`;
  const memory: MemoryNote[] = [];
  const noteMemory = (after: string) => memory.push({ after, megabytes: memoryMb(stack) });
  noteMemory('the start');
  const plain = await plainPages(site, copy);
  noteMemory('kept pages');
  const urls = await vehicleUrls(site);
  const half = halfRendered(urls);
  await load({ ...half, seconds: warmSeconds });
  const rendered = [
    await renderedPages(stack, `edge, ${half.perSecond}/s`, half),
    await renderedPages(stack, `edge, ${wanted.rendered}/s`, { ...half, perSecond: wanted.rendered }),
    await renderedPages(stack, 'edge', { urls }),
  ];
  noteMemory('rendered pages');
  memory.push(...(await steadyLoad(stack, site, urls)));
  return { plain, rendered, memory };
}

async function main(): Promise<void> {
  const begun = circumstances(Date.now());
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-edge-html-'));
  // The nginx workers run as another user.
  chmodSync(folder, 0o755);
  const stack = await startStack({ vehicles: 2_000 });
  let copy: StaticServer | undefined;
  try {
    const [port = 0] = await freePorts(1);
    await copyPages(stack, folder);
    copy = await startStatic(folder, port);
    report(await measure(stack, { ...copy, url: `http://127.0.0.1:${port}` }), begun);
  } finally {
    copy?.process.kill('SIGTERM');
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
