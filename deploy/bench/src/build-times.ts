import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceDir } from '@forecourt/e2e/stack';
import { textTable } from '@forecourt/releases';
import { circumstances, reportResults } from './results-file.ts';
import { rangeOf, type Range } from './spread.ts';

/**
 * Builds in a fresh clone of the last commit: everything and each package, without anything built before (`cold`),
 * after an edit of one of its files (`edited`), and everything again with nothing to do.
 * Usage: `tsx deploy/bench/src/build-times.ts [runs]`, by default 3.
 */
const runs = Number(process.argv[2] ?? 3);

/** The packages of the site, each with a file that an edit changes. */
const edited: Readonly<Record<string, string>> = {
  shell: 'shell/src/app/page-places.ts',
  'mfe-storefront': 'mfe-storefront/src/domain/route-paths.ts',
  'mfe-checkout': 'mfe-checkout/src/domain/route-paths.ts',
  'mfe-account': 'mfe-account/src/domain/route-paths.ts',
  'mfe-credit-app': 'mfe-credit-app/src/domain/route-paths.ts',
};

function run(clone: string, command: string, ...words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: clone });
  if (status !== 0)
    throw new Error(`${command} ${words.join(' ')} failed:\n${stdout.toString()}${stderr.toString()}`);
}

function cloneInto(folder: string): string {
  const clone = join(folder, 'forecourt');
  run(folder, 'git', 'clone', '--quiet', '--no-hardlinks', workspaceDir, clone);
  run(clone, 'npx', '-y', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline');
  return clone;
}

/** Builds some packages, all if none is named; returns the seconds. */
function build(clone: string, ...names: readonly string[]): number {
  const begunMs = performance.now();
  run(clone, process.execPath, '--import', 'tsx', 'deploy/build/src/cli.ts', ...names);
  return (performance.now() - begunMs) / 1000;
}

function forgetBuilds(clone: string): void {
  rmSync(join(clone, '.cache'), { recursive: true, force: true });
}

let edits = 0;

function edit(clone: string, name: string): void {
  appendFileSync(join(clone, edited[name] ?? ''), `\nexport const edit${(edits += 1)} = ${edits};\n`);
}

interface BuildTimes {
  readonly what: string;
  readonly cold: Range;
  readonly edited: Range;
  readonly unchanged: Range;
}

function measure(clone: string): BuildTimes[] {
  const times = (work: () => number) => rangeOf(Array.from({ length: runs }, work));
  const names = Object.keys(edited);
  const cold = (...some: string[]) =>
    times(() => {
      forgetBuilds(clone);
      return build(clone, ...some);
    });
  const each = names.map((name) => {
    const first = cold(name);
    const again = times(() => {
      edit(clone, name);
      return build(clone, name);
    });
    console.error(`${name}: ${first.median.toFixed(1)} s, edited ${again.median.toFixed(1)} s`);
    return { what: name, cold: first, edited: again, unchanged: times(() => build(clone, name)) };
  });
  const whole = {
    what: 'everything',
    cold: cold(),
    edited: times(() => {
      edit(clone, 'mfe-checkout');
      return build(clone);
    }),
    unchanged: times(() => build(clone)),
  };
  return [...each, whole];
}

const seconds = ({ median, least, most }: Range) =>
  `${median.toFixed(1)} s [${least.toFixed(1)}-${most.toFixed(1)}]`;

const begun = circumstances(Date.now());
const folder = mkdtempSync(join(tmpdir(), 'forecourt-builds-'));
try {
  const measured = measure(cloneInto(folder));
  const rows = measured.map((one) => [
    one.what,
    seconds(one.cold),
    seconds(one.edited),
    seconds(one.unchanged),
  ]);
  reportResults({
    name: 'builds',
    title: 'Builds',
    note: `${begun} In a fresh clone, medians of ${runs} with [least-most]. 'edited' is after a change of one file of the package; of 'everything' that file is one of mfe-checkout.`,
    tables: [textTable([['package', 'cold', 'edited', 'unchanged'], ...rows])],
    data: measured,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
