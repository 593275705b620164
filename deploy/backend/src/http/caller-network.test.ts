import { expect, it } from 'vitest';
import { callerNetwork } from './caller-network.ts';

const of = (address?: string) =>
  callerNetwork(
    new Request('http://backend.test/', { headers: address ? { 'x-forwarded-for': address } : {} }),
  );

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is of the network %s', (address, network) => expect(of(address)).toBe(network));

it.each([undefined, 'unknown', '198.51.100.7, 198.51.100.8'])('%s names no network', (address) =>
  expect(of(address)).toBeUndefined(),
);
