import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { streamSSE } from 'hono/streaming';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { markup, type Html } from '../html/markup.ts';
import { scriptJson } from '../html/script-json.ts';
import type { VisitorSite } from '../site/site-snapshot.ts';
import { visitorGroup } from '../site/visitor-group.ts';
import { visitorSite } from '../site/visitor-site.ts';
import { allowsOverrides, overrideCookie, overriddenSite } from './overridden-site.ts';

const path = '/_changes';
const lookEveryMs = 500;

/**
 * The releases for a request: those of its tenant and group, with its override applied. `cookie` is to be
 * set.
 */
export async function siteOfRequest(
  state: EdgeState,
  c: Context<EdgeEnv>,
): Promise<{ readonly site: VisitorSite; readonly cookie: string | undefined }> {
  const snapshot = state.site.snapshot();
  const { group, cookie } = visitorGroup(c, snapshot, state.isHttps);
  const usual = visitorSite(snapshot, { tenantId: c.get('tenant').id, group });
  return { site: await overriddenSite(state, c, usual), cookie };
}

/** Changes whenever a page would be made of other releases. */
function stampOf({ releases }: VisitorSite): string {
  const versions = [...releases.values()].map(({ current }) => `${current.name} ${current.version}`).sort();
  return createHash('sha256').update(versions.join('\n')).digest('hex').slice(0, 16);
}

/**
 * Whether a page is for a developer: for every visitor of an edge that `pnpm dev` started for one remote, elsewhere
 * for browsers with an override cookie. Never in production (T17).
 */
export function isForDeveloper(state: EdgeState, c: Context<EdgeEnv>): boolean {
  if (!allowsOverrides(state)) return false;
  return state.reloadsPages === true || getCookie(c, overrideCookie) !== undefined;
}

/** The script that reloads a developer's page when its releases change; undefined for everyone else. */
export function liveReloadScript(
  state: EdgeState,
  c: Context<EdgeEnv>,
  page: { readonly site: VisitorSite; readonly nonce: string },
): Html | undefined {
  if (!isForDeveloper(state, c)) return undefined;
  const address = scriptJson(`${path}?from=${stampOf(page.site)}`);
  return markup`<script nonce="${page.nonce}">new EventSource(${address}).onmessage=()=>location.reload()</script>`;
}

/**
 * `/_changes?from=stamp`: an event stream that sends one event when the same visitor would get other
 * releases, and ends when the edge does. Absent in production.
 */
export function liveReloadRoutes(state: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  if (!allowsOverrides(state)) return app;
  app.get(path, (c: Context<EdgeEnv>) => {
    const from = c.req.query('from');
    return streamSSE(c, async (stream) => {
      while (!stream.aborted && !state.stopping?.aborted) {
        await state.site.refresh();
        const { site } = await siteOfRequest(state, c);
        if (stampOf(site) !== from) return stream.writeSSE({ data: 'changed' });
        await stream.sleep(lookEveryMs);
      }
    });
  });
  return app;
}
