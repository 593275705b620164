import { ActionRow, Alert, AppLink, Button, chakra } from '@forecourt/shared-design';
import { CodeField, ErrorSummary } from '@forecourt/shared-design/forms';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { AccountRefusal } from '../domain/account-refusal.ts';
import { useAccountCode } from '../model/use-account-code.ts';
import { useWay } from '../model/use-way.ts';
import { AccountCodeLimits } from './account-code-limits.tsx';
import { OutboxSample } from './outbox-sample.tsx';
import { ResendCode } from './resend-code.tsx';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });

interface AccountCodeProps {
  readonly email: string;
  readonly password: string;
  readonly onRefused: (refusal: AccountRefusal | undefined) => void;
}

/** The emailed code; entering it signs the user in, who then owns the result. */
export function AccountCode(props: AccountCodeProps) {
  const { t } = useTranslation('creditApp');
  const code = useAccountCode(props);
  const { form, news, uses } = code;
  const isLocked = uses.attempts === 'none';
  if (code.isConfirmed) return <ConfirmedAccount busy={code.isSigningIn} onSignIn={code.signInAgain} />;
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <ErrorSummary errors={form.summary} submitCount={form.submitCount} />
      {news && !isLocked && <Alert severity="error">{t(`pq.account.news.${news}`)}</Alert>}
      <CodeField
        {...form.register('code')}
        label={t('pq.account.code')}
        error={form.messageOf('code')}
        readOnly={isLocked}
      />
      <AccountCodeLimits {...uses} />
      <ActionRow>
        <Button type="submit" size="lg" busy={code.isVerifying} disabled={isLocked}>
          {t('pq.account.verify')}
        </Button>
        {uses.requests !== 'none' && <ResendCode busy={code.isResending} onResend={code.resend} />}
      </ActionRow>
      <OutboxSample title={t('pq.samples.mail')} />
    </Form>
  );
}

interface ConfirmedAccountProps {
  readonly busy: boolean;
  readonly onSignIn: () => void;
}

/** The account exists, but its user could not be signed in: the password just typed is sent again, or entered on the sign-in page. */
function ConfirmedAccount({ busy, onSignIn }: ConfirmedAccountProps) {
  const { t } = useTranslation('creditApp');
  const { pathOf } = useWay();
  return (
    <Alert
      severity="warning"
      actions={
        <Button variant="secondary" size="sm" busy={busy} onClick={onSignIn}>
          {t('pq.account.signInAgain')}
        </Button>
      }
    >
      {t('pq.account.confirmed')}{' '}
      <AppLink href={`/sign-in?returnTo=${encodeURIComponent(pathOf('result'))}`}>
        {t('pq.account.signIn')}
      </AppLink>
    </Alert>
  );
}
