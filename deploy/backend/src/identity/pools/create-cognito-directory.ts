import type * as CognitoSdk from '@aws-sdk/client-cognito-identity-provider';
import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import { ServiceUnavailable } from '../../http/index.ts';
import type { PoolDirectory } from './pool-directory.ts';

type Sdk = typeof CognitoSdk;
type Client = CognitoSdk.CognitoIdentityProviderClient;

/** Where a pool is asked; nothing for the cloud's own address with the rights that the process has there. */
export interface CognitoLocation {
  readonly endpoint: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** The cloud's pools by its own client, which is loaded when a pool is asked for the first time. An answer takes 3 s at most. */
export function createCognitoDirectory(
  placeOf: (pool: IdentityPool) => CognitoLocation | undefined = () => undefined,
): PoolDirectory {
  const clients = new Map<string, Client>();
  let loading: Promise<Sdk> | undefined;

  const ask = async <T>(
    pool: IdentityPool,
    question: (sdk: Sdk, client: Client) => Promise<T>,
  ): Promise<T | undefined> => {
    const sdk = await (loading ??= import('@aws-sdk/client-cognito-identity-provider'));
    const client = clients.get(pool.region) ?? makeClient(sdk, pool, placeOf(pool));
    clients.set(pool.region, client);
    return question(sdk, client).catch((error: unknown) => {
      if (error instanceof sdk.UserNotFoundException) return undefined;
      throw new ServiceUnavailable('A user pool', error);
    });
  };

  return {
    usernameOf: (pool, email) =>
      ask(pool, async ({ AdminGetUserCommand }, client) => {
        const question = new AdminGetUserCommand({ UserPoolId: pool.userPoolId, Username: email });
        return (await client.send(question)).Username;
      }),
    deleteUser: async (pool, username) => {
      await ask(pool, ({ AdminDeleteUserCommand }, client) =>
        client.send(new AdminDeleteUserCommand({ UserPoolId: pool.userPoolId, Username: username })),
      );
    },
  };
}

function makeClient(
  { CognitoIdentityProviderClient }: Sdk,
  { region }: IdentityPool,
  place?: CognitoLocation,
): Client {
  const requestHandler = { connectionTimeout: 1000, requestTimeout: 3000 };
  return new CognitoIdentityProviderClient({ region, maxAttempts: 2, requestHandler, ...place });
}
