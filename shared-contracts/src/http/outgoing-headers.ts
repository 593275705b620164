import type { ApiClientDeps } from './api-client-parts.ts';
import type { Endpoint } from './endpoint.ts';
import { headerNames, requestHeaders } from './request-headers.ts';

/** Inputs of a call's headers. */
interface OutgoingCall {
  readonly endpoint: Endpoint;
  readonly correlationId: string;
  readonly idempotencyKey: string | undefined;
  readonly token: string | undefined;
}

/**
 * Headers of one request. For endpoints with `headersAsCookies` the correlation id and token are also set as cookies on every request, so
 * that a replay with a new token has it in both places.
 */
export function outgoingHeaders(
  parts: Pick<ApiClientDeps, 'sessionId' | 'keepCookie'>,
  call: OutgoingCall,
  hasJsonBody: boolean,
): Record<string, string> {
  const headers = requestHeaders(call.endpoint, {
    ...call,
    sessionId: parts.sessionId,
    hasBody: hasJsonBody,
  });
  if (!call.endpoint.headersAsCookies) return headers;
  for (const name of [headerNames.correlationId, headerNames.authToken]) {
    const value = headers[name];
    if (value) parts.keepCookie(name, value);
  }
  return headers;
}
