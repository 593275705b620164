import type { Context, Next } from 'hono';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { plainPage } from '../html/plain-page.ts';
import { requestLocale } from '../locale/request-locale.ts';
import { askingOrigin, isForFrame, mayFrame } from './framing-origin.ts';

/**
 * T27: a document that a page of an unlisted origin wants for a frame is answered with an error page. The browser holds such a frame back
 * by `frame-ancestors` in any case; here it does not get one byte of the page where it tells who asks.
 */
export function refuseForeignFrames({ isHttps }: EdgeState) {
  return async (c: Context<EdgeEnv>, next: Next) => {
    const origin = isForFrame(c) ? askingOrigin(c) : undefined;
    if (origin !== undefined && !mayFrame(c, origin, isHttps)) {
      return plainPage(403, 'notFramed', requestLocale(c));
    }
    await next();
    return undefined;
  };
}
