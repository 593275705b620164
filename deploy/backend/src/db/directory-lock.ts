import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes, StartFault } from '@forecourt/settings';

/** A data directory locked by this process. Releasing it twice is fine. */
export interface DirectoryLock {
  release(): void;
}

const ownedHere = new Set<string>();

/**
 * Locks a data directory, because the embedded engine itself would let a second process open and corrupt it.
 * A lock left by a dead process is removed. Throws a {@link StartFault} while another living process holds
 * it.
 */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'forecourt.lock');
  if (!claim(file)) {
    const pid = holder(file);
    if (pid !== undefined && isHeld(file, pid)) {
      throw new StartFault(
        `The data directory ${directory} is in use by process ${pid}. Stop that one, or set FORECOURT_DATA to another directory.`,
        exitCodes.dataLocked,
      );
    }
    rmSync(file, { force: true });
    if (!claim(file)) {
      throw new StartFault(
        `The data directory ${directory} was claimed by another process just now. Start again when it has stopped.`,
        exitCodes.dataLocked,
      );
    }
  }
  ownedHere.add(file);
  return {
    release() {
      if (ownedHere.delete(file)) rmSync(file, { force: true });
    },
  };
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8').trim());
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A pid equal to ours that we did not write is left over from a previous run, as after a container restart.
 */
function isHeld(file: string, pid: number): boolean {
  if (pid === process.pid) return ownedHere.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
