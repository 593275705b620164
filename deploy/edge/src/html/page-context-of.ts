import type { PageContext } from '@forecourt/shared-contracts/page';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { publicTenant, type Tenant } from '@forecourt/shared-contracts/tenant';
import type { EdgeState } from '../edge-parts.ts';
import { releaseSet } from '../site/site-snapshot.ts';

/** Everything that the page is told: the public part of the tenant, the environment, the live remotes, the flags. */
export async function pageContextOf(
  { site, environment, flagReader }: EdgeState,
  tenant: Tenant,
  shell: ReleaseRecord,
): Promise<PageContext> {
  return {
    tenant: publicTenant(tenant),
    environment,
    releases: releaseSet(site.snapshot()),
    flags: await flagReader.flags(tenant.id),
    locale: tenant.locale,
    shellVersion: shell.version,
  };
}
