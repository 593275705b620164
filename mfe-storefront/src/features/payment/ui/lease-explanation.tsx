import { PriceLines, type PriceLineItem } from '@forecourt/shared-design';
import { formatPercent } from '@forecourt/shared-contracts/formats';
import type { LeaseQuote } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';

type Kind = NonNullable<PriceLineItem['kind']>;

/** The calculation of a lease, to the cent: from the price to the payment (PRICE-47), and the amount due at signing (PRICE-51). */
export function LeaseExplanation({ lease }: { readonly lease: LeaseQuote }) {
  const { t } = useTranslation('storefront');
  const { cost } = lease;
  const line = (
    id: string,
    amountCents: number,
    more: { kind?: Kind; note?: string } = {},
  ): PriceLineItem => ({
    id,
    label: t(`lease.line.${id}`),
    amountCents,
    ...more,
  });
  const some = (id: string, amountCents: number, kind: Kind): PriceLineItem[] =>
    amountCents === 0 ? [] : [line(id, amountCents, { kind })];
  const taxNote = { note: `${lease.state}, ${formatPercent(lease.taxPercent, 4)}` };
  const payment = [
    line('selling', lease.sellingPriceCents),
    line('acquisition', lease.acquisitionFeeCents),
    line('document', lease.documentFeeCents),
    ...some('rebate', -lease.rebateCents, 'credit'),
    ...some('reduction', -cost.capCostReductionCents, 'credit'),
    line('adjusted', cost.adjustedCapCostCents, { kind: 'subtotal' }),
    line('residual', lease.residualCents, {
      note: t('lease.residualNote', { percent: formatPercent(lease.residualPercent, 0) }),
    }),
    line('depreciation', cost.depreciationCents, {
      note: t('lease.depreciationNote', { months: lease.termMonths }),
    }),
    line('rent', cost.rentCents, { note: t('lease.rentNote', { factor: lease.moneyFactor }) }),
    line('base', cost.basePaymentCents, { kind: 'subtotal' }),
    line('paymentTax', cost.paymentTaxCents, taxNote),
    line('payment', cost.paymentCents, { kind: 'total' }),
  ];
  const signing = [
    line('first', cost.paymentCents),
    ...some('reductionPaid', cost.capCostReductionCents, 'line'),
    ...some('reductionTax', cost.reductionTaxCents, 'line'),
    line('registration', lease.titleRegistrationCents),
    ...some('deposit', lease.securityDepositCents, 'line'),
    line('due', cost.dueAtSigningCents, { kind: 'total' }),
  ];
  const whole = [
    line('payments', cost.totalOfPaymentsCents, {
      note: t('lease.paymentsNote', { months: lease.termMonths }),
    }),
    line('signingRest', cost.dueAtSigningCents - cost.paymentCents),
    line('whole', cost.totalCostCents, { kind: 'total' }),
  ];
  return (
    <>
      <PriceLines caption={t('lease.paymentCaption')} lines={payment} />
      <PriceLines caption={t('lease.signingCaption')} lines={signing} />
      <PriceLines caption={t('lease.wholeCaption')} lines={whole} />
      <p>{t('lease.disclaimer')}</p>
    </>
  );
}
