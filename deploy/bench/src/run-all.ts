import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { textTable } from '@forecourt/releases';
import { benchmarks, type Benchmark } from './benchmarks.ts';

/**
 * Runs all benchmarks, one after the other. One that fails, or takes longer than 15 minutes, does not keep the others
 * from running; which ones failed is the last thing printed, and the exit code.
 * Usage: `tsx deploy/bench/src/run-all.ts [name...]`, by default all of them.
 */
const limitMs = 15 * 60_000;
const folder = fileURLToPath(new URL('..', import.meta.url));

/** How one benchmark ended; `why` is undefined for one that did its work. */
interface Outcome {
  readonly name: string;
  readonly tookMs: number;
  readonly why: string | undefined;
}

/** Ends a benchmark with all that it started. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

async function run({ name, args }: Benchmark): Promise<Outcome> {
  console.log(`\n=== ${name} ${args.join(' ')}`);
  const begunMs = performance.now();
  const words = ['run', '--silent', `bench:${name}`, ...(args.length > 0 ? ['--', ...args] : [])];
  const child = spawn('npm', words, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    endGroup(child.pid);
  }, limitMs);
  const forward = () => {
    endGroup(child.pid);
    process.exit(130);
  };
  process.once('SIGINT', forward).once('SIGTERM', forward);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearTimeout(timer);
  process.off('SIGINT', forward).off('SIGTERM', forward);
  const why = isLate ? `took more than ${limitMs / 60_000} minutes` : `ended with exit code ${code}`;
  return { name, tookMs: performance.now() - begunMs, why: code === 0 ? undefined : why };
}

function wanted(names: readonly string[]): readonly Benchmark[] {
  const unknown = names.filter((name) => benchmarks.every((one) => one.name !== name));
  if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}.`);
  return names.length > 0 ? benchmarks.filter(({ name }) => names.includes(name)) : benchmarks;
}

const outcomes: Outcome[] = [];
for (const benchmark of wanted(process.argv.slice(2))) outcomes.push(await run(benchmark));
const rows = outcomes.map(({ name, tookMs, why }) => [
  name,
  `${(tookMs / 60_000).toFixed(1)} min`,
  why ?? 'done',
]);
console.log(`\n${textTable([['benchmark', 'took', 'outcome'], ...rows])}`);
if (outcomes.some(({ why }) => why !== undefined)) process.exitCode = 1;
