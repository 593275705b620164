import type { IdentityAdapter } from '../session/identity-adapter.ts';

/** An identity service for tests: members not given are down. */
export function identityFixture(given: Partial<IdentityAdapter> = {}): IdentityAdapter {
  const outage = async () => ({ kind: 'outage' as const });
  return {
    signIn: outage,
    requestCode: outage,
    answerCode: outage,
    signUp: outage,
    confirmSignUp: outage,
    resendSignUpCode: outage,
    requestReset: outage,
    confirmReset: outage,
    readDetails: outage,
    updateName: outage,
    requestEmailChange: outage,
    resendEmailCode: outage,
    confirmEmailChange: outage,
    updatePhone: outage,
    requestPhoneCode: outage,
    confirmPhone: outage,
    changePassword: outage,
    signOutEverywhere: outage,
    beginSocial: outage,
    finishSocial: outage,
    tokens: async () => ({ kind: 'none' }),
    signOut: async () => undefined,
    ...given,
  };
}
