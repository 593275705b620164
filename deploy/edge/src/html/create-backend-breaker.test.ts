import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackend } from '../testing/fake-backend.ts';
import { readPublic } from './backend-reader.ts';
import { createBackendBreaker, type BackendBreaker } from './create-backend-breaker.ts';

const log = vi.fn<(message: string) => void>();
let breaker: BackendBreaker;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00Z') });
  log.mockClear();
  breaker = createBackendBreaker(log);
});
afterEach(() => void vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Whether the call was made. */
async function call(succeeds: boolean): Promise<boolean> {
  const work = vi.fn(async () => {
    if (!succeeds) throw new Error('down');
  });
  await breaker.execute(work).catch(() => undefined);
  return work.mock.calls.length > 0;
}

async function calls(...successes: readonly boolean[]): Promise<boolean[]> {
  const made: boolean[] = [];
  for (const succeeds of successes) made.push(await call(succeeds));
  return made;
}

describe('F74: a breaker opens after 5 failures in 10 s, sends one probe every 30 s and closes on success', () => {
  it('opens after the fifth failure', async () => {
    expect(await calls(false, false, false, false, false, false)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('most answers'));
  });

  it('stays closed while half of the calls succeed, and forgets failures after 10 s with calls', async () => {
    expect(await calls(true, false, true, false, true, false, true)).not.toContain(false);
    for (let n = 0; n < 20; n += 1) {
      later(1_000);
      expect(await call(true)).toBe(true);
    }
    expect(await calls(false, false, false, false, false, false)).not.toContain(false);
  });

  it('sends one probe after 30 s, and the next one 30 s after that failed', async () => {
    await calls(false, false, false, false, false);
    later(29_999);
    expect(await call(true)).toBe(false);
    later(1);
    expect(await calls(false, true)).toEqual([true, false]);
    later(30_000);
    expect(await calls(true, true)).toEqual([true, true]);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('answers again'));
  });
});

describe('answers of the backend for a page', () => {
  const origin = {
    ...{ tenantId: 'northstar', host: 'northstar.localhost', isHttps: false, locale: 'en' },
    ...{ clientAddress: '192.0.2.1', correlationId: 'c-1' },
  };

  it.each([
    ['that fails', 500, 5],
    ['that refuses', 400, 8],
    ['that has nothing', 404, 8],
  ])('of one %s (%i)', async (_name, status, asked) => {
    const backend = await startBackend({ '/public/x': (response) => response.writeHead(status).end('{}') });
    const reader = { backendUrl: backend.url, backendBreaker: breaker, log };
    for (let n = 0; n < 8; n += 1) await readPublic(reader, '/public/x', origin);
    expect(backend.received).toHaveLength(asked);
  });
});
