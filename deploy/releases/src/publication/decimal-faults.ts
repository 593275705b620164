import type { Tenant } from '@forecourt/shared-contracts/tenant';

/** Decimals with which prices are computed: more of them are rounded away. */
const percentDecimals = 4;
const moneyFactorDecimals = 7;

/** The decimals that may follow the point of a number by the names on its path, or undefined where it is no rate. */
function decimalsOf(path: readonly string[]): number | undefined {
  if (path.includes('moneyFactors')) return moneyFactorDecimals;
  return path.some((name) => name.endsWith('Percent')) ? percentDecimals : undefined;
}

function decimalFault(path: readonly string[], value: number): string[] {
  const decimals = decimalsOf(path);
  if (decimals === undefined || Number(value.toFixed(decimals)) === value) return [];
  return [`${path.join('.')}: ${value} has more than ${decimals} decimals, which prices do not count`];
}

function faultsIn(value: unknown, path: readonly string[]): string[] {
  if (typeof value === 'number') return decimalFault(path, value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => faultsIn(inner, [...path, name]));
}

/**
 * The rates of a tenant with more decimals than the price rules compute with (PRICE-2): four for a percentage, seven for a money factor. A
 * quote would silently be that of another rate than the file states. One line per field, `path: reason`.
 */
export function decimalFaults({ payment }: Pick<Tenant, 'payment'>): string[] {
  return faultsIn(payment, ['payment']);
}
