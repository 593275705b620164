import type { ApiClientParts } from './api-client-parts.ts';
import type { Endpoint } from './endpoint.ts';
import { headerNames, requestHeaders } from './request-headers.ts';

/** What the headers of a call depend on. */
interface OutgoingCall {
  readonly endpoint: Endpoint;
  readonly correlationId: string;
  readonly idempotencyKey: string | undefined;
  readonly token: string | undefined;
}

/**
 * Headers of one sending. For endpoints with `headersAsCookies` correlation id and token are kept as cookies too, each time anew,
 * so that a replay with a new token has the new one in both places.
 */
export function outgoingHeaders(
  parts: Pick<ApiClientParts, 'sessionId' | 'keepCookie'>,
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
