import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { SiteSettings } from '../site-settings.ts';

/** A problem that does not prevent a deployment, but prevents going live. */
export interface PoolWarning {
  readonly id: 'stand-in' | 'social';
  readonly says: string;
}

/**
 * Mismatches between a tenant's file and its user pools. None of them stops a deployment: pools must exist
 * before a tenant's file can name them, and providers before it can offer them. The site always offers
 * Facebook, Google and Apple by flag.
 */
export function poolWarnings({ id, consumer }: Tenant, { social = {} }: SiteSettings): PoolWarning[] {
  const isStandIn = consumer.identityPools.some(({ endpoint }) => endpoint !== undefined);
  const isOffered = consumer.socialLogin && !social[id]?.facebook;
  return [
    ...(isStandIn
      ? [
          {
            id: 'stand-in' as const,
            says: `The tenant ${id} signs in at the identity stand-in: name the pools in its file, without endpoint.`,
          },
        ]
      : []),
    ...(isOffered
      ? [
          {
            id: 'social' as const,
            says: `The tenant ${id} offers social sign-in (socialLogin), but its pools do not know Facebook.`,
          },
        ]
      : []),
  ];
}
