import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startJob } from './start-job.ts';

const everyMs = 1000;
const ends: (() => Promise<void>)[] = [];
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  log.mockReset();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  vi.useRealTimers();
});

/** A job whose runs end when they are let go. */
function heldJob(isAtOnce = false) {
  const runs: { end(): void; fail(error: unknown): void }[] = [];
  const work = () => new Promise<void>((end, fail) => void runs.push({ end, fail }));
  const end = startJob({ name: 'old answers', everyMs, isAtOnce, work });
  ends.push(end);
  return { runs, end };
}

it('runs at every interval, right away only if it says so', () => {
  const [later, now] = [heldJob(), heldJob(true)];
  expect([later.runs.length, now.runs.length]).toEqual([0, 1]);
  for (const { end } of now.runs) end();
  vi.advanceTimersByTime(everyMs);
  expect(later.runs).toHaveLength(1);
  later.runs[0]?.end();
});

it('is never run twice at a time, and goes on after a slow run', async () => {
  const { runs } = heldJob();
  vi.advanceTimersByTime(5 * everyMs);
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(everyMs);
    expect(runs).toHaveLength(2);
  });
  runs[1]?.end();
});

it('reports a run that fails without its message, which may have personal data, and goes on', async () => {
  const { runs } = heldJob();
  vi.advanceTimersByTime(everyMs);
  const cause = Object.assign(new Error('connect ada@example.com'), { code: 'ECONNREFUSED' });
  runs[0]?.fail(new TypeError('insert of ada@example.com failed', { cause }));
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
    { event: 'job-failed', job: 'old answers', error: 'TypeError', codes: ['ECONNREFUSED'] },
  ]);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(everyMs);
    expect(runs).toHaveLength(2);
  });
  runs[1]?.end();
  log.mockClear();
});

it('ends after the run under way, so that nothing is taken away from below it', async () => {
  const { runs, end } = heldJob(true);
  const ended = vi.fn();
  const ending = end().then(ended);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  runs[0]?.end();
  await ending;
  vi.advanceTimersByTime(5 * everyMs);
  expect(runs).toHaveLength(1);
});
