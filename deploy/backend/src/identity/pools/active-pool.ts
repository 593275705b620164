import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import type { IdentityDeps } from '../identity-deps.ts';

/** The pool where a tenant's people sign in now; undefined for a tenant without one. */
export function activePool(
  { tenant, regions }: Pick<IdentityDeps, 'tenant' | 'regions'>,
  tenantId: string,
): IdentityPool | undefined {
  const pools = tenant(tenantId)?.pools ?? [];
  const region = regions.active(
    tenantId,
    pools.map((pool) => pool.region),
  );
  return pools.find((pool) => pool.region === region) ?? pools[0];
}
