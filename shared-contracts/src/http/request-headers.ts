import type { Endpoint } from './endpoint.ts';

/** Names of the headers sent with every call (SITE-52). */
export const headerNames = {
  authToken: 'x-auth-token',
  callerId: 'x-caller-id',
  correlationId: 'x-correlation-id',
  sessionId: 'x-session-id',
  idempotencyKey: 'idempotency-key',
} as const;

/** Whether a correlation id may be used as sent; anything else could forge log lines (T54). */
export function isCorrelationId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** Identifies this frontend to the API. */
export const callerId = 'forecourt-web';

/** Inputs that vary from call to call. */
export interface HeaderParts {
  readonly correlationId: string;
  readonly sessionId: string;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly hasBody: boolean;
}

/** Returns the headers of one call; a token is only sent to endpoints that accept one. */
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
