import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import * as v from 'valibot';

/** The claims that every good token has. */
export const TokenClaimsSchema = v.looseObject({
  sub: v.pipe(v.string(), v.minLength(1)),
  exp: v.number(),
  iat: v.number(),
  nbf: v.optional(v.number()),
});

/** What a good token says. `iat` and `exp` are seconds since 1970. */
export type TokenClaims = v.InferOutput<typeof TokenClaimsSchema>;

/** A pool, and whose it is. */
export interface OwnedPool {
  readonly tenantId: string;
  readonly pool: IdentityPool;
}
