import { useEffect, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { SignUpOutcome } from '@forecourt/shared-contracts';
import { formatList } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { FieldErrorKey } from '../../../domain/field-error-key.ts';
import { prefetchConfirmEmail } from '../../codes/index.ts';
import { useKeepTypedEmail } from '../../sign-in/index.ts';
import {
  SignUpFormSchema,
  signUpMissing,
  type RequiredField,
  type SignUpFormValues,
  type SignUpValues,
} from '../domain/sign-up-form-schema.ts';
import { useEmailCheck } from './use-email-check.ts';

/** Why a sign-up was refused, for refusals that no field reports. */
export type SignUpRefusal = Exclude<SignUpOutcome['kind'], 'sent' | 'exists'>;

interface SignUpFormOptions {
  /** Initial values: empty but for an email typed on another page, or what was typed before the user chose another email. */
  readonly draft: SignUpFormValues;
  readonly onSent: (values: SignUpValues) => void;
}

/** The sign-up form: its messages, what is still missing, and the result of the last attempt. */
export function useSignUpForm({ draft, onSent }: SignUpFormOptions) {
  const { t } = useTranslation('account');
  const { accounts } = usePlatform();
  const [refusal, setRefusal] = useState<SignUpRefusal>();
  const [first] = useState(draft);
  const form = useForm<SignUpFormValues, unknown, SignUpValues>({
    resolver: valibotResolver(SignUpFormSchema),
    defaultValues: first,
    mode: 'all',
  });
  const { errors, isDirty, isSubmitting, touchedFields } = form.formState;
  const values = form.watch();
  const { isTaken, markTaken } = useEmailCheck(values.email);
  const missing = signUpMissing(values);
  useKeepTypedEmail(values.email);

  useEffect(() => {
    form.reset(first);
    if (first.email !== '') form.setValue('email', first.email, { shouldTouch: true, shouldValidate: true });
  }, [form, first]);

  const handleSubmit = form.handleSubmit(async (sent) => {
    if (isTaken) return form.setFocus('email');
    setRefusal(undefined);
    const { firstName, lastName, email, phoneNumber, password } = sent;
    const names = { givenName: firstName, familyName: lastName, phoneNumber: `+1${phoneNumber}` };
    prefetchConfirmEmail();
    const outcome = await accounts.signUp({ email, password, ...names });
    if (outcome.kind === 'sent') return onSent(sent);
    if (outcome.kind !== 'exists') return setRefusal(outcome.kind);
    markTaken(email);
    form.setFocus('email');
  });

  /** Names show their message as soon as they have a value, other fields on blur. */
  function messageOf(name: RequiredField): string | undefined {
    const key = errors[name]?.message;
    const isName = name === 'firstName' || name === 'lastName';
    const isTouched = touchedFields[name] === true || (isName && values[name] !== '');
    return key && isTouched ? t(`fieldErrors.${key as FieldErrorKey}`) : undefined;
  }

  /** All that is missing or wrong, first that the email is taken. */
  function missingText(): string {
    const fields = formatList(missing.map((name) => t(`signUp.inSentence.${name}`)));
    const others = missing.length > 0 ? t('signUp.missing', { fields }) : '';
    return isTaken ? `${t('signUp.missingTaken')} ${others}`.trim() : others;
  }

  return {
    register: form.register,
    handleSubmit,
    messageOf,
    values,
    isTaken,
    isSending: isSubmitting,
    isReady: missing.length === 0 && !isTaken && isDirty,
    missingText: missingText(),
    refusal,
  };
}
