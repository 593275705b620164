import { colorFamilies } from '@forecourt/shared-contracts/inventory';

/**
 * Returns the catalog key of an interior color; undefined if it is outside our color families and shown as the feed writes it, in every
 * language.
 */
export function interiorColorKey(interiorColor: string): string | undefined {
  return colorFamilies.some((family) => family === interiorColor)
    ? `inventory.color.${interiorColor}`
    : undefined;
}
