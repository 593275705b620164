import type {
  ChosenCoverage,
  ProtectionOffer,
  ProtectionPackage,
} from '@forecourt/shared-contracts/protection';

/** State of one package in an offer. */
export interface PackageState {
  readonly chosen: ChosenCoverage | undefined;
  /** Code of the selected level: what the shopper selected, else what is chosen; undefined until then (BUY-86). */
  readonly value: string | undefined;
  /** Code of the level that can be added: the selected one, or the only one that has a price. */
  readonly toAdd: string | undefined;
  /** Code of the level that the examples are about: the selected one, else the first that has a price. */
  readonly example: string | undefined;
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
  const priced = offered.levels.filter(({ priceCents }) => priceCents !== null).map(({ code }) => code);
  const value = marked ?? chosen?.level.code;
  return {
    chosen,
    value,
    toAdd: value ?? (priced.length === 1 ? priced[0] : undefined),
    example: value ?? priced[0],
    prices: pricesOf(offered),
    isInUltra: partsOfUltra.includes(offered.type) && offer.chosen.some(({ type }) => type === 'CP'),
  };
}
