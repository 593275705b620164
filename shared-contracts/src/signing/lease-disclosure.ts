import * as v from 'valibot';
import { CentsSchema } from '../money/cents-schema.ts';
import { dueAtSigningRows, LeaseTermsSchema, type LeaseTerms } from '../pricing/index.ts';

/**
 * The disclosures of a lease contract (12 CFR 1013.4): the terms of the order's lease, and how the amount due at signing and the monthly
 * payment come about.
 */
export const LeaseDisclosureSchema = v.object({
  ...LeaseTermsSchema.entries,
  /** What the vehicle loses over the lease, which the base payments pay for besides the rent charge. */
  depreciationCents: CentsSchema,
  rentChargeCents: CentsSchema,
  /** All base payments: depreciation and rent charge. */
  basePaymentsCents: CentsSchema,
  /** Tax in each payment; 0 where all of it is due at signing. */
  paymentTaxCents: CentsSchema,
});
export type LeaseDisclosure = v.InferOutput<typeof LeaseDisclosureSchema>;

/** A row of a disclosure, in cents. */
export interface LeaseRow {
  readonly id:
    | 'adjustedCapCost'
    | 'residual'
    | 'depreciation'
    | 'rentCharge'
    | 'basePayments'
    | 'basePayment'
    | 'paymentTax'
    | 'monthlyPayment'
    | 'totalOfPayments'
    | 'totalCost';
  readonly amountCents: number;
  readonly kind?: 'subtotal' | 'total';
}

/**
 * The disclosure of an order's lease; nothing is priced again. Throws a RangeError when the parts of what is due at signing, or the payments,
 * do not add up, because a contract must not differ from its order by a cent (PRICE-71).
 */
export function leaseDisclosure(lease: LeaseTerms): LeaseDisclosure {
  const basePaymentsCents = lease.basePaymentCents * lease.termMonths;
  const depreciationCents = lease.adjustedCapCostCents - lease.residualCents;
  const disclosure = {
    ...lease,
    depreciationCents,
    rentChargeCents: basePaymentsCents - depreciationCents,
    basePaymentsCents,
    paymentTaxCents: lease.monthlyPaymentCents - lease.basePaymentCents,
  };
  const parts = dueAtSigningRows(lease).filter(({ kind }) => kind === 'line');
  if (parts.reduce((sum, { amountCents }) => sum + amountCents, 0) !== lease.dueAtSigningCents) {
    throw new RangeError('The parts of what is due at signing do not add up');
  }
  if (lease.monthlyPaymentCents * lease.termMonths !== lease.totalOfPaymentsCents) {
    throw new RangeError('The payments of the lease do not add up');
  }
  return disclosure;
}

/** How the monthly payment comes about, and what all payments and the whole lease cost. */
export function leasePaymentRows(lease: LeaseDisclosure): readonly LeaseRow[] {
  const { paymentTaxCents } = lease;
  return [
    { id: 'adjustedCapCost', amountCents: lease.adjustedCapCostCents },
    { id: 'residual', amountCents: -lease.residualCents },
    { id: 'depreciation', amountCents: lease.depreciationCents, kind: 'subtotal' },
    { id: 'rentCharge', amountCents: lease.rentChargeCents },
    { id: 'basePayments', amountCents: lease.basePaymentsCents, kind: 'subtotal' },
    { id: 'basePayment', amountCents: lease.basePaymentCents },
    ...(paymentTaxCents === 0 ? [] : [{ id: 'paymentTax' as const, amountCents: paymentTaxCents }]),
    { id: 'monthlyPayment', amountCents: lease.monthlyPaymentCents, kind: 'total' },
    { id: 'totalOfPayments', amountCents: lease.totalOfPaymentsCents },
    { id: 'totalCost', amountCents: lease.totalCostCents },
  ];
}
