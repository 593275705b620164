import type { Tenant } from '@forecourt/shared-contracts/tenant';

/** The other hosts of a tenant's photos, for a content security policy. Photos of this site need none: every policy allows its own pictures. */
export function photoOrigins({ inventory }: Pick<Tenant, 'inventory'>): string[] {
  return (inventory.photos?.origins ?? []).filter((origin) => !origin.startsWith('/'));
}
