import type { PublicTenant } from '../tenant/index.ts';

/**
 * Returns the `srcset` of a photo whose host can resize it; undefined for drawings, which are sharp at any size, and for photos of other
 * hosts. Browsers choose among the tenant's widths.
 */
export function photoSrcSet(url: string, { photos }: PublicTenant['inventory']): string | undefined {
  if (!photos?.resize || !URL.canParse(url) || !photos.origins.includes(new URL(url).origin))
    return undefined;
  const { parameter, widthsPx } = photos.resize;
  return widthsPx
    .map((width) => {
      const address = new URL(url);
      address.searchParams.set(parameter, String(width));
      return `${address.href} ${width}w`;
    })
    .join(', ');
}
