import { createHmac } from 'node:crypto';
import type { CardFrame } from '@forecourt/shared-contracts/payments';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { isSame, secretKeyOf } from './account-keys.ts';

const hourMs = 60 * 60 * 1000;
const lifeHours = 12;

/** Path of the card fields on the stand-in's own origin. */
export const cardFramePath = '/frame/card';

function signatureOf(key: string, parts: readonly string[]): string {
  return createHmac('sha256', key).update(parts.join(' ')).digest('base64url');
}

interface FrameRequest {
  readonly secret: string;
  readonly origin: string;
  readonly tenant: Tenant;
  readonly siteOrigin: string;
  readonly now: Date;
}

/**
 * Returns the URL of the card fields for pages of a tenant: the site itself and its embedding origins, signed
 * with the tenant's key, so that no other site can show them or get messages from them. Unchanged for an
 * hour, so that requesting it again does not reset a frame.
 */
export function cardFrameUrl({ secret, origin, tenant, siteOrigin, now }: FrameRequest): CardFrame {
  const origins = [...new Set([siteOrigin, ...tenant.embeddingOrigins])].join(',');
  const expires = String((Math.floor(now.getTime() / hourMs) + lifeHours) * hourMs);
  const url = new URL(cardFramePath, origin);
  const key = secretKeyOf(secret, tenant.id);
  url.searchParams.set('account', tenant.id);
  url.searchParams.set('origins', origins);
  url.searchParams.set('expires', expires);
  url.searchParams.set('signature', signatureOf(key, [tenant.id, origins, expires]));
  return { url: url.href, origin };
}

/**
 * Returns what a URL of the card fields allows; undefined if it was not created by {@link cardFrameUrl} or
 * has expired.
 */
export function readCardFrameUrl(
  url: URL,
  { secret, now }: Pick<FrameRequest, 'secret' | 'now'>,
): { readonly account: string; readonly origins: readonly string[] } | undefined {
  const [account = '', origins = '', expires = '', signature = ''] = [
    'account',
    'origins',
    'expires',
    'signature',
  ].map((name) => url.searchParams.get(name) ?? '');
  const wanted = signatureOf(secretKeyOf(secret, account), [account, origins, expires]);
  if (!isSame(signature, wanted) || Number(expires) <= now.getTime()) return undefined;
  return { account, origins: origins.split(',') };
}
