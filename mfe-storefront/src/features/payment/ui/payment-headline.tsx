import { chakra, Money } from '@forecourt/shared-design';
import { formatPercent, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { LeaseHeadline } from './lease-headline.tsx';
import type { PaymentControls } from '../model/use-payment-inputs.ts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '4',
    borderRadius: 'small',
    background: 'brandSoft',
    color: 'ink',
    '& small, & p.fc-terms': { color: 'ink' },
  },
});

/**
 * The calculator's result: the monthly payment with its terms, of a loan or a lease, or the cash total. A personal payment is not shown as
 * an estimate (PRICE-11, PRICE-12). Nothing for amounts that cannot be financed. Announced when it changes.
 */
export function PaymentHeadline({ quote, isPersonal }: Pick<PaymentControls, 'quote' | 'isPersonal'>) {
  const { t } = useTranslation('storefront');
  const { finance, errors } = quote.price;
  // What would bring a payment back is said in its place.
  if (errors) return null;
  return (
    <Root role="status">
      {quote.lease ? (
        <LeaseHeadline lease={quote.lease} />
      ) : finance ? (
        <Money
          payment={{
            amountCents: finance.monthlyPaymentCents,
            unit: t(isPersonal ? 'payment.perMonthPersonal' : 'payment.perMonth'),
            terms: t('payment.terms', {
              down: formatRoundedCurrency(finance.downPaymentCents),
              months: finance.termMonths,
              apr: formatPercent(finance.aprPercent),
            }),
          }}
          size="lg"
        />
      ) : (
        <Money
          payment={{
            amountCents: quote.toPayCents,
            unit: t('payment.cashTotal'),
            terms: t('payment.cashText', { deposit: formatRoundedCurrency(quote.price.dueTodayCents) }),
          }}
          size="lg"
        />
      )}
    </Root>
  );
}
