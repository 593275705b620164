import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';

/** Header in which the edge, and only the edge, passes the language of a visit. */
export const localeHeader = 'x-forecourt-locale';

const current = new AsyncLocalStorage<string>();

/** Provides the language of the visit while its request is handled. */
export const visitLanguage: MiddlewareHandler = (context, next) => {
  const locale = context.req.header(localeHeader);
  return locale && /^[a-z]{2}$/.test(locale) ? current.run(locale, next) : next();
};

/** Returns the language of the visit whose request is being handled; English outside a request. */
export function visitLocale(): string {
  return current.getStore() ?? 'en';
}
