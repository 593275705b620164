import type { SocialProvider } from '../session/social.ts';
import type { PublicTenant } from '../tenant/index.ts';

/** What decides which providers are offered. */
export interface SocialFacts {
  readonly consumer: Pick<PublicTenant['consumer'], 'socialLogin' | 'identityPools'>;
  /** `social_media_login_google` and `cec_camaro_appleid`; storefront.md section 3 'Feature flags'. */
  readonly flags: { readonly google: boolean; readonly apple: boolean };
  /** Whether stand-ins answer for outside services here. */
  readonly isSandbox: boolean;
}

/**
 * The providers that a shopper may continue with, in their order on the page (checkout-tracker.md section 6: gated by a tenant flag and a
 * feature toggle). None where no pool has a domain, or has but the path of a stand-in where there are none.
 */
export function socialOffer({ consumer, flags, isSandbox }: SocialFacts): readonly SocialProvider[] {
  const isServed = consumer.identityPools.some(
    ({ domain }) => domain !== undefined && (isSandbox || !domain.startsWith('/')),
  );
  if (!consumer.socialLogin || !isServed) return [];
  return [
    ...(flags.google ? (['google'] as const) : []),
    'facebook',
    ...(flags.apple ? (['apple'] as const) : []),
  ];
}
