import { photoSrcSet } from '@forecourt/shared-contracts/inventory';
import { contrastRatio, type Palette, type PublicTenant } from '@forecourt/shared-contracts/tenant';

/** Path of a drawing in brand or accent color, whichever contrasts more with the hero background. */
export function drawnCar({ brand, accent, hero }: Pick<Palette, 'brand' | 'accent' | 'hero'>): string {
  const paint = contrastRatio(accent, hero) > contrastRatio(brand, hero) ? accent : brand;
  return `/media/vehicles/suv/${paint.replace('#', '')}/quarter.svg?backdrop=none`;
}

/**
 * Attributes of the car on the account pages, from its front corner, with a transparent background: the photo of the tenant's hero, or a
 * drawing. `siteOrigin` precedes paths of the site.
 */
export function carPicture(
  { inventory, theme }: Pick<PublicTenant, 'inventory' | 'theme'>,
  siteOrigin: string,
) {
  const onSite = (urls: string) => urls.replace(/(^|, )\//g, `$1${siteOrigin}/`);
  const photo = inventory.photos?.hero;
  const srcSet = photo && photoSrcSet(photo, inventory);
  return {
    src: onSite(photo ?? drawnCar(theme.palette)),
    ...(srcSet && { srcSet: onSite(srcSet), sizes: '400px' }),
  };
}
