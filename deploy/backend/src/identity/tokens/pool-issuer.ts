import type { IdentityPool } from '@forecourt/shared-contracts/tenant';

/** `iss` of a pool's tokens. */
export function poolIssuer(pool: IdentityPool): string {
  return `https://cognito-idp.${pool.region}.amazonaws.com/${pool.userPoolId}`;
}
