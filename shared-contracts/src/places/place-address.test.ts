import { expect, test } from 'vitest';
import { placeAddress } from './place-address.ts';
import type { AddressComponent } from './place-schemas.ts';

const part = (type: string, long: string, short = long): AddressComponent => ({
  long,
  short,
  types: [type, 'political'],
});
const dearborn = [
  part('locality', 'Dearborn'),
  part('administrative_area_level_2', 'Wayne County'),
  part('administrative_area_level_1', 'Michigan', 'MI'),
  part('country', 'United States', 'US'),
  part('postal_code', '48124'),
];
const street = [part('street_number', '21000'), part('route', 'Michigan Avenue', 'Michigan Ave')];
const filled = { line1: '21000 Michigan Avenue', city: 'Dearborn', state: 'MI', zip: '48124' };
const without = (type: string) => [...street, ...dearborn].filter(({ types }) => !types.includes(type));

test.each([
  ['a whole address', [...street, ...dearborn], '21000 mich', filled],
  [
    'a street alone: the number that was typed',
    without('street_number'),
    '12b michigan',
    { ...filled, line1: '12b Michigan Avenue' },
  ],
  [
    'a street alone, and no number typed',
    without('street_number'),
    'michigan',
    { ...filled, line1: 'Michigan Avenue' },
  ],
  [
    'no ZIP: the one in the form stays',
    without('postal_code'),
    '',
    { line1: filled.line1, city: 'Dearborn', state: 'MI' },
  ],
  ['no city', without('locality'), '', { line1: filled.line1, state: 'MI', zip: '48124' }],
  [
    'a borough is the city',
    [...without('locality'), part('sublocality_level_1', 'Brooklyn')],
    '',
    { ...filled, city: 'Brooklyn' },
  ],
  [
    'a ZIP of nine digits is none',
    [...without('postal_code'), part('postal_code', '48124-1234')],
    '',
    { line1: filled.line1, city: 'Dearborn', state: 'MI' },
  ],
  [
    'a street name that is too long for the form',
    [part('route', 'Avenue of the Very Long Names of Founders', 'Founders Ave'), ...dearborn],
    '',
    { ...filled, line1: 'Founders Ave' },
  ],
  ['no street', dearborn, '12 x', undefined],
  ['not in the states', [...street, part('administrative_area_level_1', 'Ontario', 'ON')], '', undefined],
  ['nothing', [], '12 Main St', undefined],
])('the address of a place: %s', (_name, components, typed, expected) => {
  expect(placeAddress(components, typed)).toEqual(expected);
});
