import { createHmac, timingSafeEqual } from 'node:crypto';

function keyed(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Whether two texts are equal, in a time that tells nothing. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Key of a tenant's account for the API; it names the tenant. */
export function secretKeyOf(secret: string, tenantId: string): string {
  return `sk_sandbox_${tenantId}_${keyed(secret, `api:${tenantId}`)}`;
}

/** Key that a tenant's reports are signed with. */
export function webhookSecretOf(secret: string, tenantId: string): string {
  return `whsec_${keyed(secret, `webhook:${tenantId}`)}`;
}

/** The tenant whose key a call of the API carries; undefined for a wrong key. */
export function accountOf(secret: string, authorization: string): string | undefined {
  const key = authorization.replace(/^Bearer /, '');
  const tenantId = /^sk_sandbox_([a-z][a-z0-9-]*)_[0-9a-f]{64}$/.exec(key)?.[1];
  return tenantId !== undefined && isSame(key, secretKeyOf(secret, tenantId)) ? tenantId : undefined;
}

/** Signature of a report in Stripe's form. */
export function reportSignature(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${keyed(secret, `${seconds}.${body}`)}`;
}
