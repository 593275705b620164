import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testTenants } from '../testing/test-tenants.ts';
import { createRegionStates } from './region-states.ts';
import { probeEveryMs, probeTimeoutMs, startRegionProbe } from './region-probe.ts';
import { regionRoutes } from './region.routes.ts';
import { regionHoldMs } from './rules/active-region.ts';
import { cloudIdentity } from './testing/cloud-identity.ts';
import { cloudTenants } from './testing/cloud-pools.ts';
import { createMemoryIdentityStore } from './testing/create-memory-identity-store.ts';

type Answer = 'up' | 'down' | 'silent' | 'refused' | 'unknown';
const [sample] = testTenants.all();
if (!sample) throw new Error('no tenant');
const tenants = {
  all: () =>
    cloudTenants.map(({ id, pools }) => ({
      ...sample,
      id,
      consumer: { ...sample.consumer, identityPools: [...pools] },
    })),
};

let answers: Record<string, Answer>;
let asked: string[];
let lines: string[];
let stop: () => Promise<void> = () => Promise.resolve();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00.000Z') });
  answers = { 'us-east-1_northstarEast': 'up', 'us-west-2_northstarWest': 'up' };
  asked = [];
  lines = [];
});
afterEach(() => {
  void stop();
  vi.useRealTimers();
});

async function fetchKeys(url: string, { signal }: { readonly signal: AbortSignal }): Promise<Response> {
  asked.push(url);
  const pool = new URL(url).pathname.split('/')[1] ?? '';
  switch (answers[pool] ?? 'up') {
    case 'up':
      return Response.json({ keys: [] });
    case 'down':
      return new Response('', { status: 503 });
    case 'unknown':
      return new Response('', { status: 404 });
    case 'refused':
      throw new TypeError('fetch failed');
    case 'silent':
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
  }
}

/** A backend that probes; `active` is what `POST /user/region` answers for a tenant. */
async function start() {
  const clock = { now: () => new Date() };
  const regions = createRegionStates(clock);
  const app = regionRoutes({ ...cloudIdentity(createMemoryIdentityStore(), {}), regions });
  stop = startRegionProbe({ regions, tenants, clock, fetch: fetchKeys, log: (line) => lines.push(line) });
  await vi.advanceTimersByTimeAsync(0);
  return async (tenantId = 'northstar') => {
    const response = await app.request('/user/region', {
      method: 'POST',
      headers: { 'x-forecourt-tenant': tenantId, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@northstar.example' }),
    });
    return ((await response.json()) as { activeRegion: string }).activeRegion;
  };
}

const nextProbe = () => vi.advanceTimersByTimeAsync(probeEveryMs);

it('fetches the key set of every pool at once, and again at every interval', async () => {
  await start();
  expect(asked).toHaveLength(4);
  expect(asked).toContain(
    'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_northstarEast/.well-known/jwks.json',
  );
  await nextProbe();
  expect(asked).toHaveLength(8);
  await stop();
  await nextProbe();
  expect(asked).toHaveLength(8);
});

it.each(['down', 'refused'] as const)(
  'F35: a primary that is %s twice in a row is left, for its tenant alone; one answer and five minutes bring it back',
  async (answer) => {
    const active = await start();
    answers['us-east-1_northstarEast'] = answer;
    await nextProbe();
    expect(await active()).toBe('us-east-1');
    await nextProbe();
    expect([await active(), await active('harbor')]).toEqual(['us-west-2', 'us-east-1']);
    answers['us-east-1_northstarEast'] = 'up';
    await nextProbe();
    expect(await active()).toBe('us-west-2');
    await vi.advanceTimersByTimeAsync(regionHoldMs);
    expect(await active()).toBe('us-east-1');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        at: '2026-06-15T12:00:20.000Z',
        event: 'identity-region-down',
        tenant: 'northstar',
        region: 'us-east-1',
      },
      {
        at: '2026-06-15T12:00:30.000Z',
        event: 'identity-region-up',
        tenant: 'northstar',
        region: 'us-east-1',
      },
    ]);
  },
);

it('F35: a primary that does not answer in time is left', async () => {
  const active = await start();
  answers['us-east-1_northstarEast'] = 'silent';
  await nextProbe();
  await nextProbe();
  expect(await active()).toBe('us-east-1');
  await vi.advanceTimersByTimeAsync(probeTimeoutMs);
  expect(await active()).toBe('us-west-2');
});

it('F36: a failure between two answers, and a pool that is not there, change and log nothing', async () => {
  const active = await start();
  for (const answer of ['down', 'up', 'refused', 'unknown', 'unknown', 'unknown'] as const) {
    answers['us-east-1_northstarEast'] = answer;
    await nextProbe();
    expect(await active()).toBe('us-east-1');
  }
  expect(lines).toEqual([]);
});

it('leaves the pools of a stand-in alone', async () => {
  stop = startRegionProbe({
    regions: createRegionStates({ now: () => new Date() }),
    tenants: testTenants,
    clock: { now: () => new Date() },
    fetch: fetchKeys,
    log: (line) => lines.push(line),
  });
  await nextProbe();
  expect(asked).toEqual([]);
});
