import { contrastRatio, type Palette } from '@forecourt/shared-contracts/tenant';

/**
 * Path of the car drawing on the account pages, from its front corner, with a transparent background: in brand or accent color, whichever contrasts more with the
 * hero background.
 */
export function carPicture({ brand, accent, hero }: Pick<Palette, 'brand' | 'accent' | 'hero'>): string {
  const paint = contrastRatio(accent, hero) > contrastRatio(brand, hero) ? accent : brand;
  return `/media/vehicles/suv/${paint.replace('#', '')}/quarter.svg?backdrop=none`;
}
