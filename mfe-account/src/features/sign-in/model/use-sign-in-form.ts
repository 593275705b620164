import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { PasswordCredentials, SignInOutcome } from '@forecourt/shared-contracts';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { FieldErrorKey } from '../../../domain/field-error-key.ts';
import { useKeepTypedEmail } from './use-keep-typed-email.ts';
import { useTypedEmail } from './typed-email-context.ts';
import { SignInFormSchema, signInMissing, type SignInFormValues } from '../domain/sign-in-form-schema.ts';

/** Why a sign-in was refused, for refusals handled by this form. */
export type SignInRefusal = Exclude<SignInOutcome['kind'], 'success' | 'confirm-required'>;

/**
 * The sign-in form: its messages, what is still missing, and the result of the last attempt. `onUnconfirmed` takes over when the password
 * was right but the account's email was never confirmed.
 */
export function useSignInForm(onUnconfirmed: (credentials: PasswordCredentials) => void) {
  const { t } = useTranslation('account');
  const { session } = usePlatform();
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const typedEmail = useTypedEmail();
  const form = useForm<SignInFormValues>({
    resolver: valibotResolver(SignInFormSchema),
    defaultValues: { email: typedEmail.current, password: '' },
    mode: 'onTouched',
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const values = form.watch();
  const missing = signInMissing(values);
  useKeepTypedEmail(values.email);
  const handleSubmit = form.handleSubmit(async (credentials) => {
    setRefusal(undefined);
    const outcome = await session.signIn(credentials);
    if (outcome.kind === 'confirm-required') onUnconfirmed(credentials);
    else if (outcome.kind !== 'success') setRefusal(outcome.kind);
  });
  return {
    register: form.register,
    handleSubmit,
    isSending: isSubmitting,
    isReady: missing === 'nothing' && isDirty,
    missingText: missing !== 'nothing' && t(`signIn.missing.${missing}`),
    messageOf: (name: keyof SignInFormValues) => {
      const key = errors[name]?.message;
      return key ? t(`fieldErrors.${key as FieldErrorKey}`) : undefined;
    },
    refusal,
    /** Fills in the email and moves focus to the password. */
    fill: ({ email = '' }: { readonly email?: string }) => {
      form.setValue('email', email, { shouldDirty: true, shouldValidate: true });
      form.setFocus('password');
    },
  };
}
