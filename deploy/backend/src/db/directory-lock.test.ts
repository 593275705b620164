import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodes } from '@forecourt/settings';
import { describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

const fresh = () => mkdtempSync(join(tmpdir(), 'forecourt-lock-'));
const lockOf = (directory: string) => join(directory, 'forecourt.lock');

function deadPid(): number {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  return pid;
}

describe('lock of the data directory', () => {
  it('refuses while a living process holds it, with a message that names both', () => {
    const directory = fresh();
    writeFileSync(lockOf(directory), String(process.ppid));
    expect(() => lockDirectory(directory)).toThrow(
      expect.objectContaining({
        exitCode: exitCodes.dataLocked,
        message: expect.stringContaining(`${directory} is in use by process ${process.ppid}`) as string,
      }),
    );
  });

  it('refuses a second time in the same process', () => {
    const directory = fresh();
    const lock = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow('is in use');
    lock.release();
    lockDirectory(directory).release();
  });

  it.each([
    ['a process that has died', () => String(deadPid())],
    ['an earlier life with our own number', () => String(process.pid)],
    ['nothing readable', () => 'x'],
    ['an empty file of a kill in mid-write', () => ''],
  ])('takes over the lock of %s', (_, content) => {
    const directory = fresh();
    writeFileSync(lockOf(directory), content());
    const lock = lockDirectory(directory);
    expect(readFileSync(lockOf(directory), 'utf8')).toBe(String(process.pid));
    lock.release();
    expect(existsSync(lockOf(directory))).toBe(false);
  });
});
