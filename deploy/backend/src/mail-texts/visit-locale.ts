import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';

/** Header in which the edge, and only the edge, names the language of a visit. */
export const localeHeader = 'x-forecourt-locale';

const current = new AsyncLocalStorage<string>();

/** Keeps the language of the visit for as long as its request is answered. */
export const visitLanguage: MiddlewareHandler = (context, next) => {
  const locale = context.req.header(localeHeader);
  return locale && /^[a-z]{2}$/.test(locale) ? current.run(locale, next) : next();
};

/** The language of the visit whose request is being answered; English for what happens by itself. */
export function visitLocale(): string {
  return current.getStore() ?? 'en';
}
