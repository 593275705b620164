import type { PublicTenant } from '../tenant/index.ts';

type InventorySettings = PublicTenant['inventory'];

/** Width of the preview that is shown, blurred, until a photo has arrived. */
const previewWidthPx = 32;

/** Makes paths of this site readable as addresses. */
const site = 'https://a';

/** Returns the address of a photo at each width; undefined for what its host does not resize. */
function resized(url: string, { photos }: InventorySettings, widthsPx?: readonly number[]) {
  if (!photos?.resize || !URL.canParse(url, site)) return undefined;
  const address = new URL(url, site);
  const written = () => address.href.replace(`${site}/`, '/');
  if (!photos.origins.some((origin) => written().startsWith(`${origin}/`))) return undefined;
  const { parameter } = photos.resize;
  return (widthsPx ?? photos.resize.widthsPx).map((width) => {
    address.searchParams.set(parameter, String(width));
    return { href: written(), width };
  });
}

/**
 * Returns the `srcset` of a photo whose host can resize it; undefined for drawings, which are sharp at any size, and for photos of other
 * hosts. Browsers choose among the tenant's widths.
 */
export function photoSrcSet(url: string, settings: InventorySettings): string | undefined {
  return resized(url, settings)
    ?.map(({ href, width }) => `${href} ${width}w`)
    .join(', ');
}

/** Returns the address of a photo a few pixels wide, to be shown until the photo has arrived; undefined as for {@link photoSrcSet}. */
export function photoPreview(url: string, settings: InventorySettings): string | undefined {
  return resized(url, settings, [previewWidthPx])?.[0]?.href;
}
