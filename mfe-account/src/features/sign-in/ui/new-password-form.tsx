import { ActionRow, Button, chakra } from '@forecourt/shared-design';
import { PasswordField, SubmitButton, useErrorTitle } from '@forecourt/shared-design/forms';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CodeInput, CodeLimits, keepFocus, ResendCode, SandboxOutbox } from '../../codes/index.ts';
import { PasswordRuleList } from './password-rule-list.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { ResetAlert } from './reset-alert.tsx';
import { useNewPassword } from '../model/use-new-password.ts';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
  },
});

interface NewPasswordFormProps {
  readonly email: string;
  readonly onOtherEmail: () => void;
  /** Called with true once the password is changed, with false when the confirmation has been shown long enough. */
  readonly onChanged: (isShown: boolean) => void;
}

/** Step 2: the code, a new password with its rules checked while it is typed, and its confirmation. */
export function NewPasswordForm({ email, onOtherEmail, onChanged }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const form = useNewPassword(email, onChanged);
  const { state, codes } = form;
  const { allowance, isLocked } = codes;
  useErrorTitle(state.kind === 'refused' || state.kind === 'unsent');
  if (state.kind === 'changed' || state.kind === 'signed-out') {
    return <PasswordChanged isSigningIn={state.kind === 'changed'} />;
  }
  const resend = () => void form.resend();
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
      <CodeInput
        {...form.register('code')}
        label={t('reset.code')}
        hint={t('reset.codeHint')}
        error={form.messageOf('code')}
        readOnly={isLocked}
        secondsLeft={codes.secondsLeft}
      />
      <ResetAlert
        state={state}
        offersNew={allowance.requests !== 'exceeded'}
        busy={form.busyWith === 'resend'}
        onResend={resend}
      />
      <CodeLimits allowance={allowance} wait={codes.wait} />
      <PasswordField
        {...form.register('password')}
        label={t('reset.password')}
        hint={<PasswordRuleList password={form.values.password} />}
        autoComplete="new-password"
        error={form.messageOf('password')}
      />
      <PasswordField
        {...form.register('confirmation')}
        label={t('reset.confirmation')}
        autoComplete="new-password"
        error={form.messageOf('confirmation')}
        success={form.isMatching ? t('reset.match') : undefined}
      />
      <SubmitButton
        size="lg"
        fullWidth
        disabled={!form.isReady || isLocked}
        busy={form.busyWith === 'change'}
        missing={!isLocked && form.missingText}
      >
        {t('reset.submit')}
      </SubmitButton>
      <ActionRow fit="content" gap="2" marginInlineStart="-3.5">
        <ResendCode
          allowance={allowance.requests}
          busy={form.busyWith === 'resend'}
          onResend={resend}
          text={t('reset.sendNew')}
        />
        <Button variant="quiet" size="sm" onMouseDown={keepFocus} onClick={onOtherEmail}>
          {t('reset.otherEmail')}
        </Button>
      </ActionRow>
      <SandboxOutbox />
    </Form>
  );
}
