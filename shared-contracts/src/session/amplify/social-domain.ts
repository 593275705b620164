import type { IdentityPool } from '../../tenant/index.ts';

/** Where a pool's social sign-in is. `isPlainHttp`: a stand-in on a site without TLS, which Amplify cannot reach by itself. */
export interface SocialDomain {
  /** As Amplify takes it: host, port and path, without a scheme. */
  readonly name: string;
  readonly isPlainHttp: boolean;
  /** The same with its scheme, without a slash at its end. */
  readonly url: string;
}

/**
 * The domain of a pool, completed by the site's origin when it is a path there; undefined without one. Only a path can be reached
 * without TLS: a domain that is a host name always is https.
 */
export function socialDomain({ domain }: IdentityPool, siteOrigin: string): SocialDomain | undefined {
  if (domain === undefined) return undefined;
  if (!domain.startsWith('/')) return { name: domain, isPlainHttp: false, url: `https://${domain}` };
  const { protocol, host } = new URL(siteOrigin);
  return { name: host + domain, isPlainHttp: protocol === 'http:', url: `${protocol}//${host}${domain}` };
}
