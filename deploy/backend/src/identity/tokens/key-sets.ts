import { SimpleFetcher } from 'aws-jwt-verify/https';
import { isStandIn } from '../identity-deps.ts';
import type { IdentityStore } from '../store/identity-store.ts';
import type { Clock } from '../../ports/index.ts';
import { poolSigningKey, publicJwk } from './pool-keys.ts';
import type { OwnedPool } from './token-reader.ts';

/** Where key sets come from: those of the stand-in's pools from its own table, all others from the cloud, within 3 s. */
export function keySets(
  deps: { readonly store: IdentityStore; readonly clock: Clock },
  cloud: (url: string) => Promise<ArrayBuffer> = (url) => new SimpleFetcher().fetch(url),
): (owned: OwnedPool, url: string) => Promise<ArrayBuffer> {
  return async ({ tenantId, pool }, url) => {
    if (!isStandIn(pool)) return cloud(url);
    const key = await poolSigningKey(deps, tenantId, pool.userPoolId);
    return new TextEncoder().encode(JSON.stringify({ keys: [publicJwk(key)] })).buffer;
  };
}
