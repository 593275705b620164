import type { Theme } from '../tenant/index.ts';

/**
 * Returns the URL of a drawn vehicle picture with the tenant's backdrop. Photos, and URLs that already specify a backdrop, are unchanged.
 * The edge preloads the same URL that the page requests.
 */
export function withBackdrop(url: string, { vehicleBackdrop }: Pick<Theme, 'vehicleBackdrop'>): string {
  const isDrawn = url.startsWith('/media/vehicles/') && !url.includes('?');
  return isDrawn ? `${url}?backdrop=${vehicleBackdrop}` : url;
}
