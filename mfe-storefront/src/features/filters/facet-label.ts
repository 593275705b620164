import type { FacetName } from '@forecourt/shared-contracts/inventory';

const named: ReadonlySet<FacetName> = new Set(['condition', 'bodyStyle', 'fuelType', 'drivetrain', 'color']);

/** Catalogue key of a filter's value; undefined where the value is its own name (makes, models, trims). */
export function facetLabelKey(name: FacetName, value: string): string | undefined {
  return named.has(name) ? `inventory.${name}.${value}` : undefined;
}
