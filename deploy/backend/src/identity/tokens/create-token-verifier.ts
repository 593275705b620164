import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';
import type { TokenVerifier } from '../../http/index.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { poolIssuer } from './pool-issuer.ts';

/**
 * Judge of `x-auth-token` for all other domains: an id token of one of the tenant's own pools, as the tenant's file names them, whose
 * user the identity provider knows an account of.
 */
export function createTokenVerifier({
  tenant,
  tokens,
  provider,
}: Pick<IdentityDeps, 'tenant' | 'tokens' | 'provider'>): TokenVerifier {
  return {
    verify: async (token, tenantId) => {
      const issuer = statedIssuer(token);
      const pool = tenant(tenantId)?.pools.find((candidate) => poolIssuer(candidate) === issuer);
      if (!pool) return undefined;
      const owned = { tenantId, pool };
      const claims = await tokens.read(owned, token, 'id');
      return claims && provider.caller(owned, claims);
    },
  };
}

function statedIssuer(token: string): string | undefined {
  try {
    return decomposeUnverifiedJwt(token).payload.iss;
  } catch {
    return undefined;
  }
}
