import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { EdgeEnv } from '../edge-parts.ts';
import type { SiteSnapshot } from './site-snapshot.ts';
import { canariesOf } from './visitor-site.ts';

const cookieName = 'release-group';
const groups = 10_000;
const cookieSeconds = 30 * 24 * 60 * 60;

/** A visitor's number for canaries, and the cookie to set when it is new. */
export interface VisitorGroup {
  readonly group: number | undefined;
  readonly cookie: string | undefined;
}

/**
 * The group of a visitor: one of 10,000, drawn once and stored in a cookie of this host, so that a canary
 * stays with its visitors. Many visitors share each group, so it identifies no one. No group is drawn, and no
 * cookie set, while no canary runs for the tenant.
 */
export function visitorGroup(c: Context<EdgeEnv>, snapshot: SiteSnapshot, isHttps: boolean): VisitorGroup {
  if (canariesOf(snapshot, c.get('tenant').id).size === 0) return { group: undefined, cookie: undefined };
  const kept = getCookie(c, cookieName);
  if (kept !== undefined && /^\d{1,4}$/.test(kept)) return { group: Number(kept), cookie: undefined };
  const group = randomInt(groups);
  const cookie = `${cookieName}=${group}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax; HttpOnly`;
  return { group, cookie: isHttps ? `${cookie}; Secure` : cookie };
}
