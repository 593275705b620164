import { hashedAddress } from '@forecourt/backend/identity/index.ts';
import type { Context } from 'hono';
import { isStandInPool, type StandInContext, type StandInDeps } from './stand-in-deps.ts';

/**
 * The pool of the stand-in that a request is for: of the tenant that the edge names, in the region of the path. Undefined where there is none,
 * and where the pool is at Amazon: nobody signs up here for what is stored there.
 */
export function poolContext(deps: StandInDeps, c: Context): StandInContext | undefined {
  const tenant = deps.tenant(c.req.header('x-forecourt-tenant') ?? '');
  const pool = tenant?.pools.find(
    (candidate) => candidate.region === c.req.param('region') && isStandInPool(candidate),
  );
  if (!tenant || !pool) return undefined;
  return { deps, tenant, pool, now: deps.clock.now(), caller: hashedAddress(c.req.raw, deps.decoySecret) };
}
