import type { FacetName } from '@forecourt/shared-contracts/inventory';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
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
export function facetLabelKey(name: FacetName, value: string): TextKey<'storefront'> | undefined {
  if (name === 'interiorColor') return interiorColorKey(value);
  return named.has(name) ? (`inventory.${name}.${value}` as TextKey<'storefront'>) : undefined;
}
