import { randomUUID } from 'node:crypto';
import { isCorrelationId } from '@forecourt/shared-contracts/http';

/**
 * Where a request came from, as determined by the edge itself. `host` is the validated host header,
 * `clientAddress` an IP address.
 */
export interface RequestOrigin {
  readonly tenantId: string;
  readonly host: string;
  readonly clientAddress: string;
  readonly correlationId: string;
  readonly isHttps: boolean;
  /** Language of the visit, `en`. */
  readonly locale: string;
}

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

function isClaim(name: string): boolean {
  return name === 'forwarded' || name === 'x-real-ip' || /^x-(forwarded|forecourt)-/.test(name);
}

/** Removes the headers that belong to one connection: the fixed ones and those listed in `Connection`. */
export function withoutHopByHop(headers: Headers): Headers {
  const named = (headers.get('connection') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const kept = new Headers(headers);
  for (const name of [...hopByHop, ...named]) if (name) kept.delete(name);
  return kept;
}

/** The client's correlation id if it is safe in a log line, otherwise a new one (T54). */
export function correlationIdOf(sent: string | undefined): string {
  return sent !== undefined && isCorrelationId(sent) ? sent : randomUUID();
}

/**
 * Headers for the backend: the client's, without its claims about its origin, plus what the edge knows
 * instead.
 */
export function backendHeaders(sent: Headers, origin: RequestOrigin): Headers {
  const headers = withoutHopByHop(sent);
  for (const name of [...headers.keys()]) if (isClaim(name)) headers.delete(name);
  headers.delete('host');
  headers.delete('content-length');
  headers.set('accept-encoding', 'identity');
  headers.set('x-forecourt-tenant', origin.tenantId);
  headers.set('x-forwarded-for', origin.clientAddress);
  headers.set('x-forwarded-host', origin.host);
  headers.set('x-forwarded-proto', origin.isHttps ? 'https' : 'http');
  headers.set('x-correlation-id', origin.correlationId);
  headers.set('x-forecourt-locale', origin.locale);
  return headers;
}
