import type { FacetName } from '@forecourt/shared-contracts/inventory';
import { interiorColorKey } from '../../../domain/interior-color.ts';

const named: ReadonlySet<FacetName> = new Set([
  'condition',
  'bodyStyle',
  'fuelType',
  'drivetrain',
  'color',
  'feature',
]);

/**
 * Returns the catalog key of a filter's value; undefined if the value is its own name (makes, models, trims, interiors outside the color
 * families).
 */
export function facetLabelKey(name: FacetName, value: string): string | undefined {
  if (name === 'interiorColor') return interiorColorKey(value);
  return named.has(name) ? `inventory.${name}.${value}` : undefined;
}
