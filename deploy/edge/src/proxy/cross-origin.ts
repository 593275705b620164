import type { Tenant } from '@forecourt/shared-contracts/tenant';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const sendable =
  'content-type, x-auth-token, x-caller-id, x-correlation-id, x-session-id, idempotency-key, if-none-match, if-match, x-amz-target, x-amz-user-agent, amz-sdk-request, amz-sdk-invocation-id, cache-control';
const readable = 'x-correlation-id, retry-after, etag, content-disposition, location';

/**
 * Whether pages of this origin may call the tenant's API: exactly the listed ones, never `null` (T30, T46).
 */
export function isAllowedOrigin(tenant: Tenant, origin: string | undefined): origin is string {
  return origin !== undefined && tenant.embeddingOrigins.includes(origin);
}

/** CORS headers of an API answer; listed origins may send credentials, as all calls do (SITE-51). */
export function corsHeaders(tenant: Tenant, origin: string | undefined): Readonly<Record<string, string>> {
  if (!isAllowedOrigin(tenant, origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': readable,
  };
}

/** Answer to a preflight: 204 for a listed origin, otherwise 403 without CORS headers. */
export function preflight(tenant: Tenant, origin: string | undefined): Response {
  if (!isAllowedOrigin(tenant, origin))
    return new Response(null, { status: 403, headers: { vary: 'Origin' } });
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(tenant, origin),
      'access-control-allow-methods': methods,
      'access-control-allow-headers': sendable,
      'access-control-max-age': '600',
      vary: 'Origin',
    },
  });
}
