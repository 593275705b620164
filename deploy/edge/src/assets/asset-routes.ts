import { Hono } from 'hono';
import { shellName, type ReleaseId } from '@forecourt/releases';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import type { SiteSnapshot } from '../site/site-snapshot.ts';
import { encodedAnswer, releaseFile } from './asset-answer.ts';
import type { ThemeSheet } from './theme-sheets.ts';

const keptRecords = 500;
const missing = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });

function createRecordReader({ store }: EdgeState) {
  const kept = new Map<string, ReleaseRecord>();
  return async (id: ReleaseId): Promise<ReleaseRecord | undefined> => {
    const key = `${id.name}/${id.version}`;
    const known = kept.get(key);
    if (known) return known;
    const stored = await store.release(id);
    if (!stored.ok) return undefined;
    kept.set(key, stored.record);
    const [oldest] = kept.keys();
    if (kept.size > keptRecords && oldest !== undefined) kept.delete(oldest);
    return stored.record;
  };
}

/** Every shell release that a page of the tenant may use. */
function shells(snapshot: SiteSnapshot, tenantId: string): ReleaseRecord[] {
  const own = snapshot.own.get(tenantId);
  const live = [snapshot, own].flatMap((channel) => {
    const shell = channel?.releases.get(shellName);
    return [shell?.current, shell?.fallback, channel?.canaries.get(shellName)?.record];
  });
  return live.filter((record) => record !== undefined);
}

async function themeSheet(
  { site, sheets }: EdgeState,
  tenantId: string,
  url: string,
): Promise<ThemeSheet | undefined> {
  const made = sheets.byUrl(url);
  if (made) return made;
  await site.refresh();
  const snapshot = site.snapshot();
  const tenant = snapshot.tenants.get(tenantId);
  if (!tenant) return undefined;
  for (const record of shells(snapshot, tenantId)) await sheets.of(tenant, record);
  return sheets.byUrl(url);
}

/**
 * Serves release files and the tenants' style sheets. A file is served only if the signed record of its
 * release lists it; a style sheet only on its own tenant's hosts.
 */
export function assetRoutes(state: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  const recordOf = createRecordReader(state);
  app.get('/assets/theme/:file', async (c) => {
    const { id } = c.get('tenant');
    const url = `/assets/theme/${c.req.param('file')}`;
    const sheet = url.startsWith(`/assets/theme/${id}.`) ? await themeSheet(state, id, url) : undefined;
    if (!sheet) return missing();
    const bytes = new TextEncoder().encode(sheet.css);
    return encodedAnswer(url, bytes, { accepted: c.req.header('accept-encoding') });
  });
  app.get('/assets/*', async (c) => {
    const address = /^\/assets\/([a-z][a-z0-9-]*)\/(\d[0-9A-Za-z.+-]*)\/([\w.@/-]+)$/.exec(
      new URL(c.req.url).pathname,
    );
    const [, name, version, path] = address ?? [];
    if (!name || !version || !path) return missing();
    const record = await recordOf({ name, version });
    const answer =
      record && (await releaseFile(state.store, { record, path }, c.req.header('accept-encoding')));
    return answer ?? missing();
  });
  return app;
}
