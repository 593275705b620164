import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setOptedOut } from '@forecourt/shared-contracts/analytics';
import type { Beacon, Metric } from '@forecourt/shared-contracts/observe';
import { BeaconSchema } from '@forecourt/shared-contracts/observe';
import { LoadFailure } from '@forecourt/shared-contracts/release-loading';
import { createPlatformStorage } from '@forecourt/shared-contracts/storage';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import * as v from 'valibot';
import { observeCheckout } from './observe-checkout.ts';

const siteOrigin = 'https://cars.example';
const route = (path: string) => ({
  id: 'one',
  path,
  skeleton: 'tracker' as const,
  prefetch: [],
  chunks: [],
});
const page = pageFixture({
  vitalsPercent: 10,
  releases: {
    channel: 'stable',
    revision: 1,
    remotes: [
      {
        name: 'mfe-checkout',
        container: 'checkout',
        routes: [route('/progress/*'), route('/progress/:orderNumber/payment/*')],
        current: { version: '2.0.0', entryUrl: '/two.js', integrity: 'sha384-2' },
      },
    ],
  },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function observe(random = 0) {
  const sent: Beacon[] = [];
  let vital: (metric: Metric, value: number) => void = () => {};
  const observer = observeCheckout(page, {
    window,
    siteOrigin,
    step: '',
    random: () => random,
    watchVitals: (listener) => void (vital = listener),
    send: (beacon) => void sent.push(v.parse(BeaconSchema, beacon)),
  });
  return { observer, sent, vital: (metric: Metric, value: number) => vital(metric, value) };
}

test('faults are sent together a second later, by release and route pattern, without a message or an order', () => {
  const { observer, sent } = observe();
  observer.failed('2.0.0', 'load', new Error('https://cars.example/FC-1 is missing'));
  observer.failed('2.0.0', 'load', new LoadFailure('late', 'took too long'));
  observer.at('payment');
  observer.failed('1.0.0', 'mount', new TypeError('dana@example.com'));
  observer.failed('1.0.0', 'render', undefined);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1_000);
  const about = { remote: 'mfe-checkout', route: '/progress/*' };
  const atPayment = { remote: 'mfe-checkout', route: '/progress/:orderNumber/payment/*' };
  expect(sent).toEqual([
    {
      measures: [],
      faults: [
        { ...about, version: '2.0.0', kind: 'load', name: 'EntryMissing', first: true, firstOfPage: true },
        { ...about, version: '2.0.0', kind: 'load', name: 'EntryLate', first: false, firstOfPage: false },
        { ...atPayment, version: '1.0.0', kind: 'mount', name: 'TypeError', first: true, firstOfPage: false },
        {
          ...atPayment,
          version: '1.0.0',
          kind: 'render',
          name: 'RemoteError',
          first: false,
          firstOfPage: false,
        },
      ],
    },
  ]);
  observer.stop();
});

test('load, mount and vitals are sent at the end, for the release that runs', () => {
  const { observer, sent, vital } = observe();
  observer.loaded('1.0.0', 120.12345);
  observer.mounted('1.0.0', 40);
  vital('LCP', 900);
  observer.stop();
  const about = { remote: 'mfe-checkout', version: '1.0.0', route: '/progress/*' };
  expect(sent).toEqual([
    {
      faults: [],
      measures: [
        { ...about, metric: 'load', value: 120.123 },
        { ...about, metric: 'mount', value: 40 },
        { ...about, metric: 'LCP', value: 900 },
      ],
    },
  ]);
});

const ownStorage = () =>
  createPlatformStorage({
    tenantId: page.tenant.id,
    openLocal: () => localStorage,
    openSession: () => sessionStorage,
    uuid: () => crypto.randomUUID(),
  });

test.each([
  ['that is not sampled', 0.5, () => undefined],
  ['whose visitor has opted out', 0, () => setOptedOut(ownStorage(), true)],
  [
    'with Global Privacy Control',
    0,
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  ],
])('T62: no speed is reported from a page %s; faults are', (_case, random, change) => {
  change();
  const { observer, sent } = observe(random);
  observer.mounted('2.0.0', 40);
  observer.failed('2.0.0', 'mount', new Error('no'));
  observer.stop();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  expect(sent.map(({ faults, measures }) => [faults.length, measures.length])).toEqual([[1, 0]]);
});

test('at most ten faults are sent from one checkout, and nothing after its end', () => {
  const { observer, sent } = observe();
  for (let time = 0; time < 12; time += 1) observer.failed('2.0.0', 'render', undefined);
  observer.stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.map(({ faults }) => faults.length)).toEqual([10]);
});

test('nothing is sent when the host has blocked the checkout', () => {
  const { observer, sent } = observe();
  observer.failed('2.0.0', 'load', new Error('blocked'));
  observer.discard();
  observer.stop();
  vi.advanceTimersByTime(2_000);
  expect(sent).toEqual([]);
});

function thrown(stack: string): ErrorEvent {
  const error = Object.assign(new RangeError('dana'), { stack });
  return new ErrorEvent('error', { error });
}

test('an uncaught error counts if it is in a file of the site, and never if it is the host’s own', () => {
  const { observer, sent } = observe();
  // Without a listener of its own, the test run reports every event as an error of the test.
  const listen = () => undefined;
  window.addEventListener('error', listen);
  const file = `${siteOrigin}/assets/mfe-checkout/2.0.0-ab/tracker.0a1b.js:7:42`;
  window.dispatchEvent(thrown('RangeError: dana\n at x (https://dealer.example/own.js:1:1)'));
  window.dispatchEvent(
    thrown(`RangeError\n at x (${siteOrigin}.evil.example/assets/mfe-checkout/2.0.0/a.js:1:1)`),
  );
  window.dispatchEvent(thrown(`RangeError: dana\n at x (https://cdn.example/react.js:1:1)\n at y (${file})`));
  observer.stop();
  window.dispatchEvent(thrown(`RangeError\n at y (${file})`));
  window.removeEventListener('error', listen);
  expect(sent.flatMap(({ faults }) => faults)).toEqual([
    {
      kind: 'error',
      remote: 'mfe-checkout',
      version: '2.0.0-ab',
      route: '/progress/*',
      name: 'RangeError',
      at: 'tracker.0a1b.js:7:42',
      first: true,
      firstOfPage: true,
    },
  ]);
});
