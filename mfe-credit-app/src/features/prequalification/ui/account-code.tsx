import { Alert, Button, chakra } from '@forecourt/shared-design';
import { CodeField, ErrorSummary } from '@forecourt/shared-design/forms';
import { useMutation, usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { AccountRefusal } from '../domain/account-refusal.ts';
import { useCodeAlerts } from '../model/use-code-alerts.ts';
import { useCodeEntry } from '../model/use-code-entry.ts';
import { OutboxSample } from './outbox-sample.tsx';
import { ResendCode } from './resend-code.tsx';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });

interface AccountCodeProps {
  readonly email: string;
  readonly password: string;
  readonly onRefused: (refusal: AccountRefusal) => void;
}

/** The emailed code; entering it signs the user in, who then owns the result. */
export function AccountCode({ email, password, onRefused }: AccountCodeProps) {
  const { t } = useTranslation('creditApp');
  const { accounts, session } = usePlatform();
  const { form, news, setNews } = useCodeEntry<'wrong-code' | 'expired-code'>((code) => confirm.mutate(code));
  const raiseAlert = useCodeAlerts({ channel: 'email', isExpired: news === 'expired-code' });
  const confirm = useMutation({
    mutationFn: async (code: string) => {
      const verdict = await accounts.confirmSignUp({ email: email.toLowerCase(), code });
      if (verdict.kind === 'wrong-code' || verdict.kind === 'expired-code') return setNews(verdict.kind);
      if (verdict.kind !== 'success') return onRefused(verdict.kind);
      const entered = await session.signIn({ email: email.toLowerCase(), password });
      if (entered.kind !== 'success') onRefused(entered.kind === 'throttled' ? 'throttled' : 'outage');
      return undefined;
    },
  });
  const resend = useMutation({
    mutationFn: () => accounts.resendSignUpCode(email.toLowerCase()),
    onSuccess: (outcome) => {
      if (outcome.kind === 'sent') {
        setNews(undefined);
        raiseAlert('resent');
      } else if (outcome.kind !== 'confirm-required') onRefused(outcome.kind);
    },
  });
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <ErrorSummary errors={form.summary} submitCount={form.submitCount} />
      {news && <Alert severity="error">{t(`pq.account.news.${news}`)}</Alert>}
      <CodeField {...form.register('code')} label={t('pq.account.code')} error={form.messageOf('code')} />
      <div>
        <Button type="submit" size="lg" busy={confirm.isPending}>
          {t('pq.account.verify')}
        </Button>
      </div>
      <ResendCode busy={resend.isPending} onResend={() => resend.mutate()} />
      <OutboxSample title={t('pq.samples.mail')} />
    </Form>
  );
}
