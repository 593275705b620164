import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { EdgeEnv } from '../edge-parts.ts';

/**
 * Address of the visitor. Behind a CDN the connection is the CDN's, so a setting names the header that the
 * CDN sets (and does not accept from clients); a header of a client is never trusted (T54). `unknown` if
 * there is no address.
 */
export function clientAddress(c: Context<EdgeEnv>, addressHeader: string | undefined): string {
  const named = addressHeader && addressIn(c.req.header(addressHeader));
  return named || connectionAddress(c) || 'unknown';
}

/** An IP address without its port: `198.51.100.10:46532`, `2001:db8::1:46532`, `[2001:db8::1]:46532`. */
function addressIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const withoutPort = text.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return [withoutPort, text].find((candidate) => isIP(candidate) !== 0);
}

function connectionAddress(c: Context<EdgeEnv>): string | undefined {
  const hasConnection = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
  return hasConnection ? getConnInfo(c).remote.address?.replace(/^::ffff:/, '') : undefined;
}
