import type { TokenVerifier } from '../http/index.ts';

/** A token that {@link testTokens} accepts for this tenant alone. */
export function testToken(tenantId: string, sub: string): string {
  return `${tenantId}.${sub}`;
}

/** A verifier for tests that are not about tokens. An account whose `sub` begins with `unverified` has no verified email. */
export const testTokens: TokenVerifier = {
  verify(token, tenantId) {
    const [tenant, sub] = token.split('.');
    if (tenant !== tenantId || !sub) return Promise.resolve(undefined);
    const email = sub.startsWith('unverified') ? undefined : `${sub}@example.com`;
    return Promise.resolve({ sub, email, givenName: 'Test', familyName: 'Buyer' });
  },
};
