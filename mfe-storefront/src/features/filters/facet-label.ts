import { colorFamilies, type FacetName } from '@forecourt/shared-contracts/inventory';

const named: ReadonlySet<FacetName> = new Set([
  'condition',
  'bodyStyle',
  'fuelType',
  'drivetrain',
  'color',
  'feature',
]);

/** Catalogue key of a filter's value; undefined where the value is its own name (makes, models, trims, interiors of other words). */
export function facetLabelKey(name: FacetName, value: string): string | undefined {
  const isColor = name === 'interiorColor' && colorFamilies.some((family) => family === value);
  if (isColor) return `inventory.color.${value}`;
  return named.has(name) ? `inventory.${name}.${value}` : undefined;
}
