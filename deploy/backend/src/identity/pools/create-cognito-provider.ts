import { SimpleFetcher } from 'aws-jwt-verify/https';
import type { Clock, Random } from '../../ports/index.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import type { IdentityStore } from '../store/identity-store.ts';
import { createCognitoDirectory } from './create-cognito-directory.ts';
import { poolCaller } from './pool-caller.ts';
import type { PoolDirectory } from './pool-directory.ts';
import { removePoolUsers } from './remove-pool-users.ts';

/** What Cognito's pools are used with. */
export interface CognitoDeps {
  readonly store: IdentityStore;
  readonly clock: Clock;
  readonly random: Random;
  /** The pools' administration; without one, Amazon's own client. */
  readonly directory?: PoolDirectory;
  /** Fetches a key set; without one, from its address within 3 s. */
  readonly fetchKeys?: (url: string) => Promise<ArrayBuffer>;
}

/** Pools at Amazon: their users act as accounts of the backend, which are found or made by what their tokens say. */
export function createCognitoProvider({
  store,
  clock,
  random,
  directory = createCognitoDirectory(),
  fetchKeys = (url) => new SimpleFetcher().fetch(url),
}: CognitoDeps): IdentityProvider {
  return {
    keySet: (_owned, url) => fetchKeys(url),
    caller: (owned, claims) => poolCaller({ ...owned, store, random, now: clock.now() }, claims),
    usernameOf: ({ pool }, email) => directory.usernameOf(pool, email),
    async passcodeUsername({ tenantId, pool }, sub) {
      const users = await store.poolUsersOf(tenantId, sub);
      // A user of a social provider, `Google_1234`, gets no codes.
      return users.find(({ poolId, poolSub, username }) => poolId === pool.userPoolId && username === poolSub)
        ?.poolSub;
    },
    removeUsers: (account, pools) => removePoolUsers({ directory, clock }, account, pools),
  };
}
