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

test('an event reaches its listeners as an envelope, in a second copy of the bus too', () => {
  const { bus, make } = setUp();
  const other = make();
  const heard = vi.fn();
  other.subscribe('cart:count-changed', heard);
  bus.emit('mfe-credit-app', 'cart:count-changed', { count: 2 });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ ...envelope, id: 'e1' });
  expect(other.last('cart:count-changed')?.payload).toEqual({ count: 2 });
});

test('an unsubscribed listener hears nothing', () => {
  const { bus } = setUp();
  const heard = vi.fn();
  bus.subscribe('cart:count-changed', heard)();
  bus.emit('mfe-credit-app', 'cart:count-changed', { count: 2 });
  expect(heard).not.toHaveBeenCalled();
});

test('an event that is not retained has no last', () => {
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
  const heard = vi.fn();
  bus.subscribe('cart:count-changed', heard);
  target.dispatchEvent(forged('cart:count-changed', detail));
  expect(heard).not.toHaveBeenCalled();
  expect(bus.last('cart:count-changed')).toBeUndefined();
  expect(log).toHaveBeenCalledExactlyOnceWith('event cart:count-changed was ignored', { fault });
});
