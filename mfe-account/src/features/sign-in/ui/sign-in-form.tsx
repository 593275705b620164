import { AppLink, chakra } from '@forecourt/shared-design';
import { EmailField, PasswordField, SubmitButton, useErrorTitle } from '@forecourt/shared-design/forms';
import type { PasswordCredentials } from '@forecourt/shared-contracts';
import { useLocation, usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { withReturnTo } from '../../../domain/return-target.ts';
import { keepFocus } from '../../codes/index.ts';
import { DemoAccount } from './demo-account.tsx';
import { NewHere } from './new-here.tsx';
import { SignInRefused } from './sign-in-refused.tsx';
import { useSignInForm } from '../model/use-sign-in-form.ts';
import { routePaths } from '../../../domain/route-paths.ts';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    '& .fc-forgot': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

interface SignInFormProps {
  /** The password was right, but the account's email was never confirmed. */
  readonly onUnconfirmed: (credentials: PasswordCredentials) => void;
}

/** Email and password. The button is enabled once both are filled in; the line below it says what is missing. */
export function SignInForm({ onUnconfirmed }: SignInFormProps) {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const { environment } = usePlatform();
  const form = useSignInForm(onUnconfirmed);
  useErrorTitle(form.refusal !== undefined);
  return (
    <Form noValidate method="post" onSubmit={(event) => void form.handleSubmit(event)}>
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
        <AppLink href={withReturnTo(routePaths['reset-password'], search)} onMouseDown={keepFocus}>
          {t('signIn.forgot')}
        </AppLink>
      </p>
      <NewHere />
      {environment.sandbox && <DemoAccount onFill={form.fill} />}
    </Form>
  );
}
