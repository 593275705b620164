import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { RawStorage } from '../../storage/create-storage-port.ts';
import type { IdentityPool } from '../../tenant/index.ts';

/** A pool, the site's origin for an endpoint that is a path, and what holds the session instead of local storage. */
export interface PoolPlace {
  readonly pool: IdentityPool;
  readonly origin: string;
  readonly kept: RawStorage | undefined;
}

type LoginWith = NonNullable<ResourcesConfig['Auth']>['Cognito']['loginWith'];

/**
 * Points Amplify to a pool. Each configuration makes Amplify keep tokens in local storage again, so this also sets where they are kept; a
 * call of `Amplify.configure` anywhere else would leave them in a host's storage.
 */
export function configurePool({ pool, origin, kept }: PoolPlace, loginWith?: LoginWith): void {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: pool.userPoolId,
        userPoolClientId: pool.userPoolClientId,
        ...(pool.endpoint && { userPoolEndpoint: new URL(pool.endpoint, origin).href }),
        ...(loginWith && { loginWith }),
      },
    },
  });
  if (!kept) return;
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => kept.getItem(key),
    setItem: async (key, value) => kept.setItem(key, value),
    removeItem: async (key) => kept.removeItem(key),
    clear: async () => undefined,
  });
}
