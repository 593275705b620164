import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { setOptedOut } from '@forecourt/shared-contracts/analytics';
import { BeaconSchema, type Beacon } from '@forecourt/shared-contracts/observe';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { releaseFixture, releaseSetFixture } from '../../testing/release-fixture.ts';
import { createRemoteStatusStore } from '../remotes/index.ts';
import { recordVisited } from './record-visited.ts';
import type { Seen } from './seen.ts';
import { startReporting, type Vital } from './start-reporting.ts';

async function setUp({ vitalsPercent = 100, random = 0.5 } = {}) {
  const releases = releaseSetFixture(releaseFixture('mfe-a', ['/a/*']), releaseFixture('mfe-b', ['/b']));
  const platform = await createTestPlatform({ page: { releases }, target: '/a/1' });
  let atMs = 0;
  const visited = recordVisited(platform.navigation, () => atMs);
  const go = (path: string, ms: number) => {
    atMs = ms;
    platform.navigation.push(path);
  };
  let vital: (vital: Vital) => void = () => undefined;
  const store = createRemoteStatusStore();
  const bodies: Blob[] = [];
  const urls: string[] = [];
  const report = startReporting(
    { platform, store, shellVersion: '7.0.0', vitalsPercent, visited },
    {
      send: (url, body) => {
        urls.push(url);
        return bodies.push(body) > 0;
      },
      watchVitals: (listener) => (vital = listener),
      random: () => random,
    },
  );
  const seen = (what: Seen['what'], atMs = 0) =>
    report({ what, atMs, path: '/a/N-2026-0001', versions: store.getState().versions });
  /** Everything that was sent, each parsed as the edge does. */
  const sent = async (): Promise<Beacon[]> => {
    window.dispatchEvent(new Event('pagehide'));
    return Promise.all(bodies.map(async (body) => v.parse(BeaconSchema, JSON.parse(await body.text()))));
  };
  const mount = () => {
    store.setStatus('mfe-a', 'loading');
    seen({ kind: 'changed', state: store.getState() }, 100);
    store.setVersion('mfe-a', '2.0.0');
    seen({ kind: 'changed', state: store.getState() }, 350);
    store.setStatus('mfe-a', 'mounted');
    seen({ kind: 'changed', state: store.getState() }, 400);
  };
  return { platform, store, seen, sent, mount, urls, go, vital };
}

const failure = { kind: 'failed', failure: { remote: 'mfe-a', phase: 'render', message: 'dana' } } as const;

test('faults are sent together, the first of a release marked, at most ten per page', async () => {
  const { seen, sent, urls } = await setUp();
  for (let time = 0; time < 12; time += 1) seen(failure);
  const [beacon] = await sent();
  expect(urls).toEqual(['/_observe']);
  expect(beacon?.faults.map(({ first }) => first)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
  expect(beacon?.faults[0]).toEqual({
    kind: 'render',
    remote: 'mfe-a',
    version: '2.0.0',
    route: '/a/*',
    name: 'RemoteError',
    first: true,
    firstOfPage: true,
  });
});

test('when two releases fail on one page, each has its first fault, and the page has one', async () => {
  const { seen, sent } = await setUp();
  seen(failure);
  seen({
    kind: 'failed',
    failure: { remote: 'mfe-a', version: '1.9.0', phase: 'load', message: 'dana' },
  });
  const [beacon] = await sent();
  expect(beacon?.faults.map(({ version, first, firstOfPage }) => [version, first, firstOfPage])).toEqual([
    ['2.0.0', true, true],
    ['1.9.0', true, false],
  ]);
});

test('load and mount times are reported by remote, version and route pattern', async () => {
  const { mount, sent } = await setUp();
  mount();
  const about = { remote: 'mfe-a', version: '2.0.0', route: '/a/*' };
  const [beacon] = await sent();
  expect(beacon?.measures.filter(({ metric }) => metric === 'load' || metric === 'mount')).toEqual([
    { ...about, metric: 'load', value: 250 },
    { ...about, metric: 'mount', value: 50 },
  ]);
});

test('vitals that are reported on the last route belong to the routes where they arose', async () => {
  const { go, sent, store, vital } = await setUp();
  store.setVersion('mfe-a', '2.0.0');
  store.setVersion('mfe-b', '3.0.0');
  go('/b', 5_000);
  go('/nowhere', 9_000);
  vital({ name: 'LCP', value: 900, entries: [{ startTime: 900, duration: 0 }] });
  vital({ name: 'INP', value: 400, entries: [{ startTime: 4_900, duration: 400 }] });
  vital({ name: 'CLS', value: 0.25, entries: [{ startTime: 6_000, duration: 0, value: 0.25 }] });
  vital({ name: 'CLS', value: 0, entries: [] });
  const [beacon] = await sent();
  const onA = { remote: 'mfe-a', version: '2.0.0', route: '/a/*' };
  const onB = { remote: 'mfe-b', version: '3.0.0', route: '/b' };
  const nowhere = { remote: 'shell', version: '7.0.0', route: 'other' };
  expect(beacon?.measures).toEqual([
    { ...onA, metric: 'LCP', value: 900 },
    { ...onA, metric: 'INP', value: 400 },
    { ...onB, metric: 'CLS', value: 0.25 },
    { ...nowhere, metric: 'CLS', value: 0 },
  ]);
});

test.each([
  ['the page is not asked', { vitalsPercent: 10, random: 0.5 }, () => {}],
  [
    'the visitor has switched measuring off',
    {},
    (platform: Awaited<ReturnType<typeof setUp>>['platform']) => setOptedOut(platform.storage, true),
  ],
  [
    'the browser sends Global Privacy Control',
    {},
    () => vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true })),
  ],
])('no speed is reported where %s; faults are', async (_case, options, change) => {
  const { platform, mount, seen, sent } = await setUp(options);
  change(platform);
  mount();
  seen(failure);
  const beacons = await sent();
  vi.unstubAllGlobals();
  expect(beacons.flatMap(({ measures }) => measures)).toEqual([]);
  expect(beacons.flatMap(({ faults }) => faults)).toHaveLength(1);
});

test('SITE-94: a view that differed is reported, and its page has not failed', async () => {
  const { mount, seen, sent } = await setUp();
  mount();
  seen({ kind: 'mismatched', remote: 'mfe-a' });
  seen(failure);
  const [beacon] = await sent();
  expect(
    beacon?.faults.map(({ kind, version, first, firstOfPage }) => [kind, version, first, firstOfPage]),
  ).toEqual([
    ['mismatch', '2.0.0', false, false],
    ['render', '2.0.0', true, true],
  ]);
});
