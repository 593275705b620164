import { useEffect, type ReactNode } from 'react';
import { Button, chakra, CodeField, SubmitButton, useErrorTitle } from '@forecourt/shared-design';
import type { PasswordCredentials, SessionUser } from '@forecourt/shared-contracts';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { AccountFrame } from '../account-frame/index.ts';
import { isMendedByNewCode } from '../code-entry/index.ts';
import { SandboxOutbox } from '../sandbox-outbox/index.ts';
import { ConfirmAlert } from './confirm-alert.tsx';
import { useConfirmEmail } from './use-confirm-email.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Others = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface ConfirmEmailStepProps {
  /** Email of the account and the password that was just typed for it; both stay in memory. */
  readonly credentials: PasswordCredentials;
  readonly lead: ReactNode;
  readonly onBack: () => void;
  readonly backText: string;
  /** Called with whom the right code let in, before the page moves on. */
  readonly onSignedIn?: (user: SessionUser) => void;
}

/** The step that confirms a new account's email by its code and then signs its owner in (ACCT-22). */
export function ConfirmEmailStep(props: ConfirmEmailStepProps) {
  const { credentials, lead, onBack, backText, onSignedIn } = props;
  const { t } = useTranslation('account');
  const form = useConfirmEmail({ credentials, onSignedIn });
  const { state } = form;
  useErrorTitle(state.kind === 'refused');
  const isConfirmed = state.kind === 'confirmed';
  const offersNew = state.kind === 'refused' && isMendedByNewCode(state.why);
  useEffect(() => {
    // The step stands on the same path as the longer one before it, so nobody else takes the page to its beginning.
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <AccountFrame title={t('confirmEmail.title')} lead={lead} focusKey="confirm-email" picture>
      <Form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
        <CodeField
          {...form.code}
          label={t('confirmEmail.code')}
          hint={t('confirmEmail.hint')}
          error={form.codeError}
          readOnly={isConfirmed}
        />
        <ConfirmAlert
          state={state}
          busy={form.busyWith === 'resend' || form.busyWith === 'sign-in'}
          onResend={() => void form.resend()}
          onSignIn={() => void form.signInAgain()}
        />
        {!isConfirmed && (
          <>
            <SubmitButton
              size="lg"
              fullWidth
              disabled={!form.isReady}
              busy={form.busyWith === 'code'}
              missing={t('confirmEmail.missing')}
            >
              {t('confirmEmail.submit')}
            </SubmitButton>
            <Others>
              {!offersNew && (
                <Button
                  variant="quiet"
                  size="sm"
                  busy={form.busyWith === 'resend'}
                  onClick={() => void form.resend()}
                >
                  {t('confirmEmail.resend')}
                </Button>
              )}
              <Button variant="quiet" size="sm" onClick={onBack}>
                {backText}
              </Button>
            </Others>
          </>
        )}
      </Form>
      <SandboxOutbox />
    </AccountFrame>
  );
}
