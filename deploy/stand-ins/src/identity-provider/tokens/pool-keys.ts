import type { Clock } from '@forecourt/backend/ports/index.ts';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import type { PoolRows, SigningKey } from '../store/pool-store.ts';

interface KeyParts {
  readonly store: Pick<PoolRows, 'findSigningKey' | 'insertSigningKey'>;
  readonly clock: Clock;
}

/** Reads a pool's key pair, or makes it at first use. Two processes that start at once end with the same key. */
export async function poolSigningKey(
  { store, clock }: KeyParts,
  tenantId: string,
  poolId: string,
): Promise<SigningKey> {
  const kept = await store.findSigningKey(tenantId, poolId);
  if (kept) return kept;
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const privateJwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(privateJwk);
  const made: SigningKey = { tenantId, poolId, kid, privateJwk, createdAt: clock.now() };
  await store.insertSigningKey(made);
  return (await store.findSigningKey(tenantId, poolId)) ?? made;
}

/** The half of a key that everybody may see, as an entry of a JWKS. */
export function publicJwk({ privateJwk, kid }: SigningKey): JWK {
  const { kty, n, e } = privateJwk;
  return { kty, n, e, kid, alg: 'RS256', use: 'sig' } as JWK;
}

/** The key as jose takes it for signing. */
export async function privateCryptoKey(key: SigningKey): Promise<CryptoKey> {
  return (await importJWK(key.privateJwk, 'RS256')) as CryptoKey;
}
