import { createHmac, timingSafeEqual } from 'node:crypto';

function keyed(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares two texts in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns the API key of a tenant's account; it contains the tenant's id. */
export function secretKeyOf(secret: string, tenantId: string): string {
  return `sk_sandbox_${tenantId}_${keyed(secret, `api:${tenantId}`)}`;
}

/** Returns the key that a tenant's reports are signed with. */
export function webhookSecretOf(secret: string, tenantId: string): string {
  return `whsec_${keyed(secret, `webhook:${tenantId}`)}`;
}

/** Returns the tenant whose key an API call carries; undefined for a wrong key. */
export function accountOf(secret: string, authorization: string): string | undefined {
  const key = authorization.replace(/^Bearer /, '');
  const tenantId = /^sk_sandbox_([a-z][a-z0-9-]*)_[0-9a-f]{64}$/.exec(key)?.[1];
  return tenantId !== undefined && isSame(key, secretKeyOf(secret, tenantId)) ? tenantId : undefined;
}

/** Returns the signature of a report in Stripe's format. */
export function reportSignature(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${keyed(secret, `${seconds}.${body}`)}`;
}
