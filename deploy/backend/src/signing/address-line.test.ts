import { expect, test } from 'vitest';
import { addressLine, addressParts } from './address-line.ts';

const home = { line1: '12 Garden Street', line2: '', city: 'Dearborn', state: 'MI', zip: '48124' };

test.each([
  ['without a second line', home, '12 Garden Street, Dearborn, MI 48124'],
  ['with one', { ...home, line2: 'Unit 5' }, '12 Garden Street, Unit 5, Dearborn, MI 48124'],
  [
    'with a comma in it',
    { ...home, line2: 'Tower 2, 5' },
    '12 Garden Street, Tower 2, 5, Dearborn, MI 48124',
  ],
])('an address %s is one line, and its parts again', (_row, address, line) => {
  expect(addressLine(address)).toBe(line);
  expect(addressParts(line)).toEqual(address);
});

test.each([
  '',
  'MI 48124',
  'Dearborn, MI 48124',
  '12 Garden Street, Dearborn',
  '12 Garden Street, Dearborn, 48124',
])('"%s" has no parts', (line) => expect(addressParts(line)).toBeUndefined());
