import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FetchError } from 'aws-jwt-verify/error';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import type { IdentityTenant } from '../index.ts';
import { poolIssuer } from '../tokens/pool-issuer.ts';

/** A signing key of a pool in the cloud. */
export interface CloudKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

/** Makes a key that no pool has yet. */
export async function makeKey(kid: string): Promise<CloudKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** A pool as a tenant's file names one at Amazon. */
export function cloudPool(region: IdentityPool['region'], name: string): IdentityPool {
  return { region, userPoolId: `${region}_${name}`, userPoolClientId: `client${name}` };
}

/** Tenants whose pools are in the cloud, two regions each. */
export const cloudTenants: readonly IdentityTenant[] = ['northstar', 'harbor'].map((id) => ({
  id,
  pools: [cloudPool('us-east-1', `${id}East`), cloudPool('us-west-2', `${id}West`)],
}));

/** The pool of a tenant in a region. */
export function poolOf(tenantId: string, region: IdentityPool['region'] = 'us-east-1'): IdentityPool {
  const pools = cloudTenants.find(({ id }) => id === tenantId)?.pools;
  const pool = pools?.find((one) => one.region === region);
  if (!pool) throw new Error(`no pool of ${tenantId} in ${region}`);
  return pool;
}

type Claims = Readonly<Record<string, unknown>>;

/** What a pool says in the id token of a buyer who has proved email and telephone, valid for an hour. */
export function idClaims(pool: IdentityPool, changes: Claims = {}): Claims {
  const now = Math.floor(Date.now() / 1000);
  const sub = typeof changes['sub'] === 'string' ? changes['sub'] : 'a1b2c3d4-0000-4000-8000-000000000001';
  return {
    iss: poolIssuer(pool),
    aud: pool.userPoolClientId,
    sub,
    'cognito:username': sub,
    token_use: 'id',
    auth_time: now,
    iat: now,
    exp: now + 3600,
    email: 'dana@example.com',
    email_verified: true,
    given_name: 'Dana',
    family_name: 'Buyer',
    phone_number: '+12125550142',
    phone_number_verified: true,
    ...changes,
  };
}

/** Signs what it is given, without judging it. */
export function sign(key: CloudKey, claims: Claims, header: { readonly kid?: string } = {}): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header })
    .sign(key.privateKey);
}

/** The key sets of pools, served over HTTP as Cognito serves them over HTTPS. */
export async function serveKeySets() {
  const keys = new Map<string, readonly CloudKey[]>();
  const asked: string[] = [];
  let isDown = false;
  const server = createServer((request, response) => {
    const poolId = /^\/([^/]+)\/\.well-known\/jwks\.json$/.exec(request.url ?? '')?.[1] ?? '';
    asked.push(poolId);
    const known = keys.get(poolId);
    response.writeHead(isDown ? 503 : known ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: (known ?? []).map(({ publicJwk }) => publicJwk) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** The pools that were asked for their keys, each time. */
    asked,
    /** Gives a pool its keys in place of those before. */
    publish: (pool: IdentityPool, ...own: readonly CloudKey[]) => void keys.set(pool.userPoolId, own),
    setDown: (down: boolean) => void (isDown = down),
    /** Fetches what the cloud has at an address from this server. */
    fetch: async (url: string): Promise<ArrayBuffer> => {
      const answer = await fetch(new URL(new URL(url).pathname, `http://127.0.0.1:${port}`));
      if (!answer.ok) throw new FetchError(url, `Status code is ${answer.status}`);
      return answer.arrayBuffer();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
