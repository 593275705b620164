import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { startStack, workspaceDir, type Stack } from '@forecourt/e2e/stack';
import { textTable } from '@forecourt/releases';
import type { RenderedView, RenderInput } from '@forecourt/shared-contracts/react/server';
import { renderInputOf } from './page-inputs.ts';
import { circumstances, reportResults } from './results-file.ts';
import { spreadOf, type Spread } from './spread.ts';

/**
 * What it takes one core to render a view: landing, search, a vehicle and a content page, from the data of a running
 * site, by the storefront's server build, as a worker of the edge does it. Each page with other data each time would
 * be the same: nothing of a render is kept.
 * Usage: `tsx deploy/bench/src/render-views.ts [renders] [profile file]`, by default 300 of each page; with a file, a
 * CPU profile of all of them is written there.
 */
const renders = Number(process.argv[2] ?? 300);
const profileFile = process.argv[3];
/** Renders that are not counted, while the code is still being compiled. */
const warmUps = 50;

type RenderRemote = (input: RenderInput) => Promise<RenderedView>;

function loadRender(): RenderRemote {
  const dir = join(workspaceDir, 'mfe-storefront/dist');
  const file = readdirSync(dir).find((name) => /^server\..*\.cjs$/.test(name));
  if (!file) throw new Error('mfe-storefront has no server build. Run npm run build first.');
  const module = { exports: {} as { render?: RenderRemote } };
  const run = compileFunction(readFileSync(join(dir, file), 'utf8'), ['exports', 'require', 'module'], {
    filename: file,
  });
  run(module.exports, createRequire(import.meta.url), module);
  if (!module.exports.render) throw new Error(`${file} exports no render.`);
  return module.exports.render;
}

async function pageInputs(stack: Stack): Promise<RenderInput[]> {
  const site = `http://localhost:${stack.sitePort}`;
  const read = async (path: string) => (await fetch(site + path)).text();
  const search = await read('/search');
  const vehicle = /\/vehicle\/[A-Z0-9]{17}/.exec(search)?.[0] ?? '';
  const paths = ['/', '/search', vehicle, '/faq'];
  return Promise.all(paths.map(async (path) => renderInputOf(await read(path), path)));
}

async function measure(render: RenderRemote, input: RenderInput): Promise<Spread & { htmlKiB: number }> {
  const timesMs: number[] = [];
  let characters = 0;
  for (let nth = -warmUps; nth < renders; nth += 1) {
    const begunMs = performance.now();
    const { html, css } = await render(input);
    if (nth >= 0) timesMs.push(performance.now() - begunMs);
    characters = html.length + css.length;
  }
  return { ...spreadOf(timesMs), htmlKiB: characters / 1024 };
}

async function main(): Promise<void> {
  const begun = circumstances(Date.now());
  const stack = await startStack({ vehicles: 2_000 });
  let inputs: RenderInput[];
  try {
    inputs = await pageInputs(stack);
  } finally {
    await stack.stop();
  }
  const render = loadRender();
  const session = new Session();
  if (profileFile) {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 200 });
    await session.post('Profiler.start');
  }
  const measured = [];
  for (const input of inputs) measured.push({ page: input.target, ...(await measure(render, input)) });
  if (profileFile) {
    const { profile } = await session.post('Profiler.stop');
    writeFileSync(profileFile, JSON.stringify(profile));
  }
  const rows = measured.map(({ page, p50, p95, p99, most, htmlKiB }) => [
    page.replace(/[A-Z0-9]{17}/, ':vin'),
    ...[p50, p95, p99, most].map((ms) => `${ms.toFixed(1)} ms`),
    (1000 / p50).toFixed(0),
    htmlKiB.toFixed(0),
  ]);
  reportResults({
    name: 'render',
    title: 'Render',
    note: `${begun} ${renders} renders of each page on one core, without compression.`,
    tables: [textTable([['page', 'p50', 'p95', 'p99', 'most', 'pages/s', 'KiB'], ...rows])],
    data: measured,
  });
}

await main();
