import { createHash, createHmac } from 'node:crypto';

/**
 * Token of a ceremony's link: 256 bits that cannot be computed without the server's secret. It is derived, so
 * that the buyer can open the same link again although only its hash is stored.
 */
export function ceremonyToken(secret: string, tenantId: string, ceremonyId: string): string {
  return createHmac('sha256', secret).update(`signing:${tenantId}:${ceremonyId}`).digest('base64url');
}

/** Returns the SHA-256 in hexadecimal: the stored form of a token, and the fingerprint of a file. */
export function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
