import { decodeJwt } from 'jose';
import type { TokenVerifier } from '../../http/token-verifier.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { poolIssuer } from './pool-issuer.ts';
import { verifyToken } from './verify-token.ts';

/** Judge of `x-auth-token` for all other domains: an id token of one of the tenant's own pools, whose session is open. */
export function createTokenVerifier(deps: IdentityDeps): TokenVerifier {
  return {
    verify: async (token, tenantId) => {
      const tenant = deps.tenant(tenantId);
      const pool = tenant?.pools.find((candidate) => poolIssuer(candidate) === statedIssuer(token));
      if (!tenant || !pool) return undefined;
      const verified = await verifyToken({ deps, tenant, pool, now: deps.clock.now() }, token, 'id');
      if (!verified) return undefined;
      const { sub, email, givenName, familyName } = verified.user;
      return { sub, email, givenName: givenName ?? undefined, familyName: familyName ?? undefined };
    },
  };
}

function statedIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}
