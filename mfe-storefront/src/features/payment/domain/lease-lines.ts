import type { LeaseQuote } from '@forecourt/shared-contracts/pricing';

/** A line of a lease's calculation: what reduces the price is negative. */
export interface LeaseLine {
  readonly id:
    | 'selling'
    | 'acquisition'
    | 'document'
    | 'tradeIn'
    | 'reduction'
    | 'adjusted'
    | 'residual'
    | 'depreciation'
    | 'rent'
    | 'base'
    | 'paymentTax'
    | 'payment'
    | 'first'
    | 'reductionPaid'
    | 'reductionTax'
    | 'upfrontTax'
    | 'registration'
    | 'deposit'
    | 'due'
    | 'payments'
    | 'signingRest'
    | 'whole';
  readonly amountCents: number;
  readonly kind: 'line' | 'credit' | 'subtotal' | 'total';
}

/** The calculation of a lease in three parts. */
export interface LeaseLines {
  /** From the price on the page, which is after incentives, to the payment (PRICE-47). */
  readonly payment: readonly LeaseLine[];
  /** The amount due at signing (PRICE-51). */
  readonly signing: readonly LeaseLine[];
  /** What the whole lease costs: all payments, and what signing adds to the first. */
  readonly whole: readonly LeaseLine[];
}

const line = (id: LeaseLine['id'], amountCents: number, kind: LeaseLine['kind'] = 'line'): LeaseLine => ({
  id,
  amountCents,
  kind,
});
const some = (id: LeaseLine['id'], amountCents: number, kind: LeaseLine['kind'] = 'line'): LeaseLine[] =>
  amountCents === 0 ? [] : [line(id, amountCents, kind)];

/** Returns the calculation of a lease, to the cent. A trade-in, reduction, tax or deposit of 0 is left out. */
export function leaseLines(lease: LeaseQuote): LeaseLines {
  const { cost } = lease;
  return {
    payment: [
      line('selling', lease.sellingPriceCents - lease.rebateCents),
      line('acquisition', lease.acquisitionFeeCents),
      line('document', lease.documentFeeCents),
      ...some('tradeIn', -lease.equityCents, lease.equityCents > 0 ? 'credit' : 'line'),
      ...some('reduction', -cost.capCostReductionCents),
      line('adjusted', cost.adjustedCapCostCents, 'subtotal'),
      line('residual', lease.residualCents),
      line('depreciation', cost.depreciationCents),
      line('rent', cost.rentCents),
      line('base', cost.basePaymentCents, 'subtotal'),
      ...some('paymentTax', cost.paymentTaxCents),
      line('payment', cost.paymentCents, 'total'),
    ],
    signing: [
      line('first', cost.paymentCents),
      ...some('reductionPaid', cost.capCostReductionCents),
      ...some('reductionTax', cost.reductionTaxCents),
      ...some('upfrontTax', cost.upfrontTaxCents),
      line('registration', lease.titleRegistrationCents),
      ...some('deposit', lease.securityDepositCents),
      line('due', cost.dueAtSigningCents, 'total'),
    ],
    whole: [
      line('payments', cost.totalOfPaymentsCents),
      line('signingRest', cost.totalCostCents - cost.totalOfPaymentsCents),
      line('whole', cost.totalCostCents, 'total'),
    ],
  };
}
