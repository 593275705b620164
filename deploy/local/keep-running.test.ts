import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endsAllowed, isWorthRestarting, keepRunning } from './keep-running.mjs';

const children: ChildProcess[] = [];
const services: ReturnType<typeof keepRunning>[] = [];
afterEach(() => {
  for (const service of services.splice(0)) service.stop();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Runs a script of Node.js as the backend. */
function keep(script: string, mayRestart = true) {
  const lines: string[] = [];
  const giveUp = vi.fn();
  const service = keepRunning({
    name: 'backend',
    start() {
      const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
      children.push(child);
      return child;
    },
    mayRestart: () => mayRestart,
    giveUp,
    print: (line) => lines.push(line),
  });
  services.push(service);
  return { service, lines, giveUp };
}

const goesOn = 'setInterval(() => undefined, 1000)';

describe('a service of the site', () => {
  it('F56: is started again after it was killed, with a line that says so', async () => {
    const { service, lines, giveUp } = keep(goesOn);
    const before = service.process();
    before.kill('SIGKILL');
    await vi.waitFor(() => expect(service.process()).not.toBe(before), { timeout: 20_000 });
    expect(service.process().exitCode).toBeNull();
    expect(lines).toEqual(['The backend was ended by SIGKILL; it is started again.']);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('takes the site down with its exit code when it ends over and over', async () => {
    const { lines, giveUp } = keep('process.exit(3)');
    await vi.waitFor(() => expect(giveUp).toHaveBeenCalledExactlyOnceWith(3), { timeout: 20_000 });
    expect(children).toHaveLength(endsAllowed.count);
    expect(lines.at(-1)).toBe('The backend ended with exit code 3.');
    expect(new Set(lines.slice(0, -1))).toEqual(
      new Set(['The backend ended with exit code 3; it is started again.']),
    );
  });

  it('takes the site down at its first end while the site starts', async () => {
    const { lines, giveUp } = keep('process.exit(11)', false);
    await vi.waitFor(() => expect(giveUp).toHaveBeenCalledExactlyOnceWith(11), { timeout: 20_000 });
    expect(lines).toEqual(['The backend ended with exit code 11.']);
  });

  it('stays ended once it was stopped', async () => {
    const { service, lines, giveUp } = keep(goesOn);
    const gone = new Promise((done) => service.process().once('close', done));
    service.stop();
    await gone;
    expect(children).toHaveLength(1);
    expect(lines).toEqual([]);
    expect(giveUp).not.toHaveBeenCalled();
  });
});

it.each([
  ['its first end', [1000], 1000, true],
  ['its fourth in a minute', [1000, 2000, 3000, 4000], 4000, true],
  ['its fifth in a minute', [1000, 2000, 3000, 4000, 5000], 5000, false],
  ['its fifth in more than a minute', [1000, 20_000, 40_000, 50_000, 61_000], 61_000, true],
])('whether it is started again: %s', (_row, endsMs, nowMs, expected) => {
  expect(isWorthRestarting(endsMs, nowMs)).toBe(expected);
});
