import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePorts, startStack, type Stack } from '@forecourt/e2e/stack';
import { textTable } from '@forecourt/releases';
import type { Load } from './load.ts';

/**
 * HTML of the edge, composed for each request, compared with nginx serving the same bytes of one such answer
 * as a file: requests per second and latency. Each has one process; the load comes from another, so two cores
 * are in use. Without nginx on the PATH, a server in Node that keeps the bytes in memory takes its place. `/sign-in` needs nothing from the backend, `/search` gets its first results from it. Usage:
 * `tsx deploy/bench/src/edge-html.ts [seconds]`, by default 10 each.
 */
const seconds = Number(process.argv[2] ?? 10);
const connections = 16;
const paths = ['/sign-in', '/search'];

const runFile = promisify(execFile);

async function load(url: string): Promise<Load> {
  const script = fileURLToPath(new URL('load.ts', import.meta.url));
  const words = ['--import', 'tsx', script, url, String(connections), String(seconds)];
  const { stdout } = await runFile(process.execPath, words);
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

function row(server: string, path: string, measured: Load): string[] {
  const { requestsPerSecond, p50, p95, most, failed } = measured;
  return [
    server,
    path,
    requestsPerSecond.toFixed(0),
    ...[p50, p95, most].map((ms) => `${ms.toFixed(1)} ms`),
    String(failed),
  ];
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-edge-html-'));
  // The nginx workers run as another user.
  chmodSync(folder, 0o755);
  const stack = await startStack({ vehicles: 2_000 });
  let copy: StaticServer | undefined;
  try {
    const [port = 0] = await freePorts(1);
    await copyPages(stack, folder);
    copy = await startStatic(folder, port);
    const rows = [['server', 'page', 'requests/s', 'p50', 'p95', 'most', 'failed']];
    for (const path of paths) {
      rows.push(row('edge', path, await load(`http://localhost:${stack.sitePort}${path}`)));
      rows.push(row(copy.label, path, await load(`http://127.0.0.1:${port}${path}`)));
    }
    console.log(`\n${connections} connections for ${seconds} s each, without compression\n`);
    console.log(textTable(rows));
  } finally {
    copy?.process.kill('SIGTERM');
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
