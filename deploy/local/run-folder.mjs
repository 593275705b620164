import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'forecourt-run-';
/** Variable that every process of a run inherits: the run's folder. */
const runVariable = 'FORECOURT_RUN';

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Ids of the processes that were started by a run and are still there; none where the system has no /proc. @param {string} folder */
function processesOf(folder) {
  if (!existsSync('/proc')) return [];
  const wanted = `${runVariable}=${folder}`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/environ`, 'utf8').split('\0').includes(wanted);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** @param {string} folder */
function remove(folder) {
  for (const pid of processesOf(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself meanwhile.
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Removes the folders and ends the processes of runs that were cut off. @param {string} base */
export function sweepRuns(base) {
  for (const name of readdirSync(base)) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) remove(join(base, name));
  }
}

/**
 * Makes the one folder that a test run writes temporary files to: TMPDIR of everything that it starts. It and every process of the run are
 * gone when this process exits, also by SIGINT, SIGTERM or SIGHUP; what a killed run left is removed by the next one.
 */
export function openRunFolder() {
  const base = tmpdir();
  sweepRuns(base);
  const folder = join(base, `${prefix}${process.pid}`);
  // A database server of the tests runs as another user and has to reach its folder.
  mkdirSync(folder, { mode: 0o755, recursive: true });
  process.env['TMPDIR'] = folder;
  process.env[runVariable] = folder;
  process.once('exit', () => remove(folder));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => process.exit(1));
  }
  return folder;
}
