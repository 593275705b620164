import { AppLink, chakra, TextField } from '@forecourt/shared-design';
import {
  CheckboxField,
  EmailField,
  PasswordField,
  PhoneField,
  SubmitButton,
  useErrorTitle,
} from '@forecourt/shared-design/forms';
import { Trans, useLocation, useTranslation } from '@forecourt/shared-contracts/react';
import { withReturnTo } from '../../../domain/return-target.ts';
import { PasswordRuleList } from '../../sign-in/index.ts';
import { LegalNote } from './legal-note.tsx';
import type { SignUpFormValues as Draft, SignUpValues } from '../domain/sign-up-form-schema.ts';
import { SignUpRefused } from './sign-up-refused.tsx';
import { useSignUpForm } from '../model/use-sign-up-form.ts';
import { routePaths } from '../../../domain/route-paths.ts';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    '& .fc-names': {
      display: 'grid',
      gap: '5',
      gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
    },
    '& fieldset': { border: '0', margin: '0', padding: '0', minWidth: '0', display: 'grid', gap: '2' },
    // Below the label of its checkbox.
    '& .fc-choice + .fc-hint': { marginTop: '-1', marginInlineStart: '36px' },
    '& legend': { padding: '0', fontSize: 'sm', fontWeight: 'semibold' },
    '& .fc-member': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

interface SignUpFormProps {
  /** Initial values of the form. */
  readonly draft: Draft;
  /** A code was sent to the email of these values. */
  readonly onSent: (values: SignUpValues) => void;
}

/** Step 1, 'User info'. The button is enabled once everything required is valid; the line below it says what is missing. */
export function SignUpForm({ draft, onSent }: SignUpFormProps) {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const form = useSignUpForm({ draft, onSent });
  useErrorTitle(form.refusal !== undefined);
  const signInHref = withReturnTo(routePaths['sign-in'], search);
  return (
    <Form noValidate method="post" onSubmit={(event) => void form.handleSubmit(event)}>
      {form.refusal && <SignUpRefused refusal={form.refusal} />}
      <div className="fc-names">
        <TextField
          {...form.register('firstName')}
          label={t('signUp.firstName')}
          autoComplete="given-name"
          trimOnBlur
          error={form.messageOf('firstName')}
        />
        <TextField
          {...form.register('lastName')}
          label={t('signUp.lastName')}
          autoComplete="family-name"
          trimOnBlur
          error={form.messageOf('lastName')}
        />
      </div>
      <EmailField
        {...form.register('email')}
        label={t('signUp.email')}
        trimOnBlur
        error={
          form.isTaken ? (
            <Trans t={t} i18nKey="signUp.taken" components={{ signIn: <AppLink href={signInHref} /> }} />
          ) : (
            form.messageOf('email')
          )
        }
      />
      <PhoneField
        {...form.register('phoneNumber')}
        label={t('signUp.phoneNumber')}
        hint={t('signUp.phoneHint')}
        error={form.messageOf('phoneNumber')}
      />
      <PasswordField
        {...form.register('password')}
        label={t('signUp.password')}
        hint={<PasswordRuleList password={form.values.password} />}
        autoComplete="new-password"
        error={form.messageOf('password')}
      />
      <fieldset>
        <legend>{t('signUp.consents')}</legend>
        <CheckboxField {...form.register('marketingEmail')} label={t('signUp.marketingEmail')} />
        <CheckboxField
          {...form.register('marketingSms')}
          label={t('signUp.marketingSms')}
          hint={t('signUp.marketingSmsHint')}
        />
      </fieldset>
      <LegalNote />
      <SubmitButton
        size="lg"
        fullWidth
        disabled={!form.isReady}
        busy={form.isSending}
        missing={form.missingText}
      >
        {t('signUp.submit')}
      </SubmitButton>
      <p className="fc-member">
        {t('signUp.member')} <AppLink href={signInHref}>{t('signUp.signIn')}</AppLink>
      </p>
    </Form>
  );
}
