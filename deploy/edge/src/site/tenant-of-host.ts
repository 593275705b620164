import type { Tenant } from '@forecourt/shared-contracts/tenant';

const hostHeader = /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::\d{1,5})?$/;

/**
 * Host name of a `Host` header without its port; undefined if it is not in the form that browsers send (T10).
 */
export function hostName(header: string | undefined): string | undefined {
  return header === undefined ? undefined : hostHeader.exec(header)?.[1];
}

/**
 * Returns the tenant of a host, by its exact name and nothing else in the request (T01); bare `localhost`
 * belongs to the default tenant. Undefined for any other host, and for one that several tenants claim (F40).
 */
export function tenantOfHost(tenants: Iterable<Tenant>, header: string | undefined): Tenant | undefined {
  const host = hostName(header);
  if (host === undefined) return undefined;
  const isOwner = ({ hosts, isDefault }: Tenant) =>
    hosts.includes(host) || (host === 'localhost' && isDefault);
  const [owner, another] = [...tenants].filter(isOwner);
  return another ? undefined : owner;
}

/** Returns the hosts that several tenants claim. */
export function contestedHosts(tenants: Iterable<Tenant>): string[] {
  const hosts = [...tenants].flatMap((tenant) => [...new Set(tenant.hosts)]);
  return [...new Set(hosts.filter((host, at) => hosts.indexOf(host) !== at))];
}
