import type { PickupPlace } from '@forecourt/shared-contracts/fulfillment';
import { distanceMiles } from '@forecourt/shared-contracts/geo';
import type { ZipTable } from '../geo/index.ts';

/**
 * Returns the places of a pickup, the nearest to the buyer's ZIP code first; equally near ones, and all of them while that ZIP code is not
 * known, by their fee, where one that only the dealer can say comes last. Distances are between the centers of the ZIP areas.
 */
export function sortedPickups(
  places: readonly PickupPlace[],
  zip: string | undefined,
  zips: Pick<ZipTable, 'find'>,
): PickupPlace[] {
  const home = zip === undefined ? undefined : zips.find(zip);
  const milesTo = ({ place }: PickupPlace) => {
    const there = zips.find(place.zip);
    return home && there ? distanceMiles(home, there) : Infinity;
  };
  return places
    .map((one) => ({ one, miles: milesTo(one), fee: one.feeCents ?? Infinity }))
    .toSorted((first, second) => ascending(first.miles, second.miles) || ascending(first.fee, second.fee))
    .map(({ one }) => one);
}

function ascending(first: number, second: number): number {
  return first === second ? 0 : first - second;
}
