import { expect, test } from 'vitest';
import { keepAddress } from './keep-address.ts';

test.each([
  ['21000 Michigan Avenue', '21000~Michigan Avenue'],
  ['Northstar, 21000 Michigan Avenue, Dearborn', 'Northstar, 21000~Michigan Avenue, Dearborn'],
  ['12 Garden Street\nDearborn, MI 48124', '12~Garden Street\nDearborn, MI~48124'],
  ['One Court Square', 'One Court Square'],
])('%s', (address, kept) => expect(keepAddress(address)).toBe(kept.replaceAll('~', '\u00a0')));
