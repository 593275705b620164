import { Fragment } from 'react';
import { chakra } from '@chakra-ui/react';
import { formatCurrency, formatPercent, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { Tooltip } from '../overlay/tooltip.tsx';
import { useDesignText, type DesignText } from '../text/use-design-text.ts';
import type { CardPayment, PriceDetails } from './card-payment.ts';

const Rows = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    rowGap: '1',
    minWidth: '200px',
    '& > span': { display: 'contents' },
    '& > span > :last-child': { textAlign: 'end', paddingInlineStart: '5' },
    '& > [data-sum] > *': {
      borderTop: '1px solid currentColor',
      paddingTop: '1',
      fontWeight: 'semibold',
    },
  },
});

export interface PriceTooltipProps {
  details: PriceDetails;
}

/** Parts of a price: vehicle, taxes and fees, trade-in, protection, total (SHOP-45). */
export function PriceTooltip({ details }: PriceTooltipProps) {
  const text = useDesignText();
  const { vehicleCents, taxesAndFeesCents, tradeInCents, protectionCents, totalCents } = details;
  const rows = [
    ['vehicle.detail.vehicle', vehicleCents],
    ['vehicle.detail.taxesAndFees', taxesAndFeesCents],
    ...(tradeInCents ? [['vehicle.detail.tradeIn', -tradeInCents] as const] : []),
    ...(protectionCents ? [['vehicle.detail.protection', protectionCents] as const] : []),
    ['vehicle.detail.total', totalCents],
  ] as const;
  return (
    <Tooltip label={text('vehicle.detail.title')}>
      <Rows>
        {rows.map(([key, amountCents]) => (
          <Fragment key={key}>
            <span data-sum={key === 'vehicle.detail.total' || undefined}>
              <span>{text(key)}</span> <span>{formatCurrency(amountCents)}</span>
            </span>{' '}
          </Fragment>
        ))}
      </Rows>
    </Tooltip>
  );
}

type Described<K extends CardPayment['kind']> = Extract<CardPayment, { kind: K }>;

function estimateWords(payment: Described<'estimated' | 'personalized'>, text: DesignText): string {
  const terms = {
    down: formatRoundedCurrency(payment.downPaymentCents),
    term: payment.termMonths,
    apr: formatPercent(payment.aprPercent),
  };
  if (payment.kind === 'personalized') return text('vehicle.qualifiedTooltip', terms);
  const isIncomplete = payment.isPrequalificationIncomplete === true;
  return text(isIncomplete ? 'vehicle.estimatedIncompleteTooltip' : 'vehicle.estimatedTooltip', terms);
}

function leaseWords(payment: Described<'lease'>, text: DesignText): string {
  return text(payment.isQualified ? 'vehicle.qualifiedLeaseTooltip' : 'vehicle.leaseTooltip', {
    payment: formatRoundedCurrency(payment.monthlyPaymentCents),
    term: payment.termMonths,
    due: formatRoundedCurrency(payment.dueAtSigningCents),
  });
}

function adjustWords({ pricing }: Described<'adjust'>, text: DesignText): string {
  if (!pricing) return text('vehicle.adjustTooltip');
  return text('vehicle.adjustPricedTooltip', {
    payment: formatRoundedCurrency(pricing.monthlyPaymentCents),
    term: pricing.termMonths,
    apr: formatPercent(pricing.aprPercent),
  });
}

/** The explanation of a payment, by its kind; undefined if there is none. */
function paymentWords(payment: CardPayment, text: DesignText): string | undefined {
  switch (payment.kind) {
    case 'estimated':
    case 'personalized':
      return estimateWords(payment, text);
    case 'cash':
      return text('vehicle.cashTooltip', {
        total: formatRoundedCurrency(payment.totalCents),
        deposit: formatRoundedCurrency(payment.depositCents),
      });
    case 'lease':
      return leaseWords(payment, text);
    case 'adjust':
      return adjustWords(payment, text);
    case 'notQualified':
    case 'placeholder':
      return text('vehicle.noPaymentTooltip');
    case 'personalize':
      return payment.isPrequalificationIncomplete ? text('vehicle.incompleteTooltip') : undefined;
  }
}

export interface PaymentTooltipProps {
  payment: CardPayment;
  dealerPhone?: { number: string; label: string } | undefined;
}

/**
 * Explains a payment: a lender's decision, an estimate, an unfinished pre-qualification, what would bring a loan within the vehicle's
 * value, or that there is no payment (PRICE-17). Shows the dealer's phone if the page provides one, as text and not as a link, because a
 * tooltip can only be read.
 */
export function PaymentTooltip({ payment, dealerPhone }: PaymentTooltipProps) {
  const text = useDesignText();
  const words = paymentWords(payment, text);
  if (words === undefined) return null;
  return (
    <Tooltip label={text('vehicle.termsTitle')}>
      {words}
      {dealerPhone && ` ${text('vehicle.tooltipCall', { phone: dealerPhone.label })}`}
    </Tooltip>
  );
}
