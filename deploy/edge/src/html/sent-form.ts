import type { Context } from 'hono';
import type { EdgeEnv } from '../edge-parts.ts';

/** Longest form that is let in, in bytes: more than any of the site's has. */
const mostBytes = 16 * 1024;

const withoutBody = (status: number, headers: Record<string, string>) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * Answers a form that a browser sent without its scripts: with its page, which says that it needs them. Nothing of the body is read, since it
 * may hold a password; one without a length, or a long one, ends the connection.
 */
export function sentForm(c: Context<EdgeEnv>): Response {
  const length = Number(c.req.header('content-length') ?? Number.NaN);
  if (!(length <= mostBytes)) return withoutBody(413, { connection: 'close' });
  const { pathname, search } = new URL(c.req.url);
  // A path that begins with two slashes would name another host.
  return withoutBody(303, { location: `${pathname.replace(/^\/{2,}/, '/')}${search}` });
}
