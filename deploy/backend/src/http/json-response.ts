import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Returns a JSON response in UTF-8. */
export function jsonResponse(context: Context, body: unknown, status: ContentfulStatusCode = 200): Response {
  return context.body(JSON.stringify(body), status, { 'content-type': 'application/json; charset=utf-8' });
}
