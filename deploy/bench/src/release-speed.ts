import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startStack, workspaceDir, type Stack } from '@forecourt/e2e/stack';
import {
  folderSigner,
  openFolderStore,
  promote,
  publish,
  readBuild,
  rollback,
  textTable,
} from '@forecourt/releases';
import { spreadOf } from './spread.ts';

/**
 * How long a release and its rollback take to reach new visitors: from the call that moves the pointer to the
 * first page with the other version, requested every 10 ms as a new visitor. Rounds start at random moments
 * between two reads of the pointer by the edge. Usage: `tsx deploy/bench/src/release-speed.ts [rounds]`, by
 * default 20.
 */
const rounds = Number(process.argv[2] ?? 20);
const name = 'mfe-account';
const channel = 'stable';
const pauseMs = 10;
const edgeLooksEveryMs = 2_000;
const limitMs = 30_000;
const pagePath = '/sign-in';

async function servedVersion(stack: Stack): Promise<string | undefined> {
  const html = await (await fetch(`http://localhost:${stack.sitePort}${pagePath}`)).text();
  return new RegExp(`/${name}/([^/"]+)/`).exec(html)?.[1];
}

async function untilServed(stack: Stack, version: string): Promise<void> {
  const begun = performance.now();
  while ((await servedVersion(stack)) !== version) {
    if (performance.now() - begun > limitMs) throw new Error(`${version} was not served in ${limitMs} ms.`);
    await sleep(pauseMs);
  }
}

async function timedMs(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

interface Round {
  readonly moved: number;
  readonly seen: number;
}

async function measure(stack: Stack): Promise<{ forward: Round[]; back: Round[] }> {
  const store = openFolderStore(stack.dataDir);
  const signer = folderSigner(join(stack.dataDir, 'keys'));
  const build = await readBuild(name, join(workspaceDir, name, 'dist'));
  const before = await servedVersion(stack);
  if (!before) throw new Error(`${pagePath} names no version of ${name}.`);
  const target = () => ({ store, signer, channel, now: new Date(), by: 'bench', allowOlder: true });
  const forward: Round[] = [];
  const back: Round[] = [];
  const timedMove = async (version: string, move: () => Promise<unknown>): Promise<Round> => {
    await sleep(Math.random() * edgeLooksEveryMs);
    const begun = performance.now();
    const moved = await timedMs(move);
    await untilServed(stack, version);
    return { moved, seen: performance.now() - begun };
  };
  for (let round = 1; round <= rounds; round += 1) {
    const version = `99.0.${round}`;
    await publish({ store, signer, channel }, [{ build, version }]);
    forward.push(await timedMove(version, () => promote(target(), [{ name, version }])));
    back.push(await timedMove(before, () => rollback(target(), [name])));
  }
  return { forward, back };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function row(label: string, values: readonly number[]): string[] {
  const { p50, p95, most } = spreadOf(values);
  return [label, seconds(p50), seconds(p95), seconds(most)];
}

async function main(): Promise<void> {
  const stack = await startStack({ vehicles: 200 });
  try {
    const { forward, back } = await measure(stack);
    console.log(`\n${rounds} releases of ${name}, each rolled back; from the call on\n`);
    console.log(
      textTable([
        ['', 'p50', 'p95', 'most'],
        row(
          'promote: pointer moved and signed',
          forward.map(({ moved }) => moved),
        ),
        row(
          'promote: new visitors have it',
          forward.map(({ seen }) => seen),
        ),
        row(
          'rollback: pointer moved and signed',
          back.map(({ moved }) => moved),
        ),
        row(
          'rollback: new visitors have the former',
          back.map(({ seen }) => seen),
        ),
      ]),
    );
  } finally {
    await stack.stop();
  }
}

await main();
