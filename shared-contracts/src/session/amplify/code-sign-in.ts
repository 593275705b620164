import { confirmSignIn, signIn, signOut } from 'aws-amplify/auth';
import type { CodeOutcome, CodeRequest } from '../accounts.ts';
import type { WithTokens } from '../identity-adapter.ts';
import type { CodeSignInOutcome } from '../session.ts';
import { codeRefusal } from './code-refusal.ts';
import { readNewTokens } from './read-tokens.ts';
import { refusalOfStep } from './sign-in-outcome.ts';

const challenges = { email: 'EMAIL_OTP', sms: 'SMS_OTP' } as const;

/** Starts a sign-in by one-time code, signing out the current user first. */
export async function requestCode(request: CodeRequest): Promise<CodeOutcome> {
  try {
    return await requestOnce(request, true);
  } catch (error) {
    const { kind } = codeRefusal(error);
    return { kind: kind === 'throttled' || kind === 'confirm-required' ? kind : 'outage' };
  }
}

async function requestOnce(request: CodeRequest, mayReplaceSession: boolean): Promise<CodeOutcome> {
  try {
    const { nextStep } = await signIn({
      username: request.username.trim().toLowerCase(),
      options: { authFlowType: 'USER_AUTH', preferredChallenge: challenges[request.channel] },
    });
    const { signInStep } = nextStep;
    if (signInStep === 'CONFIRM_SIGN_UP') return { kind: 'confirm-required' };
    const details = 'codeDeliveryDetails' in nextStep ? nextStep.codeDeliveryDetails : undefined;
    return { kind: 'sent', destination: details?.destination ?? '' };
  } catch (error) {
    const isTaken = error instanceof Error && error.name === 'UserAlreadyAuthenticatedException';
    if (!isTaken || !mayReplaceSession) throw error;
    await signOut();
    return requestOnce(request, false);
  }
}

/** Submits the code. A wrong one leaves the sign-in open. */
export async function answerCode(code: string): Promise<WithTokens<CodeSignInOutcome>> {
  try {
    const result = await confirmSignIn({ challengeResponse: code.trim() });
    if (!result.isSignedIn) return refusalOfStep(result.nextStep.signInStep);
  } catch (error) {
    return codeRefusal(error);
  }
  return readNewTokens();
}
