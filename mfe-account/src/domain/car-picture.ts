import { contrastRatio, type Palette } from '@forecourt/shared-contracts/tenant';

/** Path of the drawn car of the account pages, on no ground: in brand or accent, whichever stands out more from the hero's ground. */
export function carPicture({ brand, accent, hero }: Pick<Palette, 'brand' | 'accent' | 'hero'>): string {
  const paint = contrastRatio(accent, hero) > contrastRatio(brand, hero) ? accent : brand;
  return `/media/vehicles/suv/${paint.replace('#', '')}/side.svg?backdrop=none`;
}
