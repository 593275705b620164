import type { CodeOutcome, CodeVerdict, PasswordCredentials, SessionUser } from '@forecourt/shared-contracts';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { FieldErrorKey } from '../../../domain/field-error-key.ts';
import { useCodeFlow } from './use-code-flow.ts';
import { useCodeForm } from './use-code-form.ts';

/**
 * State of the step. `refused`: the code was not accepted. `unsent`: no new one could be sent. `resent`: a new one is on its way.
 * `confirmed`: the email is confirmed, but the sign-in that follows failed.
 */
export type ConfirmState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly why: Exclude<CodeVerdict['kind'], 'success'> }
  | { readonly kind: 'unsent'; readonly why: Exclude<CodeOutcome['kind'], 'sent' | 'confirm-required'> }
  | { readonly kind: 'resent' | 'confirmed' };

interface ConfirmOptions {
  readonly credentials: PasswordCredentials;
  readonly onSignedIn: ((user: SessionUser) => void) | undefined;
}

/** The code that confirms a new account's email; the right one signs the user in with the password just typed. */
export function useConfirmEmail({ credentials, onSignedIn }: ConfirmOptions) {
  const { t } = useTranslation('account');
  const { accounts, session } = usePlatform();
  const { email } = credentials;
  const subject = { purpose: 'sign-up', account: email } as const;
  const flow = useCodeFlow<ConfirmState, 'code' | 'sign-in'>({ subject, channel: 'email' });
  const form = useCodeForm();

  const signIn = async () => {
    const outcome = await session.signIn(credentials);
    if (outcome.kind === 'success') onSignedIn?.(outcome.user);
    return outcome.kind === 'success';
  };

  /** A code reported as expired or wrong may have been used already, in another tab: then the password works. */
  async function answer(code: string): Promise<ConfirmState> {
    const { kind } = await accounts.confirmSignUp({ email, code });
    const mayBeConfirmed = kind === 'success' || kind === 'expired-code' || kind === 'wrong-code';
    if (mayBeConfirmed && (await signIn())) return { kind: 'waiting' };
    if (kind === 'success') return { kind: 'confirmed' };
    if (kind === 'outage') flow.raiseAlert('wrongInput');
    flow.recordRefusal(kind);
    return { kind: 'refused', why: kind };
  }

  /** The service says 'sent' of a confirmed account, too: a user who confirmed it in another tab is signed in instead. */
  async function sendAnother(): Promise<ConfirmState> {
    if (await signIn()) return { kind: 'waiting' };
    const outcome = await accounts.resendSignUpCode(email);
    if (outcome.kind === 'confirm-required') return { kind: 'unsent', why: 'outage' };
    return outcome.kind === 'sent' ? { kind: 'resent' } : { kind: 'unsent', why: outcome.kind };
  }

  const { code, messageKey, isReady, clear, focus } = form;
  const isWrong = flow.shown.kind === 'refused' && flow.shown.why === 'wrong-code';
  const wrongText = isWrong ? t('confirmEmail.refused.wrong-code') : undefined;
  const faultText = (key: string) =>
    t(key === 'codeRequired' ? 'confirmEmail.missing' : `fieldErrors.${key as FieldErrorKey}`);
  return {
    code,
    codeError: messageKey ? faultText(messageKey) : wrongText,
    isReady,
    busyWith: flow.busyWith,
    codes: flow.codes,
    state: flow.shown,
    handleSubmit: form.handleSubmit(async (typed) => {
      await flow.during('code', async () => flow.setState(await answer(typed.code)));
      focus();
    }),
    resend: () => flow.resend({ send: sendAnother, clear, focus }),
    signInAgain: () =>
      flow.during('sign-in', async () => {
        await signIn();
        flow.setState({ kind: 'confirmed' });
      }),
  };
}
