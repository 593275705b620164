import { searchHrefOf } from '../../../domain/search-href.ts';

/** A link into the search by electric range, `value` miles at least, or by fast charge, `value` minutes at most. */
export interface ElectricShortcut {
  readonly kind: 'range' | 'charge';
  readonly value: number;
  readonly href: string;
}

interface ElectricWays {
  readonly rangeMiles: readonly number[];
  readonly chargeMinutes: readonly number[];
}

/** The shortcuts of a dealer of electric vehicles, each its own search: ranges in miles, then charge times in minutes. */
export function electricShortcuts({ rangeMiles, chargeMinutes }: ElectricWays): readonly ElectricShortcut[] {
  return [
    ...rangeMiles.map((value) => ({
      kind: 'range' as const,
      value,
      href: searchHrefOf({ rangeMilesMin: value }),
    })),
    ...chargeMinutes.map((value) => ({
      kind: 'charge' as const,
      value,
      href: searchHrefOf({ chargeMinutesMax: value }),
    })),
  ];
}
