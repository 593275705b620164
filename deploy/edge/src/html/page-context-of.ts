import type { PageContext } from '@forecourt/shared-contracts/page';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { publicTenant, tenantInLocale, type Tenant } from '@forecourt/shared-contracts/tenant';
import type { EdgeState } from '../edge-parts.ts';
import { keptBy } from '../kept-by.ts';
import { releaseSet, type VisitorSite } from '../site/site-snapshot.ts';

/** The tenant, releases, shell and language of a page. */
export interface PageOf {
  readonly site: VisitorSite;
  readonly tenant: Tenant;
  readonly shell: ReleaseRecord;
  readonly locale: string;
}

/** The public part of a tenant, which is checked member by member: once for each version of its file. */
const publicPart = keptBy(publicTenant);

/**
 * The page context in the page's language: the public part of the tenant, the environment, the live remotes,
 * the flags.
 */
export async function pageContextOf(
  { environment, flagReader, vitalsPercent }: EdgeState,
  { site, tenant, shell, locale }: PageOf,
): Promise<PageContext> {
  return {
    tenant: tenantInLocale(publicPart(tenant), locale),
    environment,
    releases: releaseSet(site, locale),
    flags: await flagReader.flags(tenant.id),
    locale,
    shellVersion: shell.version,
    vitalsPercent,
  };
}
