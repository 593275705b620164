import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { Alert, AppLink, chakra, EmailField, SubmitButton, useErrorTitle } from '@forecourt/shared-design';
import type { CodeOutcome } from '@forecourt/shared-contracts';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useLocation, usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { FieldErrorKey } from '../../../domain/field-error-key.ts';
import { withReturnTo } from '../../../domain/return-target.ts';
import { keepFocus } from '../../codes/index.ts';
import { CodeWayIn } from './code-way-in.tsx';
import { ResetRequestSchema, type ResetRequestValues as Values } from '../domain/reset-schemas.ts';
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
  const { accounts } = usePlatform();
  const { contact } = useTenant();
  const [refusal, setRefusal] = useState<Exclude<CodeOutcome['kind'], 'sent'>>();
  const form = useForm<Values>({
    resolver: valibotResolver(ResetRequestSchema),
    defaultValues: { email },
    mode: 'onTouched',
  });
  useErrorTitle(refusal !== undefined);
  const typed = form.watch('email');
  const isReady = v.is(ResetRequestSchema, { email: typed });
  const messageKey = form.formState.errors.email?.message;
  const handleSubmit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    const outcome = await accounts.requestReset(values.email);
    if (outcome.kind === 'sent') onSent(values.email);
    else setRefusal(outcome.kind);
  });
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
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
        error={messageKey ? t(`fieldErrors.${messageKey as FieldErrorKey}`) : undefined}
      />
      <SubmitButton
        size="lg"
        fullWidth
        disabled={!isReady}
        busy={form.formState.isSubmitting}
        missing={t(typed.trim() === '' ? 'reset.missingEmail' : 'reset.wrongEmail')}
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
