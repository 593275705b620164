import { photoSrcSet } from '@forecourt/shared-contracts/inventory';
import { contrastRatio, type Palette, type PublicTenant } from '@forecourt/shared-contracts/tenant';
import { bodyStylePicture } from '../../inventory/index.ts';

/** Returns the paint of the drawn car in the hero: brand or accent color, whichever contrasts more with the hero background. */
export function heroPaint({ brand, accent, hero }: Pick<Palette, 'brand' | 'accent' | 'hero'>): string {
  return contrastRatio(accent, hero) > contrastRatio(brand, hero) ? accent : brand;
}

/** The attributes of the hero's `img`: the tenant's photo at each width that its host has, or a drawing in the brand's color. */
export function heroPicture({ inventory, theme }: Pick<PublicTenant, 'inventory' | 'theme'>) {
  const photo = inventory.photos?.hero;
  if (photo === undefined) return { src: bodyStylePicture('suv', heroPaint(theme.palette), 'none') };
  const srcSet = photoSrcSet(photo, inventory);
  const sizes =
    theme.layout.hero === 'picture' ? '(min-width: 960px) 50vw, 100vw' : '(min-width: 768px) 50vw, 70vw';
  return { src: photo, ...(srcSet && { srcSet, sizes }) };
}
