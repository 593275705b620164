import type { ComponentProps } from 'react';
import { Money, PaymentTooltip, PriceTooltip } from '@forecourt/shared-design';
import type { Order } from '@forecourt/shared-contracts/commerce';
import {
  formatCount,
  formatExactCurrency,
  formatPercent,
  formatRoundedCurrency,
} from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { orderCardPayment, orderPriceDetails } from '../../../domain/order-card.ts';

type MoneyProps = ComponentProps<typeof Money>;

interface OrderMoneyProps {
  readonly order: Order;
  /** Whether amounts have cents, next to the terms of a lender (SITE-78). */
  readonly isExact?: boolean;
  /** The vehicle's price below the payment. Without it the purchase type is written above, and a lease's terms do not repeat it. */
  readonly price?: MoneyProps['price'];
}

/**
 * The monthly payment of an order's loan or lease with its trigger terms (PRICE-74, PRICE-75) and its basis (TRACK-102), or what a cash
 * order costs; nothing once every lender declined, as in the list of orders (PRICE-16).
 */
export function OrderMoney({ order, isExact = false, price }: OrderMoneyProps) {
  const { contact } = useTenant();
  const payment = useOrderPayment(
    order,
    isExact ? formatExactCurrency : formatRoundedCurrency,
    price ? 'leaseTerms' : 'leaseTermsOnly',
  );
  const basis = orderCardPayment(order);
  if (!payment || basis.kind === 'notQualified') return null;
  return (
    <Money
      {...{ payment, price }}
      decimals={isExact ? 'exact' : 'rounded'}
      paymentAside={
        <PaymentTooltip
          payment={basis}
          dealerPhone={{ number: contact.phone, label: contact.phoneAbbreviation }}
        />
      }
      priceAside={<PriceTooltip details={orderPriceDetails(order)} />}
    />
  );
}

function useOrderPayment(
  { deal, price }: Order,
  format: (cents: number) => string,
  leaseKey: 'leaseTerms' | 'leaseTermsOnly',
): MoneyProps['payment'] {
  const { t } = useTranslation('checkout');
  const { finance, lease } = price;
  if (deal.type === 'Cash') return { amountCents: price.totalCents, unit: t('order.cashTotal') };
  if (finance) {
    const { monthlyPaymentCents, downPaymentCents, termMonths: term, aprPercent } = finance;
    const terms = { down: format(downPaymentCents), term, apr: formatPercent(aprPercent) };
    return { amountCents: monthlyPaymentCents, unit: t('order.perMonth'), terms: t('order.terms', terms) };
  }
  if (!lease) return undefined;
  const terms = {
    due: format(lease.dueAtSigningCents),
    term: lease.termMonths,
    miles: formatCount(lease.annualMiles),
    deposit: format(lease.securityDepositCents),
  };
  return {
    amountCents: lease.monthlyPaymentCents,
    unit: t('order.perMonth'),
    terms: t(`order.${leaseKey}`, terms),
  };
}
