import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { chosenLocale, offeredLocales } from '@forecourt/shared-contracts/tenant';
import type { EdgeEnv } from '../edge-parts.ts';
import { edgeLocales } from './edge-text.ts';

const cookieName = 'locale';
const cookieSeconds = 365 * 24 * 60 * 60;

/**
 * The language of a tenant's page or call: the visitor's earlier choice, otherwise the browser's first
 * language if the tenant offers it, otherwise the tenant's.
 */
export function requestLocale(c: Context<EdgeEnv>): string {
  return chosenLocale(c.get('tenant'), {
    chosen: getCookie(c, cookieName),
    accepted: c.req.header('accept-language'),
  });
}

/** The language of a page without a tenant: the browser's first language, if the edge supports it. */
export function strangerLocale(c: Context<EdgeEnv>): string {
  const accepted = c.req.header('accept-language');
  return chosenLocale({ locale: 'en', locales: edgeLocales }, { accepted });
}

/**
 * Handles `?lang=es` in a page's URL: stores the language in a cookie and redirects to the same URL without
 * it, so that shared links contain no language. Undefined if no language, or none that the tenant offers, is
 * requested.
 */
export function languageSwitch(c: Context<EdgeEnv>, isHttps: boolean): Response | undefined {
  if (!c.req.url.includes('?')) return undefined;
  const { pathname, searchParams } = new URL(c.req.url);
  const asked = searchParams.get('lang');
  if (asked === null || !offeredLocales(c.get('tenant')).includes(asked)) return undefined;
  searchParams.delete('lang');
  const query = searchParams.toString();
  const cookie = `${cookieName}=${asked}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax; HttpOnly`;
  return new Response(null, {
    status: 303,
    headers: {
      location: `${pathname.replace(/^\/{2,}/, '/')}${query && `?${query}`}`,
      'set-cookie': isHttps ? `${cookie}; Secure` : cookie,
      'cache-control': 'no-store',
    },
  });
}
