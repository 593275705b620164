import { expect, test, vi } from 'vitest';
import { createEventBus } from './create-event-bus.ts';

function setUp() {
  const target = new EventTarget();
  const log = vi.fn();
  let serial = 0;
  const make = () =>
    createEventBus({ target, log, uuid: () => `e${++serial}`, nowMs: () => Date.UTC(2026, 10, 21) });
  return { target, log, make, bus: make() };
}

function forged(name: string, detail: unknown): CustomEvent {
  return new CustomEvent(`forecourt:${name}`, { detail });
}

const envelope = {
  v: 1,
  id: 'x',
  at: '2026-11-21T00:00:00.000Z',
  source: 'mfe-credit-app',
  name: 'cart:count-changed',
  payload: { count: 2 },
};

test('an event reaches its listeners as an envelope, even through a second copy of the bus', () => {
  const { bus, make } = setUp();
  const other = make();
  const listener = vi.fn();
  other.subscribe('cart:count-changed', listener);
  bus.emit('mfe-credit-app', 'cart:count-changed', { count: 2 });
  expect(listener).toHaveBeenCalledExactlyOnceWith({ ...envelope, id: 'e1' });
  expect(other.last('cart:count-changed')?.payload).toEqual({ count: 2 });
});

test('an unsubscribed listener receives nothing', () => {
  const { bus } = setUp();
  const listener = vi.fn();
  bus.subscribe('cart:count-changed', listener)();
  bus.emit('mfe-credit-app', 'cart:count-changed', { count: 2 });
  expect(listener).not.toHaveBeenCalled();
});

test('an event that is not retained has no last value', () => {
  const { bus } = setUp();
  bus.emit('mfe-checkout', 'remote:mounted', { remote: 'mfe-checkout' });
  expect(bus.last('remote:mounted')).toBeUndefined();
});

test.each([
  ['a source that does not own it', { ...envelope, source: 'mfe-storefront' }, 'source'],
  ['another version', { ...envelope, v: 2 }, 'envelope'],
  ['no envelope', null, 'envelope'],
  ['the name of another event', { ...envelope, name: 'orders:count-changed' }, 'envelope'],
  ['a negative count', { ...envelope, payload: { count: -1 } }, 'payload'],
])('an event with %s is ignored and logged once', (_name, detail, fault) => {
  const { bus, target, log } = setUp();
  const listener = vi.fn();
  bus.subscribe('cart:count-changed', listener);
  target.dispatchEvent(forged('cart:count-changed', detail));
  expect(listener).not.toHaveBeenCalled();
  expect(bus.last('cart:count-changed')).toBeUndefined();
  expect(log).toHaveBeenCalledExactlyOnceWith('event cart:count-changed was ignored', { fault });
});

const mounted = { remote: 'mfe-checkout' };
const failed = { ...mounted, phase: 'render', message: 'TypeError' };

test.each([
  ['remote:failed', 'mfe-hostile', failed, false],
  ['remote:failed', 'platform', failed, false],
  ['remote:failed', '', failed, false],
  ['remote:failed', 'mfe-checkout', failed, true],
  ['remote:failed', 'shell', failed, true],
  ['remote:mounted', 'mfe-hostile', mounted, false],
  ['remote:mounted', 'mfe-checkout', mounted, true],
  ['remote:replaced', 'mfe-checkout', { ...mounted, version: '0.0.1' }, false],
  ['error-page:shown', 'mfe-hostile', { ...mounted, code: 500, path: '/' }, false],
] as const)('T23: %s about mfe-checkout from "%s"', (name, source, payload, isReceived) => {
  const { bus, target, log } = setUp();
  const listener = vi.fn();
  bus.subscribe(name, listener);
  target.dispatchEvent(forged(name, { ...envelope, name, source, payload }));
  expect(listener).toHaveBeenCalledTimes(isReceived ? 1 : 0);
  expect(log.mock.calls).toEqual(isReceived ? [] : [[`event ${name} was ignored`, { fault: 'source' }]]);
});
