import type { IdentityPool } from '@forecourt/shared-contracts/tenant';

/** `iss` of a pool's tokens. The same as the cloud's, so that whatever checks tokens is configured alike in both worlds. */
export function poolIssuer(pool: IdentityPool): string {
  return `https://cognito-idp.${pool.region}.amazonaws.com/${pool.userPoolId}`;
}
