import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { CodeOutcome, ResetOutcome } from '@forecourt/shared-contracts';
import { formatList } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { FieldErrorKey } from '../../../domain/field-error-key.ts';
import { useCodeFlow } from '../../codes/index.ts';
import {
  isConfirmed,
  newPasswordFault,
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
  const subject = { purpose: 'reset', account: email } as const;
  const flow = useCodeFlow<ResetState, 'change'>({ subject, channel: 'email' });
  const { change, send } = useResetCalls(email);
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

  const [only, more] = missing;
  const isOneWrong = only !== undefined && more === undefined && values[only] !== '';
  const fields = formatList(missing.map((name) => t(`reset.inSentence.${name}`)));
  const fault = newPasswordFault(values) as FieldErrorKey | undefined;
  return {
    register: form.register,
    handleSubmit: form.handleSubmit((sent) =>
      flow.during('change', async () => {
        const next = await change(sent, { onChanged, onState: flow.setState });
        if (next.kind === 'refused') flow.recordRefusal(next.why);
        if (next.kind === 'refused' && next.why === 'outage') flow.raiseAlert('internalError');
        flow.setState(next);
      }),
    ),
    resend: () =>
      flow.resend({ send, clear: () => form.resetField('code'), focus: () => form.setFocus('code') }),
    values,
    codes: flow.codes,
    state: flow.shown,
    busyWith: flow.busyWith,
    messageOf,
    isMatching: isConfirmed(values),
    isReady: missing.length === 0,
    /** All that is empty or wrong; of a single field that is wrong, how. */
    missingText: isOneWrong && fault ? t(`fieldErrors.${fault}`) : t('reset.missing', { fields }),
  };
}

interface ChangeListener {
  readonly onChanged: (isShown: boolean) => void;
  readonly onState: (state: ResetState) => void;
}

function useResetCalls(email: string) {
  const { accounts, session } = usePlatform();
  return {
    async change({ code, password }: NewPasswordValues, listener: ChangeListener): Promise<ResetState> {
      const { kind } = await accounts.confirmReset({ email, code, password });
      if (kind !== 'success') return { kind: 'refused', why: kind };
      listener.onChanged(true);
      listener.onState({ kind: 'changed' });
      const outcome = await session.signIn({ email, password });
      if (outcome.kind !== 'success') return { kind: 'signed-out' };
      setTimeout(() => listener.onChanged(false), changedShownMs);
      return { kind: 'changed' };
    },
    async send(): Promise<ResetState> {
      const outcome = await accounts.requestReset(email);
      return outcome.kind === 'sent' ? { kind: 'resent' } : { kind: 'unsent', why: outcome.kind };
    },
  };
}
