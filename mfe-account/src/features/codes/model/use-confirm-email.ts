import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { CodeOutcome, CodeVerdict, PasswordCredentials, SessionUser } from '@forecourt/shared-contracts';
import { VerificationCodeSchema } from '@forecourt/shared-contracts/fields';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { FieldErrorKey } from '../../../domain/field-error-key.ts';
import { useCodeCounts } from './use-code-counts.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useShownState } from './use-shown-state.ts';

const CodeFormSchema = v.object({ code: VerificationCodeSchema });
type CodeForm = v.InferInput<typeof CodeFormSchema>;

/**
 * State of the step. `refused`: the code was not accepted. `unsent`: no new one could be sent. `resent`: a new one is on its way.
 * `confirmed`: the email is confirmed, but the sign-in that follows failed.
 */
export type ConfirmState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly why: Exclude<CodeVerdict['kind'], 'success'> }
  | { readonly kind: 'unsent'; readonly why: Exclude<CodeOutcome['kind'], 'sent' | 'confirm-required'> }
  | { readonly kind: 'resent' | 'confirmed' };

const formOptions = {
  resolver: valibotResolver(CodeFormSchema),
  defaultValues: { code: '' },
  mode: 'onTouched',
} as const;

/** What is counted of a refused code. */
const codeEvents = { 'wrong-code': 'wrong', throttled: 'throttled' } as const;

interface ConfirmOptions {
  readonly credentials: PasswordCredentials;
  readonly onSignedIn: ((user: SessionUser) => void) | undefined;
}

/** The code that confirms a new account's email; the right one signs the user in with the password just typed. */
export function useConfirmEmail({ credentials, onSignedIn }: ConfirmOptions) {
  const { t } = useTranslation('account');
  const { accounts, session } = usePlatform();
  const { email } = credentials;
  const [state, setState] = useState<ConfirmState>({ kind: 'waiting' });
  const codes = useCodeCounts({ purpose: 'sign-up', account: email });
  const { shown, raiseAlert } = useShownState(state, codes, 'email');
  const { busyWith, during } = useOneAtATime<'code' | 'resend' | 'sign-in'>();
  const form = useForm<CodeForm>(formOptions);

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
    if (kind === 'outage') raiseAlert('wrongInput');
    if (kind in codeEvents) codes.record(codeEvents[kind as keyof typeof codeEvents]);
    return { kind: 'refused', why: kind };
  }

  /** The service says 'sent' of a confirmed account, too: a user who confirmed it in another tab is signed in instead. */
  async function sendAnother(): Promise<ConfirmState> {
    if (await signIn()) return { kind: 'waiting' };
    const outcome = await accounts.resendSignUpCode(email);
    if (outcome.kind === 'confirm-required') return { kind: 'unsent', why: 'outage' };
    if (outcome.kind !== 'sent') return { kind: 'unsent', why: outcome.kind };
    codes.record('sent');
    raiseAlert('resent');
    return { kind: 'resent' };
  }

  const messageKey = form.formState.errors.code?.message;
  return {
    code: form.register('code'),
    codeError: messageKey ? t(`fieldErrors.${messageKey as FieldErrorKey}`) : undefined,
    isReady: v.is(CodeFormSchema, form.watch()),
    busyWith,
    codes,
    state: shown,
    handleSubmit: form.handleSubmit(async ({ code }) => {
      await during('code', async () => setState(await answer(code)));
      form.setFocus('code');
    }),
    resend: async () => {
      await during('resend', async () => {
        const next = await sendAnother();
        if (next.kind === 'resent') form.resetField('code');
        setState(next);
      });
      form.setFocus('code');
    },
    signInAgain: () =>
      during('sign-in', async () => {
        await signIn();
        setState({ kind: 'confirmed' });
      }),
  };
}
