import {
  AppLink,
  chakra,
  EmailField,
  PasswordField,
  SubmitButton,
  useErrorTitle,
} from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { DemoAccount } from './demo-account.tsx';
import { SignInRefused } from './sign-in-refused.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    '& .fc-forgot': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

/** Email and password. The button works once both are filled in; the line below it says what is missing. */
export function SignInForm() {
  const { t } = useTranslation('account');
  const { environment } = usePlatform();
  const { contact } = useTenant();
  const form = useSignInForm();
  useErrorTitle(form.refusal !== undefined);
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      {form.refusal && <SignInRefused refusal={form.refusal} />}
      <EmailField
        {...form.register('email')}
        label={t('signIn.email')}
        autoComplete="username"
        error={form.messageOf('email')}
      />
      <PasswordField
        {...form.register('password')}
        label={t('signIn.password')}
        autoComplete="current-password"
        error={form.messageOf('password')}
      />
      <SubmitButton
        size="lg"
        fullWidth
        disabled={!form.isReady}
        busy={form.isSending}
        missing={form.missingText}
      >
        {t('signIn.submit')}
      </SubmitButton>
      <p className="fc-forgot">
        {t('signIn.forgot')}{' '}
        <AppLink href={phoneHref(contact.phone)}>
          {t('signIn.forgotCall', { phone: contact.phoneAbbreviation })}
        </AppLink>
      </p>
      {environment.sandbox && <DemoAccount onFill={form.fillEmail} />}
    </Form>
  );
}
