import type { PickupPlace } from '@forecourt/shared-contracts/fulfillment';
import { expect, test } from 'vitest';
import { createZipTable } from '../geo/index.ts';
import { sortedPickups } from './sorted-pickups.ts';

const zips = createZipTable();
const at = (zip: string) => ({ name: zip, line1: '1 Main Street', line2: '', city: '', state: '', zip });
const inPortland = { location: 'DEALERSHIP_LOCATION', place: at('04101') } as const;
const inOakland = { location: 'TRANSFER_LOCATION', place: at('94612') } as const;
const atUnknown = { location: 'DEALERSHIP_LOCATION', place: at('00000') } as const;

test.each<[string, string | undefined, readonly PickupPlace[], readonly string[]]>([
  [
    'the store of the vehicle, which is the nearest',
    '94103',
    [
      { ...inPortland, feeCents: 0 },
      { ...inOakland, feeCents: 0 },
    ],
    ['94612', '04101'],
  ],
  [
    'the dealership, which is the nearest, also for a fee',
    '04240',
    [
      { ...inPortland, feeCents: 9_900 },
      { ...inOakland, feeCents: 0 },
    ],
    ['04101', '94612'],
  ],
  [
    'the only one whose place is known',
    '94103',
    [
      { ...atUnknown, feeCents: 0 },
      { ...inOakland, feeCents: 9_900 },
    ],
    ['94612', '00000'],
  ],
  [
    'the one of the lowest fee, for a buyer without a ZIP code',
    undefined,
    [
      { ...inPortland, feeCents: null },
      { ...inOakland, feeCents: 9_900 },
    ],
    ['94612', '04101'],
  ],
  [
    'the dealership of two for the same fee, for a ZIP code that is not known',
    '00000',
    [
      { ...inPortland, feeCents: 0 },
      { ...inOakland, feeCents: 0 },
    ],
    ['04101', '94612'],
  ],
  ['the only one', '94103', [{ ...inPortland, feeCents: 0 }], ['04101']],
  ['nothing without a pickup', '94103', [], []],
])('first is %s (TRACK-97)', (_row, zip, places, expected) =>
  expect(sortedPickups(places, zip, zips).map(({ place }) => place.zip)).toEqual(expected),
);
