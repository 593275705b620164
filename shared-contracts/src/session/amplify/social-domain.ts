import type { IdentityPool } from '../../tenant/index.ts';

/** A pool's social sign-in domain. `isPlainHttp`: a stand-in on a site without TLS, which Amplify does not support by itself. */
export interface SocialDomain {
  /** In Amplify's format: host, port and path, without a scheme. */
  readonly name: string;
  readonly isPlainHttp: boolean;
  /** The same with its scheme, without a trailing slash. */
  readonly url: string;
}

/**
 * Returns the domain of a pool, completed by the site's origin if it is a path; undefined without one. Only a path may be accessed without
 * TLS: a host name always uses https.
 */
export function socialDomain({ domain }: IdentityPool, siteOrigin: string): SocialDomain | undefined {
  if (domain === undefined) return undefined;
  if (!domain.startsWith('/')) return { name: domain, isPlainHttp: false, url: `https://${domain}` };
  const { protocol, host } = new URL(siteOrigin);
  return { name: host + domain, isPlainHttp: protocol === 'http:', url: `${protocol}//${host}${domain}` };
}
