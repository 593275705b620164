import type { CodeSignInOutcome, SignInOutcome } from '../session/session.ts';
import type { IdentityAdapter, WithTokens } from '../session/identity-adapter.ts';
import type { SocialOutcome } from '../session/social.ts';
import type { SessionUser } from '../session/session-user.ts';

type Success = { readonly kind: 'success'; readonly user: SessionUser };
type Answer<T extends { readonly kind: string }> = Promise<T | WithTokens<T>>;
type Input<Call extends 'signIn' | 'answerCode' | 'beginSocial' | 'finishSocial'> = Parameters<
  IdentityAdapter[Call]
>;

/** Members of an identity service. A sign-in may name only its user; its tokens are then those of `tokens`. */
export interface IdentityAnswers extends Partial<
  Omit<IdentityAdapter, 'signIn' | 'answerCode' | 'beginSocial' | 'finishSocial'>
> {
  readonly signIn?: (...input: Input<'signIn'>) => Answer<SignInOutcome>;
  readonly answerCode?: (...input: Input<'answerCode'>) => Answer<CodeSignInOutcome>;
  readonly beginSocial?: (...input: Input<'beginSocial'>) => Answer<SocialOutcome>;
  readonly finishSocial?: (...input: Input<'finishSocial'>) => Answer<SocialOutcome>;
}

/** An identity service for tests: members not given are down. */
export function identityFixture(given: IdentityAnswers = {}): IdentityAdapter {
  const outage = async () => ({ kind: 'outage' as const });
  const { tokens = async () => ({ kind: 'none' as const }) } = given;

  async function withTokens<T extends { readonly kind: string }>(
    outcome: T | Success | WithTokens<T>,
  ): Promise<WithTokens<T>> {
    if (!isUserOnly(outcome)) return outcome as WithTokens<T>;
    const stored = await tokens(false);
    const made = { idToken: 'test-token', lifetimeMs: 3_600_000, user: outcome.user };
    return { kind: 'success', tokens: stored.kind === 'tokens' ? stored.tokens : made };
  }

  const { signIn = outage, answerCode = outage, beginSocial = outage, finishSocial = outage } = given;
  return {
    requestCode: outage,
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
    signOut: async () => undefined,
    ...given,
    tokens,
    signIn: async (...input) => withTokens<SignInOutcome>(await signIn(...input)),
    answerCode: async (...input) => withTokens<CodeSignInOutcome>(await answerCode(...input)),
    beginSocial: async (...input) => withTokens<SocialOutcome>(await beginSocial(...input)),
    finishSocial: async (...input) => withTokens<SocialOutcome>(await finishSocial(...input)),
  };
}

function isUserOnly(outcome: object): outcome is Success {
  return 'user' in outcome;
}
