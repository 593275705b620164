import type { PublicTenant } from '../tenant/index.ts';

/**
 * The `srcset` of a photograph whose host makes it smaller on request; undefined for drawings, which are sharp at any size, and for photos
 * of hosts that do not. Browsers choose among the tenant's widths.
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
