import type { Context } from 'hono';
import { isStandIn, type IdentityDeps, type PoolContext } from './identity-deps.ts';

/**
 * The pool of the stand-in that a request is for: of the tenant that the edge names, in the region of the path. Undefined where there is none,
 * and where the pool is in the cloud: nobody signs up here for what is kept there.
 */
export function poolContext(deps: IdentityDeps, c: Context): PoolContext | undefined {
  const tenant = deps.tenant(c.req.header('x-forecourt-tenant') ?? '');
  const pool = tenant?.pools.find(
    (candidate) => candidate.region === c.req.param('region') && isStandIn(candidate),
  );
  return tenant && pool && { deps, tenant, pool, now: deps.clock.now() };
}
