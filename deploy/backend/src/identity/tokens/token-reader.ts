import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as v from 'valibot';
import { ServiceUnavailable } from '../../http/index.ts';
import type { Clock } from '../../ports/index.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { TokenClaimsSchema, type OwnedPool, type TokenClaims } from './token-claims.ts';

/** Reads tokens of user pools: one rule for all of them. */
export interface TokenReader {
  /**
   * The claims of a token that this pool issued to its client for this use and that is good now; undefined for any other. Rejects with a
   * {@link ServiceUnavailable} when the keys of the pool are not known yet and cannot be fetched.
   */
  read(owned: OwnedPool, token: string, use: 'id' | 'access'): Promise<TokenClaims | undefined>;
}

interface TokenReaderDeps {
  readonly clock: Clock;
  readonly provider: Pick<IdentityProvider, 'keySet'>;
}

/**
 * A reader that caches the keys of each pool in memory. They are fetched with the first token, and again when a token names a key that is
 * not among them, at most every 10 s when nobody has such a key.
 */
export function createTokenReader({ clock, provider }: TokenReaderDeps): TokenReader {
  const make = (owned: OwnedPool) => {
    const { userPoolId, userPoolClientId: clientId } = owned.pool;
    const fetcher = { fetch: (url: string) => provider.keySet(owned, url) };
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
          if (error instanceof FetchError) throw new ServiceUnavailable('The keys of a user pool', error);
          return undefined;
        });
      const claims = v.safeParse(TokenClaimsSchema, payload);
      return claims.success && isGoodAt(claims.output, clock.now()) ? claims.output : undefined;
    },
  };
}

function isGoodAt({ exp, nbf = 0 }: TokenClaims, now: Date): boolean {
  const seconds = now.getTime() / 1000;
  return nbf <= seconds && seconds < exp;
}
