import { Alert, AppLink, chakra, SegmentedControl, TextField } from '@forecourt/shared-design';
import { EmailField, PhoneField, SubmitButton, useErrorTitle } from '@forecourt/shared-design/forms';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { DemoAccount } from './demo-account.tsx';
import { NewHere } from './new-here.tsx';
import { askWays, type AskCodeValues as Draft } from '../domain/ask-code-schema.ts';
import type { AskedCode } from '../domain/asked-code.ts';
import { useAskCode } from '../model/use-ask-code.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });

interface AskCodeFormProps {
  /** Initial values of the form. */
  readonly draft: Draft;
  /** A passcode was sent, or appears to have been. */
  readonly onSent: (asked: AskedCode, form: Draft) => void;
}

/** Requests a passcode: by email, by phone or by deal id, the latter two with the last name. */
export function AskCodeForm({ draft, onSent }: AskCodeFormProps) {
  const { t } = useTranslation('account');
  const { environment } = usePlatform();
  const { contact } = useTenant();
  const form = useAskCode({ draft, onSent });
  useErrorTitle(form.refusal !== undefined);
  return (
    <Form noValidate method="post" onSubmit={(event) => void form.handleSubmit(event)}>
      {form.refusal && (
        <Alert severity={form.refusal === 'throttled' ? 'error' : 'warning'}>
          {t(`askCode.refused.${form.refusal}`)}{' '}
          {form.refusal !== 'throttled' && (
            <AppLink href={phoneHref(contact.phone)}>
              {t('signIn.call', { phone: contact.phoneAbbreviation })}
            </AppLink>
          )}
        </Alert>
      )}
      <SegmentedControl
        fullWidth
        label={t('askCode.way')}
        options={askWays.map((value) => ({ value, label: t(`askCode.ways.${value}`) }))}
        value={form.way}
        onChange={form.chooseWay}
      />
      {form.way === 'email' && (
        <EmailField
          key="email"
          {...form.register('email')}
          label={t('askCode.email')}
          autoComplete="username"
          error={form.messageOf('email')}
        />
      )}
      {form.way === 'phone' && (
        <PhoneField
          key="phone"
          {...form.register('phone')}
          label={t('askCode.phone')}
          hint={t('askCode.phoneHint')}
          error={form.messageOf('phone')}
        />
      )}
      {form.way === 'deal' && (
        <TextField
          key="deal"
          {...form.register('dealId')}
          label={t('askCode.dealId')}
          hint={t('askCode.dealHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          trimOnBlur
          error={form.messageOf('dealId')}
        />
      )}
      {form.way !== 'email' && (
        <TextField
          key="lastName"
          {...form.register('lastName')}
          label={t('askCode.lastName')}
          autoComplete="family-name"
          trimOnBlur
          error={form.messageOf('lastName')}
        />
      )}
      <SubmitButton
        size="lg"
        fullWidth
        disabled={!form.isReady}
        busy={form.isSending}
        missing={form.missingText}
      >
        {t('askCode.submit')}
      </SubmitButton>
      <NewHere />
      {environment.sandbox && <DemoAccount onFill={form.fill} way={form.way} />}
    </Form>
  );
}
