import type { SocialProvider } from '../session/social.ts';
import type { PublicTenant } from '../tenant/index.ts';

/** Inputs that determine which providers are offered. */
export interface SocialFacts {
  readonly consumer: Pick<PublicTenant['consumer'], 'socialLogin' | 'identityPools'>;
  /** `social_media_login_google` and `cec_camaro_appleid` (ACCT-33). */
  readonly flags: { readonly google: boolean; readonly apple: boolean };
  /** Whether outside services are replaced by stand-ins here. */
  readonly isSandbox: boolean;
}

/**
 * Returns the available social sign-in providers in display order. A tenant flag and a feature toggle gate them (ACCT-34). Empty if no pool
 * has a domain, or if the only domain is the path of a stand-in outside a sandbox.
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
