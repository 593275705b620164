import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepRuns } from './run-folder.mjs';

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'runs-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** A run that writes a temporary file and starts a process that would go on for ever. */
const run = `
  const { openRunFolder } = await import(${JSON.stringify(new URL('./run-folder.mjs', import.meta.url).href)});
  const { spawn } = await import('node:child_process');
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  openRunFolder();
  mkdtempSync(tmpdir() + '/something-');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { detached: true, stdio: 'ignore' });
  child.unref();
  console.log(child.pid);
  setInterval(() => undefined, 1000);
`;

async function startRun() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', run], {
    env: { ...process.env, TMPDIR: base },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, startedPid: Number(output.toString()) };
}

async function end(child: Awaited<ReturnType<typeof startRun>>['child'], signal: NodeJS.Signals) {
  const gone = once(child, 'close');
  child.kill(signal);
  await gone;
}

/** Whether a process does anything yet: one that has ended may stay in the table until its parent asks for it (state Z). */
function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

describe.runIf(existsSync('/proc'))('the folder of a run', () => {
  it('holds what the run writes, and is gone with all its processes when the run is stopped', async () => {
    const { child, startedPid } = await startRun();
    const folder = join(base, `forecourt-run-${child.pid}`);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^something-/)]);
    await end(child, 'SIGTERM');
    expect(existsSync(folder)).toBe(false);
    await vi.waitFor(() => expect(isRunning(startedPid)).toBe(false), { timeout: 20_000 });
  });

  it('is left alone by another run while its own goes on, and removed once that was killed', async () => {
    const { child, startedPid } = await startRun();
    sweepRuns(base);
    expect(readdirSync(base)).toHaveLength(1);
    await end(child, 'SIGKILL');
    expect(isRunning(startedPid)).toBe(true);
    sweepRuns(base);
    expect(readdirSync(base)).toEqual([]);
    await vi.waitFor(() => expect(isRunning(startedPid)).toBe(false), { timeout: 20_000 });
  });
});
