import type { SocialDomain } from './social-domain.ts';

/**
 * Amplify only supports https for social sign-in (amplify-js #14799). For a stand-in on a site without TLS, this sends Amplify's requests
 * to the domain by http instead, while `work` runs. Loaded only for such a domain, so never for a tenant with a host name as domain.
 */
export async function withPlainHttp<T>(domain: SocialDomain, work: () => Promise<T>): Promise<T> {
  const secure = `https://${domain.name}/`;
  const { fetch } = globalThis;
  const plainly: typeof fetch = (input, init) =>
    typeof input === 'string' && input.startsWith(secure)
      ? fetch.call(globalThis, plainUrl(input), init)
      : fetch.call(globalThis, input, init);
  globalThis.fetch = plainly;
  try {
    return await work();
  } finally {
    if (globalThis.fetch === plainly) globalThis.fetch = fetch;
  }
}

/** Returns the same URL with http. */
export function plainUrl(url: string): string {
  return url.replace(/^https:/, 'http:');
}
