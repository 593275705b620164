import type { Tenant } from '@forecourt/shared-contracts/tenant';

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

function identityOrigins({ consumer }: Tenant): string[] {
  return consumer.identityPools.flatMap(({ region, endpoint, domain }) => [
    ...(endpoint ? [] : [`https://cognito-idp.${region}.amazonaws.com`]),
    ...(domain ? originOf(`https://${domain}`) : []),
  ]);
}

/**
 * The content security policy of a tenant's pages: only own scripts and the nonce's, calls only to the own API, the identity service
 * and the flag proxy, no frame but the payment provider's card fields (T20), framed by nobody but the tenant's own list (T07).
 */
export function contentSecurityPolicy(
  tenant: Tenant,
  { nonce, paymentOrigin }: { readonly nonce: string; readonly paymentOrigin: string | undefined },
): string {
  const connect = new Set(["'self'", ...identityOrigins(tenant), ...originOf(tenant.consumer.proxyEndpoint)]);
  const ancestors = tenant.embeddingOrigins.length > 0 ? tenant.embeddingOrigins : ["'none'"];
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `frame-src ${paymentOrigin ?? "'none'"}`,
    `connect-src ${[...connect].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ');
}

/** The policy of pages that carry nothing but their own text. */
export function plainPolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
