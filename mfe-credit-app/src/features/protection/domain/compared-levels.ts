import type { ProtectionPackage } from '@forecourt/shared-contracts/protection';

type Level = ProtectionPackage['levels'][number];

/** The lowest price of a package in cents, with its monthly share if it is financed; undefined if no level has a price. */
export function lowestPrice(
  levels: readonly Pick<Level, 'priceCents' | 'monthlyCents'>[],
): { readonly priceCents: number; readonly monthlyCents: number | null } | undefined {
  return levels
    .flatMap(({ priceCents, monthlyCents }) => (priceCents === null ? [] : [{ priceCents, monthlyCents }]))
    .sort((one, other) => one.priceCents - other.priceCents)[0];
}

/** The level with the longest term, the first of several; undefined without levels. */
export function longestLevel<T extends Pick<Level, 'termMonths'>>(levels: readonly T[]): T | undefined {
  return [...levels].sort((one, other) => other.termMonths - one.termMonths)[0];
}

/** The deductibles of a package's levels in cents, each once, from the lowest; empty without levels. */
export function deductibles(levels: readonly Pick<Level, 'deductibleCents'>[]): number[] {
  return [...new Set(levels.map(({ deductibleCents }) => deductibleCents))].sort((one, other) => one - other);
}
