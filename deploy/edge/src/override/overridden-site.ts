import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { readOverride } from '@forecourt/releases';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import type { VisitorSite } from '../site/site-snapshot.ts';
import { withRelease } from '../site/visitor-site.ts';

/** Name of the cookie that carries an override. */
export const overrideCookie = 'release-override';

/** Whether this edge accepts overrides: it is configured to, and it does not run in production (T17). */
export function allowsOverrides({ hasOverrides, environment }: EdgeState): boolean {
  return hasOverrides === true && environment.name !== 'production';
}

async function wantedRelease(
  { store }: EdgeState,
  { remote, version }: { readonly remote: string; readonly version?: string | undefined },
): Promise<ReleaseRecord | undefined> {
  const versions = version === undefined ? await store.versions(remote) : [version];
  const stored = await Promise.all(versions.map((one) => store.release({ name: remote, version: one })));
  const records = stored.flatMap((release) => (release.ok ? [release.record] : []));
  const [newest] = records.sort((one, other) => other.number - one.number);
  return newest?.container ? newest : undefined;
}

/**
 * The site with the override of this request's cookie: one remote at another published release, with the live
 * one as its fallback. Unchanged where overrides are not allowed, for an invalid cookie, and for a release
 * that is incompatible with the others.
 */
export async function overriddenSite(
  state: EdgeState,
  c: Context<EdgeEnv>,
  site: VisitorSite,
): Promise<VisitorSite> {
  if (!allowsOverrides(state)) return site;
  const token = getCookie(c, overrideCookie);
  const override = token ? await readOverride(state.store, token, state.nowMs()) : undefined;
  const record = override && (await wantedRelease(state, override));
  if (!record) return site;
  const changed = withRelease(site, record);
  if (changed.releases.get(record.name)?.current !== record)
    state.log(`override: ${record.name} ${record.version} does not fit the live releases and is left out.`);
  return changed;
}
