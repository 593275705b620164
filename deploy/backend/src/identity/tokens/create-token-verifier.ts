import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';
import { createSharedReads } from '../../db/index.ts';
import type { TokenVerifier } from '../../http/index.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { poolIssuer } from './pool-issuer.ts';

/**
 * Judge of `x-auth-token` for all other domains: an id token of one of the tenant's own pools, as the tenant's file names them, whose
 * user the identity provider knows an account of. A page sends its calls side by side with one token, which is judged once for those that
 * come in the same turn; nothing is remembered beyond that, so that a sign-out counts at once.
 */
export function createTokenVerifier({
  tenant,
  tokens,
  provider,
}: Pick<IdentityDeps, 'tenant' | 'tokens' | 'provider'>): TokenVerifier {
  const judge = async (token: string, tenantId: string) => {
    const issuer = statedIssuer(token);
    const pool = tenant(tenantId)?.pools.find((candidate) => poolIssuer(candidate) === issuer);
    if (!pool) return undefined;
    const owned = { tenantId, pool };
    const claims = await tokens.read(owned, token, 'id');
    return claims && provider.caller(owned, claims);
  };
  const judgments = createSharedReads();
  return {
    verify: (token, tenantId) => judgments.share(`${tenantId} ${token}`, () => judge(token, tenantId)),
  };
}

function statedIssuer(token: string): string | undefined {
  try {
    return decomposeUnverifiedJwt(token).payload.iss;
  } catch {
    return undefined;
  }
}
