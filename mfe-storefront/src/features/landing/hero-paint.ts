import { contrastRatio, type Palette } from '@forecourt/shared-contracts/tenant';

/** Paint of the car in the hero: of brand and accent the colour that stands out more from the hero's ground. */
export function heroPaint({ brand, accent, hero }: Pick<Palette, 'brand' | 'accent' | 'hero'>): string {
  return contrastRatio(accent, hero) > contrastRatio(brand, hero) ? accent : brand;
}
