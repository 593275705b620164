import { colorFamilies } from '@forecourt/shared-contracts/inventory';
import type { TextKey } from '@forecourt/shared-contracts/i18n';

/**
 * Returns the catalog key of an interior color; undefined if it is outside our color families and shown as the feed writes it, in every
 * language.
 */
export function interiorColorKey(interiorColor: string): TextKey<'storefront'> | undefined {
  const family = colorFamilies.find((one) => one === interiorColor);
  return family && `inventory.color.${family}`;
}
