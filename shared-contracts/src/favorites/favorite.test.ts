import { expect, it } from 'vitest';
import type { VehicleAvailability } from '../inventory/index.ts';
import { savedLists, type Favorite } from './favorite.ts';

const saved = (availability: VehicleAvailability) => ({ savedAt: '', vehicle: { availability } }) as Favorite;

it.each([
  ['Available', 'saves'],
  ['PendingSale', 'saves'],
  ['Sold', 'sold'],
  ['Deleted', 'sold'],
] as const)('a vehicle that is %s is in %s', (availability, list) => {
  const one = saved(availability);
  expect(savedLists([one])).toEqual({ saves: [], sold: [], [list]: [one] });
});
