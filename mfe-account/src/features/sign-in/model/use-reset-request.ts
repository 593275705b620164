import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { CodeOutcome } from '@forecourt/shared-contracts';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { FieldErrorKey } from '../../../domain/field-error-key.ts';
import { ResetRequestSchema, type ResetRequestValues } from '../domain/reset-schemas.ts';

interface ResetRequestOptions {
  readonly email: string;
  /** A code was sent to this email, or appears to have been. */
  readonly onSent: (email: string) => void;
}

/** The form that requests a code for a new password: what is still missing, and why none could be sent. */
export function useResetRequest({ email, onSent }: ResetRequestOptions) {
  const { t } = useTranslation('account');
  const { accounts } = usePlatform();
  const [refusal, setRefusal] = useState<Exclude<CodeOutcome['kind'], 'sent'>>();
  const form = useForm<ResetRequestValues>({
    resolver: valibotResolver(ResetRequestSchema),
    defaultValues: { email },
    mode: 'onTouched',
  });
  const typed = form.watch('email');
  const messageKey = form.formState.errors.email?.message;
  const handleSubmit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    const outcome = await accounts.requestReset(values.email);
    if (outcome.kind === 'sent') onSent(values.email);
    else setRefusal(outcome.kind);
  });
  return {
    register: form.register,
    handleSubmit,
    refusal,
    isReady: v.is(ResetRequestSchema, { email: typed }),
    isSending: form.formState.isSubmitting,
    message: messageKey ? t(`fieldErrors.${messageKey as FieldErrorKey}`) : undefined,
    missingText: t(typed.trim() === '' ? 'reset.missingEmail' : 'reset.wrongEmail'),
  };
}
