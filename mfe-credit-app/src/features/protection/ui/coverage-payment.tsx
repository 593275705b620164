import { chakra, Money } from '@forecourt/shared-design';
import { formatCurrency, formatRoundedCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import type { ProtectionOffer } from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { paymentChange } from '../domain/payment-change.ts';
import { useCoverageAmount } from '../model/use-coverage-amount.ts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    justifyItems: 'start',
    padding: '4',
    background: 'brandSoft',
    borderRadius: 'small',
    '& p': { color: 'ink' },
    '& .fc-adds': {
      display: 'flex',
      justifyContent: 'space-between',
      width: 'full',
      fontWeight: 'semibold',
    },
  },
});

/** The payment or the total with the chosen coverage, and the increase due to coverage. */
export function CoveragePayment({ offer }: { readonly offer: ProtectionOffer }) {
  const { t } = useTranslation('creditApp');
  const amount = useCoverageAmount(offer);
  const change = paymentChange(offer);
  if (!amount) return null;
  return (
    <Root>
      <Money payment={amount} size="lg" />
      {change && <PaymentTerms price={offer.price} />}
      {change && offer.chosen.length > 0 && (
        <>
          <p className="fc-adds">
            <span>{t('coverage.summary.adds')}</span>{' '}
            <span>{t('coverage.level.perMonth', { amount: formatRoundedCurrency(change.addedCents) })}</span>
          </p>
          <p>
            {t('coverage.summary.overTerm', {
              amount: formatRoundedCurrency(change.addedOverTermCents),
              term: change.termMonths,
            })}
          </p>
        </>
      )}
    </Root>
  );
}

/** The terms required next to a monthly payment: down payment, term and APR of a loan, the amount due at signing of a lease. */
function PaymentTerms({ price: { finance, lease } }: { readonly price: PriceBreakdown }) {
  const { t } = useTranslation('creditApp');
  if (lease) {
    return (
      <p>
        {t('coverage.summary.leaseTerms', {
          due: formatCurrency(lease.dueAtSigningCents),
          term: lease.termMonths,
        })}
      </p>
    );
  }
  if (!finance) return null;
  return (
    <p>
      {t('coverage.summary.terms', {
        down: formatCurrency(finance.downPaymentCents),
        term: finance.termMonths,
        apr: formatPercent(finance.aprPercent),
      })}
    </p>
  );
}
