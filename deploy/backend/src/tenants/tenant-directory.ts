import type { Tenant } from '@forecourt/shared-contracts/tenant';

/** The tenants that this backend serves, according to their current files. */
export interface TenantDirectory {
  /** Undefined for an unknown id. */
  byId(tenantId: string): Tenant | undefined;
  all(): readonly Tenant[];
}
