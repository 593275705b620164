import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, workspaceDir } from '@forecourt/e2e/stack';
import { textTable } from '@forecourt/releases';

const limitMs = 15 * 60_000;
const pauseMs = 50;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Clones the last commit, without anything left by an earlier run. */
function cloneInto(folder: string): string {
  const clone = join(folder, 'forecourt');
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', '--no-hardlinks', workspaceDir, clone]);
  if (status !== 0) throw new Error(`The checkout could not be cloned: ${stderr.toString()}`);
  return clone;
}

/** With FORECOURT_EMPTY_STORE=1 packages are downloaded again, as on a machine that has none of them. */
function storeSettings(folder: string): Record<string, string> {
  if (process.env.FORECOURT_EMPTY_STORE !== '1') return {};
  return {
    npm_config_store_dir: join(folder, 'store'),
    npm_config_cache: join(folder, 'npm-cache'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'data'),
  };
}

async function settings(folder: string): Promise<NodeJS.ProcessEnv> {
  const [port, backendPort, hostPort] = await freePorts(3);
  const { FORECOURT_DATA: _, ...env } = process.env;
  return {
    ...env,
    ...storeSettings(folder),
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    HOST_PORT: String(hostPort),
  };
}

/**
 * Runs `npm start` until the site is ready, then stops it. Returns the phases in ms by name and the total
 * time as seen from outside.
 */
async function startOnce(clone: string, env: NodeJS.ProcessEnv) {
  const times = join(clone, '.data/start-times.json');
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  try {
    while (!existsSync(times)) {
      if (child.exitCode !== null) throw new Error(`npm start ended with exit code ${child.exitCode}.`);
      if (performance.now() - begun > limitMs)
        throw new Error(`npm start was not ready in ${seconds(limitMs)}.`);
      await new Promise((next) => setTimeout(next, pauseMs));
    }
    const wholeMs = performance.now() - begun;
    return { wholeMs, phasesMs: JSON.parse(readFileSync(times, 'utf8')) as Record<string, number> };
  } finally {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
    rmSync(times, { force: true });
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-cold-start-'));
  try {
    const clone = cloneInto(folder);
    const env = await settings(folder);
    const cold = await startOnce(clone, env);
    const warm = await startOnce(clone, env);
    const names = Object.keys(cold.phasesMs);
    const rest = ({ wholeMs, phasesMs }: typeof cold) =>
      wholeMs - Object.values(phasesMs).reduce((sum, ms) => sum + ms, 0);
    console.log(`\nnpm start in a fresh clone, and again in the same one\n`);
    console.log(
      textTable([
        ['phase', 'cold', 'again'],
        ...names.map((name) => [name, seconds(cold.phasesMs[name] ?? 0), seconds(warm.phasesMs[name] ?? 0)]),
        ['npm itself and the rest', seconds(rest(cold)), seconds(rest(warm))],
        ['whole', seconds(cold.wholeMs), seconds(warm.wholeMs)],
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
