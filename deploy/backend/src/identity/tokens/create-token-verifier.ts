import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';
import type { Caller, TokenVerifier } from '../../http/token-verifier.ts';
import { isStandIn, type IdentityDeps, type PoolContext } from '../identity-deps.ts';
import { poolCaller } from '../pools/pool-caller.ts';
import { poolIssuer } from './pool-issuer.ts';
import type { TokenClaims } from './token-reader.ts';
import { standInAccount } from './verify-token.ts';

/**
 * Judge of `x-auth-token` for all other domains: an id token of one of the tenant's own pools, as the tenant's file names them. For the
 * stand-in's pools its session must be open; for the cloud's, the account is found, or made, by what the token says.
 */
export function createTokenVerifier(deps: IdentityDeps): TokenVerifier {
  return {
    verify: async (token, tenantId) => {
      const tenant = deps.tenant(tenantId);
      const issuer = statedIssuer(token);
      const pool = tenant?.pools.find((candidate) => poolIssuer(candidate) === issuer);
      if (!tenant || !pool) return undefined;
      const claims = await deps.tokens.read({ tenantId, pool }, token, 'id');
      const context = { deps, tenant, pool, now: deps.clock.now() };
      return claims && (isStandIn(pool) ? standInCaller(context, claims) : poolCaller(context, claims));
    },
  };
}

async function standInCaller(context: PoolContext, claims: TokenClaims): Promise<Caller | undefined> {
  const verified = await standInAccount(context, claims);
  if (!verified) return undefined;
  const { sub, email, givenName, familyName } = verified.user;
  return { sub, email, givenName: givenName ?? undefined, familyName: familyName ?? undefined };
}

function statedIssuer(token: string): string | undefined {
  try {
    return decomposeUnverifiedJwt(token).payload.iss;
  } catch {
    return undefined;
  }
}
