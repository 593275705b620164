import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { SiteFault } from './site-settings.ts';

/**
 * A tenant's public hosts: those of a developer's machine are omitted. Throws a {@link SiteFault} if none is
 * left.
 */
export function siteHosts(tenant: Tenant): string[] {
  const hosts = tenant.hosts.filter(isPublic);
  if (hosts.length > 0) return hosts;
  throw new SiteFault(
    `The tenant ${tenant.id} has no host that the public reaches: ${tenant.hosts.join(', ')}`,
  );
}

function isPublic(host: string): boolean {
  return host.includes('.') && !host.endsWith('.localhost') && !/^[\d.]+$/.test(host);
}
