import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as v from 'valibot';
import { PartAway } from '../../http/part-away.ts';
import type { Clock } from '../../ports/index.ts';

const ClaimsSchema = v.looseObject({
  sub: v.pipe(v.string(), v.minLength(1)),
  exp: v.number(),
  iat: v.number(),
  nbf: v.optional(v.number()),
});

/** What a good token says. `iat` and `exp` are seconds since 1970. */
export type TokenClaims = v.InferOutput<typeof ClaimsSchema>;

/** A pool, and whose it is. */
export interface OwnedPool {
  readonly tenantId: string;
  readonly pool: IdentityPool;
}

/** Reads tokens of user pools. One rule for the cloud's pools and for the stand-in's. */
export interface TokenReader {
  /**
   * The claims of a token that this pool issued to its client for this use and that is good now; undefined for any other. Rejects with a
   * {@link PartAway} when the keys of the pool are not known yet and cannot be fetched.
   */
  read(owned: OwnedPool, token: string, use: 'id' | 'access'): Promise<TokenClaims | undefined>;
}

interface TokenReaderParts {
  readonly clock: Clock;
  /** The key set of a pool (JWKS) as JSON; `url` is where the cloud has it. */
  readonly keySetOf: (owned: OwnedPool, url: string) => Promise<ArrayBuffer>;
}

/**
 * A reader that keeps the keys of each pool in memory. They are fetched with the first token, and again when a token names a key that is
 * not among them, at most every 10 s when nobody has such a key.
 */
export function createTokenReader({ clock, keySetOf }: TokenReaderParts): TokenReader {
  const make = (owned: OwnedPool) => {
    const { userPoolId, userPoolClientId: clientId } = owned.pool;
    const fetcher = { fetch: (url: string) => keySetOf(owned, url) };
    return CognitoJwtVerifier.create(
      { userPoolId, clientId },
      { jwksCache: new SimpleJwksCache({ fetcher }) },
    );
  };
  const verifiers = new Map<string, ReturnType<typeof make>>();
  const verifierOf = (owned: OwnedPool) => {
    const { userPoolId, userPoolClientId, endpoint = '' } = owned.pool;
    const key = JSON.stringify([owned.tenantId, userPoolId, userPoolClientId, endpoint]);
    const verifier = verifiers.get(key) ?? make(owned);
    verifiers.set(key, verifier);
    return verifier;
  };
  return {
    async read(owned, token, tokenUse) {
      const payload = await verifierOf(owned)
        .verify(token, { tokenUse })
        .catch((error: unknown) => {
          if (error instanceof FetchError) throw new PartAway('The keys of a user pool', error);
          return undefined;
        });
      const claims = v.safeParse(ClaimsSchema, payload);
      return claims.success && isGoodAt(claims.output, clock.now()) ? claims.output : undefined;
    },
  };
}

function isGoodAt({ exp, nbf = 0 }: TokenClaims, now: Date): boolean {
  const seconds = now.getTime() / 1000;
  return nbf <= seconds && seconds < exp;
}
