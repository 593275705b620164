import type {
  ChosenCoverage,
  ProtectionOffer,
  ProtectionPackage,
} from '@forecourt/shared-contracts/protection';

/** State of one package in an offer. */
export interface PackageState {
  readonly chosen: ChosenCoverage | undefined;
  /** Code of the selected level: what the shopper selected, else what is chosen, else the first that has a price. */
  readonly value: string | undefined;
  readonly prices: 'all' | 'some' | 'none';
  /** Complete protection ultra is chosen and contains this package. */
  readonly isInUltra: boolean;
}

const partsOfUltra: readonly ProtectionPackage['type'][] = ['TWO', 'VSC'];

function pricesOf({ levels }: ProtectionPackage): PackageState['prices'] {
  if (levels.every(({ priceCents }) => priceCents !== null)) return 'all';
  return levels.some(({ priceCents }) => priceCents !== null) ? 'some' : 'none';
}

/** Returns the state of a package, with the level that the shopper has selected in it. */
export function packageState(
  offered: ProtectionPackage,
  offer: ProtectionOffer,
  marked: string | undefined,
): PackageState {
  const chosen = offer.chosen.find(({ type }) => type === offered.type);
  const priced = offered.levels.find(({ priceCents }) => priceCents !== null);
  return {
    chosen,
    value: marked ?? chosen?.level.code ?? priced?.code,
    prices: pricesOf(offered),
    isInUltra: partsOfUltra.includes(offered.type) && offer.chosen.some(({ type }) => type === 'CP'),
  };
}
