import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { CodeOutcome, ResetOutcome } from '@forecourt/shared-contracts';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { FieldErrorKey } from '../../../domain/field-error-key.ts';
import type { CodeEvent } from '../../../domain/code-allowance.ts';
import { useCodeCounts, useOneAtATime, useShownState } from '../../codes/index.ts';
import {
  isConfirmed,
  newPasswordMissing,
  NewPasswordFormSchema,
  type NewPasswordValues,
} from '../domain/reset-schemas.ts';

/** State of the form. `changed`: the password is changed; `signed-out`: also, but signing in with it failed. */
export type ResetState =
  | { readonly kind: 'waiting' | 'changed' | 'signed-out' | 'resent' }
  | { readonly kind: 'refused'; readonly why: Exclude<ResetOutcome['kind'], 'success'> }
  | { readonly kind: 'unsent'; readonly why: Exclude<CodeOutcome['kind'], 'sent'> };

const changedShownMs = 1500;

/** Step 2 of the reset: what is still missing, the result of the last attempt, and the sign-in with the new password. */
export function useNewPassword(email: string, onChanged: (isShown: boolean) => void) {
  const { t } = useTranslation('account');
  const { locale } = usePlatform();
  const { busyWith, during } = useOneAtATime<'change' | 'resend'>();
  const [state, setState] = useState<ResetState>({ kind: 'waiting' });
  const [showsRules, setShowsRules] = useState(false);
  const codes = useCodeCounts({ purpose: 'reset', account: email });
  const { shown, raiseAlert } = useShownState(state, codes, 'email');
  const { change, resend } = useResetCalls(email, codes.record);
  const form = useForm<NewPasswordValues>({
    resolver: valibotResolver(NewPasswordFormSchema),
    defaultValues: { code: '', password: '', confirmation: '' },
    mode: 'onTouched',
  });
  const { errors, touchedFields } = form.formState;
  const values = form.watch();
  const missing = newPasswordMissing(values);

  function messageOf(name: keyof NewPasswordValues): string | undefined {
    const key = name === 'confirmation' ? differs() : errors[name]?.message;
    return key ? t(`fieldErrors.${key as FieldErrorKey}`) : undefined;
  }

  function differs(): string | undefined {
    const isTyped = touchedFields.confirmation === true && values.confirmation !== '';
    return isTyped && !isConfirmed(values) ? 'pwMatch' : undefined;
  }

  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const fields = list.format(missing.map((name) => t(`reset.inSentence.${name}`)));
  return {
    register: form.register,
    handleSubmit: form.handleSubmit((sent) =>
      during('change', async () => {
        const next = await change(sent, { onChanged, onState: setState });
        if (next.kind === 'refused' && next.why === 'outage') raiseAlert('internalError');
        setState(next);
      }),
    ),
    async resend() {
      await during('resend', async () => {
        const next = await resend();
        if (next.kind === 'resent') {
          form.resetField('code');
          raiseAlert('resent');
        }
        setState(next);
      });
      form.setFocus('code');
    },
    values,
    codes,
    state: shown,
    busyWith,
    messageOf,
    isMatching: isConfirmed(values),
    isReady: missing.length === 0,
    missingText: missing.length === 0 ? undefined : t('reset.missing', { fields }),
    /** Whether the password field has been focused; its rules are shown from then on. */
    showsRules,
    showRules: () => setShowsRules(true),
  };
}

interface ChangeListener {
  readonly onChanged: (isShown: boolean) => void;
  readonly onState: (state: ResetState) => void;
}

function useResetCalls(email: string, record: (event: CodeEvent) => void) {
  const { accounts, session } = usePlatform();
  return {
    async change({ code, password }: NewPasswordValues, listener: ChangeListener): Promise<ResetState> {
      const { kind } = await accounts.confirmReset({ email, code, password });
      if (kind === 'wrong-code') record('wrong');
      if (kind === 'throttled') record('throttled');
      if (kind !== 'success') return { kind: 'refused', why: kind };
      listener.onChanged(true);
      listener.onState({ kind: 'changed' });
      const outcome = await session.signIn({ email, password });
      if (outcome.kind !== 'success') return { kind: 'signed-out' };
      setTimeout(() => listener.onChanged(false), changedShownMs);
      return { kind: 'changed' };
    },
    async resend(): Promise<ResetState> {
      const outcome = await accounts.requestReset(email);
      if (outcome.kind !== 'sent') return { kind: 'unsent', why: outcome.kind };
      record('sent');
      return { kind: 'resent' };
    },
  };
}
