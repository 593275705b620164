import type { Endpoint } from './endpoint.ts';

/** Names of the headers that every call carries (SITE-52). */
export const headerNames = {
  authToken: 'x-auth-token',
  callerId: 'x-caller-id',
  correlationId: 'x-correlation-id',
  sessionId: 'x-session-id',
  idempotencyKey: 'idempotency-key',
} as const;

/** Who this frontend says that it is. */
export const callerId = 'forecourt-web';

/** What varies from call to call. */
export interface HeaderParts {
  readonly correlationId: string;
  readonly sessionId: string;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly hasBody: boolean;
}

/** The headers of one call; a token goes only to endpoints that take one. */
export function requestHeaders(endpoint: Endpoint, parts: HeaderParts): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    [headerNames.callerId]: callerId,
    [headerNames.correlationId]: parts.correlationId,
    [headerNames.sessionId]: parts.sessionId,
  };
  if (parts.hasBody) headers['content-type'] = 'application/json';
  if (endpoint.auth !== 'none' && parts.token) headers[headerNames.authToken] = parts.token;
  if (parts.idempotencyKey) headers[headerNames.idempotencyKey] = parts.idempotencyKey;
  return headers;
}
