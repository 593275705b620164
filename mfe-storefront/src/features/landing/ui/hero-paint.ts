import { contrastRatio, type Palette } from '@forecourt/shared-contracts/tenant';

/** Returns the paint of the car in the hero: brand or accent color, whichever contrasts more with the hero background. */
export function heroPaint({ brand, accent, hero }: Pick<Palette, 'brand' | 'accent' | 'hero'>): string {
  return contrastRatio(accent, hero) > contrastRatio(brand, hero) ? accent : brand;
}
