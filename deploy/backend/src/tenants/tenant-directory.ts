import type { Tenant } from '@forecourt/shared-contracts/tenant';

/** The tenants that this backend serves, as their files stand now. */
export interface TenantDirectory {
  /** Undefined for an id that no tenant has. */
  byId(tenantId: string): Tenant | undefined;
  all(): readonly Tenant[];
}
