import { Alert, LinkButton } from '@forecourt/shared-design';
import type { Payment } from '@forecourt/shared-contracts/payments';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const exact: Readonly<Record<string, string>> = {
  authentication: 'payment.problems.authentication',
  wallet: 'payment.problems.wallet',
};

/** What became of the newest payment that took no money, in the words of storefront.md section 8 'Payment and bank'. */
export function ProblemNotice({ payment }: { payment: Payment }) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const { siteOrigin } = usePlatform();
  if (payment.phase === 'cancelled') return <Alert severity="info">{t('payment.problems.cancelled')}</Alert>;
  const failure = payment.failure ?? 'error';
  const isKnown = ['declined', 'insufficient-funds', 'authentication', 'wallet', 'bank-refused'].includes(
    failure,
  );
  return (
    <Alert
      severity="error"
      title={t(exact[failure] ?? 'payment.problems.declined')}
      actions={
        <>
          {failure === 'authentication' && (
            <LinkButton variant="secondary" href={`${siteOrigin}/account`}>
              {t('payment.problems.account')}
            </LinkButton>
          )}
          <LinkButton variant="secondary" href={`tel:+1${contact.phone}`} icon="phone">
            {t('failed.call', { phone: contact.phoneAbbreviation })}
          </LinkButton>
        </>
      }
    >
      {t(`payment.problems.details.${isKnown ? failure : 'error'}`)}
    </Alert>
  );
}
