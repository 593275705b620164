import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { PageContext } from '@forecourt/shared-contracts/page';
import { publicTenant, tenantInLocale, TenantSchema, type Tenant } from '@forecourt/shared-contracts/tenant';
import type { PublishedDraft } from '../publication/release-draft.ts';

/** The tenant file to copy, which is complete. */
const sampleFile = new URL('../../new-tenant.json', import.meta.url);

/** A tenant for a store that has none yet. */
export async function sampleTenant(): Promise<Tenant> {
  return v.parse(TenantSchema, JSON.parse(await readFile(sampleFile, 'utf8')));
}

/** A page of a tenant whose only remote is this one, for the renders of a publication. */
export function samplePageContext(
  { name, version, container, routes }: PublishedDraft,
  tenant: Tenant,
): PageContext {
  const current = { version, entryUrl: `/assets/${name}/${version}/entry.js`, integrity: 'sha384-' };
  return {
    tenant: tenantInLocale(publicTenant(tenant), tenant.locale),
    environment: { name: 'local', sandbox: true, forcedFlags: 'all' },
    releases: {
      channel: 'stable',
      revision: 1,
      remotes: container === undefined ? [] : [{ name, container, routes, current }],
    },
    flags: { revision: '', flags: {} },
    locale: tenant.locale,
    shellVersion: version,
  };
}
