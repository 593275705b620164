import type { ProtectionType } from '@forecourt/shared-contracts/protection';

/** A part that a package covers; named by `coverage.part.{id}`. */
export type CoveredPart =
  | 'wheels'
  | 'dents'
  | 'windshield'
  | 'interior'
  | 'keys'
  | 'powertrain'
  | 'steering'
  | 'climate'
  | 'screen'
  | 'roadside'
  | 'rental'
  | 'balance';

const appearance: readonly CoveredPart[] = ['wheels', 'dents', 'windshield', 'interior', 'keys'];
const mechanical: readonly CoveredPart[] = [
  'powertrain',
  'steering',
  'climate',
  'screen',
  'roadside',
  'rental',
];

const byType: Readonly<Record<ProtectionType, readonly CoveredPart[]>> = {
  TWO: appearance,
  VSC: mechanical,
  CP: [...appearance, ...mechanical],
  GAP: ['balance'],
};

/** Everything that a package covers, in the order of the comparison. */
export function coveredParts(type: ProtectionType): readonly CoveredPart[] {
  return byType[type];
}

/** The rows of a comparison: everything that at least one of the packages covers, without duplicates. */
export function comparedParts(types: readonly ProtectionType[]): readonly CoveredPart[] {
  return [...new Set([...appearance, ...mechanical, ...byType.GAP])].filter((part) =>
    types.some((type) => byType[type].includes(part)),
  );
}

/** What a repair costs without coverage, in cents (SHOP-83). */
export const repairExamples: Readonly<
  Partial<Record<CoveredPart, { readonly amountCents: number; readonly kind: 'about' | 'upTo' }>>
> = {
  wheels: { amountCents: 700_00, kind: 'about' },
  powertrain: { amountCents: 2_030_00, kind: 'upTo' },
  screen: { amountCents: 1_120_00, kind: 'upTo' },
};
