import { useEffect } from 'react';
import { ActionRow, Button, chakra } from '@forecourt/shared-design';
import { SubmitButton, useErrorTitle } from '@forecourt/shared-design/forms';
import type { PasswordCredentials, SessionUser } from '@forecourt/shared-contracts';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { AccountFrame } from '../../page-frame/index.ts';
import { CodeInput } from './code-input.tsx';
import { CodeLimits } from './code-limits.tsx';
import { ResendCode } from './resend-code.tsx';
import { SandboxOutbox } from './sandbox-outbox.tsx';
import { ConfirmAlert } from './confirm-alert.tsx';
import { useConfirmEmail } from '../model/use-confirm-email.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });

/** Whose email is confirmed, and what the step says and leads back to. */
export interface ConfirmEmailProps {
  /** The account's email and the password just typed for it; both stay in memory. */
  readonly credentials: PasswordCredentials;
  readonly lead: string;
  readonly onBack: () => void;
  readonly backText: string;
  /** Called with the user signed in by the right code, before the page navigates. */
  readonly onSignedIn?: (user: SessionUser) => void;
}

/** The step that confirms a new account's email by its code and then signs the user in (ACCT-22). */
export function ConfirmEmailStep(props: ConfirmEmailProps) {
  const { credentials, lead, onBack, backText, onSignedIn } = props;
  const { t } = useTranslation('account');
  const form = useConfirmEmail({ credentials, onSignedIn });
  const { state, codes } = form;
  const { allowance, isLocked } = codes;
  useErrorTitle(state.kind === 'refused');
  const isConfirmed = state.kind === 'confirmed';
  const offersNew = state.kind === 'refused' && state.why === 'expired-code';
  useEffect(() => {
    // This step has the same path as the longer one before it, so nothing else scrolls the page to the top.
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <AccountFrame title={t('confirmEmail.title')} lead={lead} focusKey="confirm-email" picture>
      <Form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
        <CodeInput
          {...form.code}
          label={t('confirmEmail.code')}
          hint={t('confirmEmail.hint')}
          error={form.codeError && <span role="alert">{form.codeError}</span>}
          readOnly={isConfirmed || isLocked}
          secondsLeft={codes.secondsLeft}
        />
        <ConfirmAlert
          state={state}
          offersNew={allowance.requests !== 'exceeded'}
          busy={form.busyWith === 'resend' || form.busyWith === 'sign-in'}
          onResend={() => void form.resend()}
          onSignIn={() => void form.signInAgain()}
        />
        {!isConfirmed && (
          <>
            <CodeLimits allowance={allowance} wait={codes.wait} />
            <SubmitButton
              size="lg"
              fullWidth
              disabled={!form.isReady || isLocked}
              busy={form.busyWith === 'code'}
              missing={!isLocked && t('confirmEmail.missing')}
            >
              {t('confirmEmail.submit')}
            </SubmitButton>
            <ActionRow fit="content" gap="2" marginInlineStart="-3.5">
              {!offersNew && (
                <ResendCode
                  allowance={allowance.requests}
                  busy={form.busyWith === 'resend'}
                  onResend={() => void form.resend()}
                  text={t('confirmEmail.resend')}
                />
              )}
              <Button variant="quiet" size="sm" onClick={onBack}>
                {backText}
              </Button>
            </ActionRow>
          </>
        )}
      </Form>
      <SandboxOutbox />
    </AccountFrame>
  );
}
