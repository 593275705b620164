import { expect, it } from 'vitest';
import { heldClock } from '../testing/held-ports.ts';
import { createAddressLimit } from './create-address-limit.ts';

function setUp() {
  const clock = heldClock('2026-11-21T12:00:00.000Z');
  const count = createAddressLimit({ count: 2, windowMs: 60_000 }, clock);
  const from = (address: string | undefined, tenantId = 'northstar') =>
    count({
      tenant: { id: tenantId },
      rawRequest: new Request('http://backend.test/', {
        headers: address === undefined ? {} : { 'x-forwarded-for': address },
      }),
    });
  return { clock, from };
}

it('allows so many calls in a window, and tells how long to wait for the next', () => {
  const { clock, from } = setUp();
  expect([from('198.51.100.7'), from('198.51.100.7')]).toEqual([undefined, undefined]);
  expect(from('198.51.100.7')).toBe(60);
  clock.advance(59_500);
  expect(from('198.51.100.7')).toBe(1);
  clock.advance(500);
  expect(from('198.51.100.7')).toBeUndefined();
});

it('counts each address of each tenant on its own', () => {
  const { from } = setUp();
  for (let call = 0; call < 3; call += 1) from('198.51.100.7');
  expect(from('198.51.100.7')).toBe(60);
  expect(from('2001:db8::7')).toBeUndefined();
  expect([from('2001:db8::8'), from('2001:db8::9')]).toEqual([undefined, 60]);
  expect(from('198.51.100.7', 'harbor')).toBeUndefined();
});

it.each([undefined, 'unknown', '127.0.0.1', '::1'])('does not limit %s', (address) => {
  const { from } = setUp();
  expect([1, 2, 3, 4].map(() => from(address))).toEqual([undefined, undefined, undefined, undefined]);
});

it('forgets the longest known address when there are too many', () => {
  const { from } = setUp();
  for (let call = 0; call < 3; call += 1) from('198.51.100.7');
  for (let number = 0; number < 50_000; number += 1)
    from(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);
  expect(from('198.51.100.7')).toBeUndefined();
});
