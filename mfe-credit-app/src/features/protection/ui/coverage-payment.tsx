import { chakra, Money } from '@forecourt/shared-design';
import { formatRoundedCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import type { ProtectionOffer } from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { paymentChange } from '../domain/payment-change.ts';

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
  const { price, chosen } = offer;
  if (price.errors?.length) return null;
  const change = paymentChange(offer);
  const hasSome = chosen.length > 0;
  if (!change) {
    return (
      <Root>
        <Money
          payment={{
            amountCents: price.totalCents,
            unit: t(hasSome ? 'coverage.summary.cashTotal' : 'coverage.summary.cashTotalWithout'),
          }}
          size="lg"
        />
      </Root>
    );
  }
  return (
    <Root>
      <Money
        payment={{
          amountCents: change.monthlyCents,
          unit: t(hasSome ? 'coverage.summary.payment' : 'coverage.summary.paymentWithout'),
        }}
        size="lg"
      />
      <PaymentTerms price={price} />
      {hasSome && (
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
          due: formatRoundedCurrency(lease.dueAtSigningCents),
          term: lease.termMonths,
        })}
      </p>
    );
  }
  if (!finance) return null;
  return (
    <p>
      {t('coverage.summary.terms', {
        down: formatRoundedCurrency(finance.downPaymentCents),
        term: finance.termMonths,
        apr: formatPercent(finance.aprPercent),
      })}
    </p>
  );
}
