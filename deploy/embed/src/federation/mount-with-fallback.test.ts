import { expect, test } from 'vitest';
import type { EmbedEvent, EmbedLocation } from '@forecourt/shared-contracts/embedding';
import type { LoadableRelease } from '@forecourt/shared-contracts/releases';
import type { CheckoutModule } from './load-checkout.ts';
import { mountWithFallback, type TryRequest } from './mount-with-fallback.ts';

const live: LoadableRelease = { version: '2.0.0', entryUrl: '/two.js', integrity: 'sha384-2' };
const lastGood: LoadableRelease = { version: '1.0.0', entryUrl: '/one.js', integrity: 'sha384-1' };

interface Broken {
  readonly load?: 'missing' | 'missing twice' | 'hangs';
  readonly mount?: 'throws' | 'hangs' | 'throws while rendering';
}

const never = () => new Promise<never>(() => {});

/** Releases of which some are broken, and a log of what happened. */
function setUp(broken: Readonly<Record<string, Broken>>, releases = [live, lastGood], mayRetry = () => true) {
  const log: string[] = [];
  const loads: string[] = [];
  const pauses: number[] = [];
  const events: EmbedEvent[] = [];
  const requests = new Map<string, TryRequest>();
  const versions = new Map<CheckoutModule, string>();
  const mounted = mountWithFallback({
    releases,
    place: { orderNumber: 'FC-1', step: '' },
    onEvent: (event) => void events.push(event),
    load: ({ version }, attempt) => {
      loads.push(`${version}#${attempt}`);
      const { load } = broken[version] ?? {};
      if (load === 'hangs') return never();
      if (load === 'missing twice' && attempt < 2) return Promise.reject(new Error('404'));
      if (load === 'missing') return Promise.reject(new Error(`${version} is missing`));
      const checkout: CheckoutModule = { mountEmbed: never };
      versions.set(checkout, version);
      return Promise.resolve(checkout);
    },
    mount(checkout, request) {
      const version = versions.get(checkout) ?? '';
      requests.set(version, request);
      const { mount } = broken[version] ?? {};
      if (mount === 'hangs') return never();
      if (mount === 'throws') return Promise.reject(new TypeError(`${version} threw`));
      if (mount) request.onEvent({ name: 'failed', phase: 'render' });
      const { orderNumber, step } = request.place;
      log.push(`mount ${version} at ${orderNumber}/${step}`);
      return Promise.resolve({
        go: (place: EmbedLocation) => void log.push(`go ${version} ${place.step}`),
        unmount: () => {
          log.push(`unmount ${version}`);
          return Promise.resolve();
        },
      });
    },
    observer: {
      failed: (version, kind) => void log.push(`${kind} of ${version} failed`),
      loaded: () => undefined,
      mounted: (version) => void log.push(`${version} mounted`),
    },
    mayRetry,
    random: () => 0.5,
    sleep(ms) {
      if (ms < 8000) pauses.push(ms);
      return new Promise((done) => setTimeout(done));
    },
  });
  return { mounted, log, loads, pauses, events, requests };
}

test('the live release is mounted, and no other is touched', async () => {
  const { mounted, log } = setUp({});
  await mounted;
  expect(log).toEqual(['mount 2.0.0 at FC-1/', '2.0.0 mounted']);
});

test.each([
  ['F01: is missing', { load: 'missing' }, ['load of 2.0.0 failed']],
  ['F04: hangs', { load: 'hangs' }, ['load of 2.0.0 failed']],
  ['F13: throws at its start', { mount: 'throws' }, ['mount of 2.0.0 failed']],
  ['F14: does not finish its mount', { mount: 'hangs' }, ['mount of 2.0.0 failed']],
  [
    'F13: throws in its first render',
    { mount: 'throws while rendering' },
    ['render of 2.0.0 failed', 'mount 2.0.0 at FC-1/', '2.0.0 mounted', 'unmount 2.0.0'],
  ],
] as const)('when the live release %s, the last good one is mounted', async (_case, broken, before) => {
  const { mounted, log } = setUp({ '2.0.0': broken });
  const { go } = await mounted;
  expect(log).toEqual([...before, 'mount 1.0.0 at FC-1/', '1.0.0 mounted']);
  go({ orderNumber: 'FC-1', step: 'payment' });
  expect(log.at(-1)).toBe('go 1.0.0 payment');
});

