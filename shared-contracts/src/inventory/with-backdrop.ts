import type { Theme } from '../tenant/index.ts';

/**
 * Address of a drawn vehicle picture on the tenant's backdrop. Photos, and addresses that choose for themselves, stay as they are.
 * The edge hints the same address that the page asks for.
 */
export function withBackdrop(url: string, { vehicleBackdrop }: Pick<Theme, 'vehicleBackdrop'>): string {
  const isDrawn = url.startsWith('/media/vehicles/') && !url.includes('?');
  return isDrawn ? `${url}?backdrop=${vehicleBackdrop}` : url;
}
