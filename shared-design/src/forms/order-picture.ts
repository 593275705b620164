import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import { photoSrcSet, withBackdrop } from '@forecourt/shared-contracts/inventory';
import type { PublicTenant } from '@forecourt/shared-contracts/tenant';
import type { CardImage } from '../vehicle/card-vehicle.ts';

/** Where a picture is shown. */
export interface PictureUse {
  /** Prefix of site paths, for a host dealer's page; empty on the site itself. */
  readonly siteOrigin: string;
  readonly tenant: Pick<PublicTenant, 'theme' | 'inventory'>;
  /** Width of the picture, as in the `sizes` of an image. */
  readonly sizes: string;
}

/** Returns the picture of a cart's or an order's vehicle: a photograph in the sizes of its host, a drawing on the tenant's backdrop. */
export function orderPicture(
  { imageUrl, imageAlt, imageView }: OrderVehicle,
  { siteOrigin, tenant, sizes }: PictureUse,
): CardImage | undefined {
  if (imageUrl === '') return undefined;
  const onSite = (urls: string) => urls.replace(/(^|, )\//g, `$1${siteOrigin}/`);
  const srcSet = photoSrcSet(imageUrl, tenant.inventory);
  return {
    src: onSite(withBackdrop(imageUrl, tenant.theme)),
    srcSet: srcSet && onSite(srcSet),
    sizes,
    alt: imageAlt,
    view: imageView,
  };
}
