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

interface RepairExample {
  readonly amountCents: number;
  readonly kind: 'about' | 'upTo';
}

/** What a repair costs without coverage, in cents (SHOP-83). That of the powertrain is for one with an engine. */
const repairExamples: Readonly<Partial<Record<CoveredPart, RepairExample>>> = {
  wheels: { amountCents: 700_00, kind: 'about' },
  powertrain: { amountCents: 2_030_00, kind: 'upTo' },
  screen: { amountCents: 1_120_00, kind: 'upTo' },
};

/** The example of what a repair of a part costs without coverage; undefined if there is none for this kind of vehicle (SHOP-83, BUY-28). */
export function repairExample(part: CoveredPart, isElectric: boolean): RepairExample | undefined {
  return isElectric && part === 'powertrain' ? undefined : repairExamples[part];
}

const limits = {
  TWO: ['crash', 'worn', 'intent'],
  VSC: ['care', 'crash', 'before'],
  CP: ['care', 'crash', 'before'],
  GAP: ['insurance', 'late', 'damage'],
} as const satisfies Record<ProtectionType, readonly string[]>;

/** The exclusions of a package, named by `coverage.type.{type}.limits`: an electric vehicle has its own care, and a battery. */
export function excludedLimits(type: ProtectionType, isElectric: boolean): readonly string[] {
  return limits[type].flatMap((limit) =>
    isElectric && limit === 'care' ? ['battery', 'careElectric'] : [limit],
  );
}

/** Which text of `coverage.part.{part}` is its name: the drive of an electric vehicle is no powertrain, and its battery is excluded. */
export function partName(part: CoveredPart, isElectric: boolean): 'name' | 'nameElectric' {
  return isElectric && part === 'powertrain' ? 'nameElectric' : 'name';
}

/** The parts that an electric vehicle has in other words. */
const electricParts: readonly CoveredPart[] = ['powertrain', 'screen'];

/** Which text of `coverage.part.{part}` says what is covered. */
export function partText(part: CoveredPart, isElectric: boolean): 'text' | 'textElectric' {
  return isElectric && electricParts.includes(part) ? 'textElectric' : 'text';
}
