import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';

/** Header in which the edge, and only the edge, passes the language of a visit. */
export const localeHeader = 'x-forecourt-locale';

interface Visit {
  readonly locale: string;
  /** Origin of the site as the edge passes it; undefined for a request that did not come through it. */
  readonly origin: string | undefined;
}

const current = new AsyncLocalStorage<Visit>();

/** Provides the language and the site of the visit while its request is handled. */
export const visitLanguage: MiddlewareHandler = (context, next) => {
  const locale = context.req.header(localeHeader);
  const host = context.req.header('x-forwarded-host');
  const protocol = context.req.header('x-forwarded-proto') === 'http' ? 'http' : 'https';
  const visit = {
    locale: locale && /^[a-z]{2}$/.test(locale) ? locale : 'en',
    origin: host && `${protocol}://${host}`,
  };
  return current.run(visit, next);
};

/** Returns the language of the visit whose request is being handled; English outside a request. */
export function visitLocale(): string {
  return current.getStore()?.locale ?? 'en';
}

/** Writes texts in the language of a person whose request is not the one that is being handled. */
export function inLocale<T>(locale: string, work: () => T): T {
  return current.run({ locale, origin: current.getStore()?.origin }, work);
}

/** Returns the address of a page of the brand's site: of the visit's, or outside a visit of the brand's first host. */
export function siteAddress(hosts: readonly string[], path: string): string {
  return new URL(path, current.getStore()?.origin ?? `https://${hosts[0] ?? 'localhost'}`).href;
}