test('F01: the live release is loaded again twice, after jittered pauses, before the last good one is', async () => {
  const { mounted, loads, pauses } = setUp({ '2.0.0': { load: 'missing' } });
  await mounted;
  expect(loads).toEqual(['2.0.0#0', '2.0.0#1', '2.0.0#2', '1.0.0#0']);
  expect(pauses).toEqual([125, 250]);
});

test('F01: a release that is missing for a moment is mounted, and nothing is reported', async () => {
  const { mounted, log } = setUp({ '2.0.0': { load: 'missing twice' } });
  await mounted;
  expect(log).toEqual(['mount 2.0.0 at FC-1/', '2.0.0 mounted']);
});

test.each([
  ['F04: a release that hangs is not loaded again', 'hangs', true],
  ['nothing is loaded again in a page whose own policy blocks it', 'missing', false],
] as const)('%s', async (_case, load, mayRetry) => {
  const { mounted, loads } = setUp({ '2.0.0': { load } }, [live, lastGood], () => mayRetry);
  await mounted;
  expect(loads).toEqual(['2.0.0#0', '1.0.0#0']);
});

test('a release that arrives after its limit is unmounted again', async () => {
  let arrive = () => {};
  const ended: string[] = [];
  const late = new Promise<void>((done) => (arrive = done));
  await mountWithFallback({
    releases: [live, lastGood],
    place: { orderNumber: '', step: '' },
    onEvent: () => undefined,
    load: ({ version }) => Promise.resolve({ mountEmbed: never, version } as CheckoutModule),
    async mount(checkout) {
      const { version } = checkout as CheckoutModule & { version: string };
      if (version === live.version) await late;
      return { go: () => undefined, unmount: async () => void ended.push(version) };
    },
    observer: { failed: () => undefined, loaded: () => undefined, mounted: () => undefined },
    sleep: () => Promise.resolve(),
  });
  expect(ended).toEqual([]);
  arrive();
  await new Promise((done) => setTimeout(done));
  expect(ended).toEqual(['2.0.0']);
});

test('a running release that throws while rendering is replaced at the step where the buyer is', async () => {
  const { mounted, log, requests, events } = setUp({});
  const running = await mounted;
  const { onEvent } = requests.get('2.0.0')!;
  onEvent({ name: 'step', step: 'signing' });
  onEvent({ name: 'failed', phase: 'render' });
  onEvent({ name: 'failed', phase: 'render' });
  await expect.poll(() => log).toContain('unmount 2.0.0');
  expect(log.slice(2)).toEqual([
    'render of 2.0.0 failed',
    'render of 2.0.0 failed',
    'mount 1.0.0 at FC-1/signing',
    '1.0.0 mounted',
    'unmount 2.0.0',
  ]);
  expect(events.map(({ name }) => name)).toEqual(['step', 'failed', 'failed']);
  await running.unmount();
  expect(log.at(-1)).toBe('unmount 1.0.0');
});

test('a running release stays when the last good one does not start', async () => {
  const { mounted, log, requests } = setUp({ '1.0.0': { load: 'missing' } });
  const running = await mounted;
  requests.get('2.0.0')!.onEvent({ name: 'failed', phase: 'render' });
  await expect.poll(() => log).toContain('load of 1.0.0 failed');
  await running.unmount();
  expect(log.at(-1)).toBe('unmount 2.0.0');
});

test('nothing is reported to the host after the end', async () => {
  const { mounted, events, requests } = setUp({});
  await (await mounted).unmount();
  requests.get('2.0.0')!.onEvent({ name: 'step', step: 'payment' });
  expect(events).toEqual([]);
});

test.each([
  ['both are broken', [live, lastGood]],
  ['there is no last good one', [live]],
])('rejects with the failure of the live release when %s', async (_case, releases) => {
  const { mounted } = setUp({ '2.0.0': { mount: 'throws' }, '1.0.0': { load: 'missing' } }, releases);
  await expect(mounted).rejects.toThrow('2.0.0 threw');
});

test('a release without a successor may take its time', async () => {
  const { mounted, log } = setUp({ '2.0.0': { load: 'hangs' } }, [live]);
  const state = await Promise.race([mounted, new Promise((done) => setTimeout(() => done('waiting'), 20))]);
  expect(state).toBe('waiting');
  expect(log).toEqual([]);
});
