import type { Context, Next } from 'hono';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { plainPage } from '../html/plain-page.ts';
import { requestLocale } from '../locale/request-locale.ts';
import { askingOrigin, isForFrame, mayFrame } from './framing-origin.ts';

/**
 * T27: answers with an error page when a page of an unlisted origin requests a document for a frame. The
 * browser blocks such a frame by `frame-ancestors` anyway; where it sends the requesting origin, this avoids
 * sending any byte of the page.
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
