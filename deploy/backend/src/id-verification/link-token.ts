import { createHash, createHmac } from 'node:crypto';

/**
 * Token of an attempt's link: 256 bits that cannot be computed without the server's secret. It is derived, so
 * that the buyer can open the same link again although only its hash is stored.
 */
export function linkToken(secret: string, tenantId: string, tryId: string): string {
  return createHmac('sha256', secret).update(`id-verification:${tenantId}:${tryId}`).digest('base64url');
}

/** Returns the stored form of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
