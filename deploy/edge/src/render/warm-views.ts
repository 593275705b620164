import { plainPaths, shellName } from '@forecourt/releases';
import type { Environment, PageContext } from '@forecourt/shared-contracts/page';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { publicTenant, tenantInLocale } from '@forecourt/shared-contracts/tenant';
import { releaseSet, type ChannelState, type SiteSnapshot } from '../site/site-snapshot.ts';
import type { ViewRenderer, ViewReleases } from './create-view-renderer.ts';

/** Each release of a channel that may render, with the shell that its pages have. */
function viewReleases(
  { releases, canaries }: Pick<ChannelState, 'releases' | 'canaries'>,
  common: SiteSnapshot,
): ViewReleases[] {
  const shell = (releases.get(shellName) ?? common.releases.get(shellName))?.current;
  if (!shell) return [];
  const live = [...releases.values()].map(({ current }) => current);
  const tried = [...canaries.values()].map(({ record }) => record);
  return [...live, ...tried].flatMap((remote) => (remote.server ? [{ remote, shell }] : []));
}

function pageOf(
  snapshot: SiteSnapshot,
  shell: ReleaseRecord,
  environment: Environment,
): PageContext | undefined {
  const [tenant] = snapshot.tenants.values();
  return (
    tenant && {
      tenant: tenantInLocale(publicTenant(tenant), tenant.locale),
      environment,
      releases: releaseSet(snapshot, tenant.locale),
      flags: { revision: '', flags: {} },
      locale: tenant.locale,
      shellVersion: shell.version,
    }
  );
}

/**
 * Loads the server builds of a site that is about to be served, with one view each, so that the first visitor's
 * view is not late. Never rejects.
 */
export async function warmViews(
  views: ViewRenderer,
  snapshot: SiteSnapshot,
  environment: Environment,
): Promise<void> {
  const all = [snapshot, ...snapshot.own.values()].flatMap((channel) => viewReleases(channel, snapshot));
  for (const releases of all) {
    const [target] = plainPaths(releases.remote);
    const page = pageOf(snapshot, releases.shell, environment);
    if (target && page) await views.warm(releases, { page, target, answers: [] });
  }
}
