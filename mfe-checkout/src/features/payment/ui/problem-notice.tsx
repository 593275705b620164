import { useEffect, useRef } from 'react';
import { Alert, AppLink } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import type { Payment } from '@forecourt/shared-contracts/payments';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { SiteLinkButton } from '../../site-link/index.ts';

/** Text and title of each failure: keys below `payment.problems` and `payment.problems.details`. */
const words = {
  declined: ['declined', 'declined'],
  'insufficient-funds': ['declined', 'insufficient-funds'],
  authentication: ['authentication', 'authentication'],
  wallet: ['wallet', 'wallet'],
  'bank-refused': ['declined', 'bank-refused'],
  error: ['declined', 'error'],
  UNKNOWN: ['declined', 'error'],
} as const satisfies Readonly<Record<NonNullable<Payment['failure']>, readonly [string, string]>>;

/** How long an outcome counts as new and takes focus, in milliseconds. */
const newsMs = 30_000;

/** Takes focus, and scrolls into view, when the outcome is new. */
function useNewsFocus(endedAt: string | null) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (endedAt && Math.abs(Date.now() - Date.parse(endedAt)) < newsMs) place.current?.focus();
  }, [endedAt]);
  return place;
}

/** Why the newest payment took no money, then the texts of TRACK-84, TRACK-85 and TRACK-86. */
export function ProblemNotice({ payment }: { payment: Payment }) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const place = useNewsFocus(payment.endedAt);
  if (payment.phase === 'cancelled') return <Alert severity="info">{t('payment.problems.cancelled')}</Alert>;
  const failure = payment.failure ?? 'error';
  const [text, details] = words[failure];
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <Alert
        severity="error"
        title={t(`payment.problems.details.${details}`)}
        actions={
          failure === 'authentication' && (
            <SiteLinkButton variant="secondary" href="/account/orders">
              {t('payment.problems.account')}
            </SiteLinkButton>
          )
        }
      >
        {t(`payment.problems.${text}`)}
        <br />
        <AppLink href={phoneHref(contact.phone)}>
          {t('failed.call', { phone: contact.phoneAbbreviation })}
        </AppLink>
      </Alert>
    </div>
  );
}
