import { Alert, AppLink, chakra } from '@forecourt/shared-design';
import { EmailField, SubmitButton, useErrorTitle } from '@forecourt/shared-design/forms';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useLocation, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { withReturnTo } from '../../../domain/return-target.ts';
import { keepFocus } from '../../codes/index.ts';
import { useResetRequest } from '../model/use-reset-request.ts';
import { CodeWayIn } from './code-way-in.tsx';
import { routePaths } from '../../../domain/route-paths.ts';

const Form = chakra('form', {
  base: { display: 'grid', gap: '5', '& .fc-back': { margin: '0', textStyle: 'small' } },
});

interface ResetRequestFormProps {
  readonly email: string;
  /** A code was sent to this email, or appears to have been. */
  readonly onSent: (email: string) => void;
}

/** Step 1: the email, and a button that sends the code. Unknown addresses get the same answer. */
export function ResetRequestForm({ email, onSent }: ResetRequestFormProps) {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const { contact } = useTenant();
  const { refusal, ...form } = useResetRequest({ email, onSent });
  useErrorTitle(refusal !== undefined);
  return (
    <Form noValidate method="post" onSubmit={(event) => void form.handleSubmit(event)}>
      {refusal && (
        <Alert severity={refusal === 'throttled' ? 'error' : 'warning'}>
          {t(`reset.unsent.${refusal}`)}{' '}
          {refusal === 'outage' && (
            <>
              <CodeWayIn />{' '}
            </>
          )}
          <AppLink href={phoneHref(contact.phone)}>
            {t('signIn.call', { phone: contact.phoneAbbreviation })}
          </AppLink>
        </Alert>
      )}
      <EmailField
        {...form.register('email')}
        label={t('reset.email')}
        autoComplete="username"
        error={form.message}
      />
      <SubmitButton
        size="lg"
        fullWidth
        disabled={!form.isReady}
        busy={form.isSending}
        missing={form.missingText}
      >
        {t('reset.send')}
      </SubmitButton>
      <p className="fc-back">
        <AppLink href={withReturnTo(routePaths['sign-in'], search)} onMouseDown={keepFocus}>
          {t('reset.back')}
        </AppLink>
      </p>
    </Form>
  );
}
