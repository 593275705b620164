import * as v from 'valibot';
import type { FigureChange } from '../http/error-body.ts';
import type { PriceBreakdown } from '../pricing/index.ts';

/** The figures that a buyer agrees to. Money in integer cents, `apr` in percent, `term` in months, `annual-miles` in miles. */
export const orderFigures = [
  'vehicle-price',
  'incentives',
  'document-fee',
  'acquisition-fee',
  'protection',
  'sales-tax',
  'title-registration',
  'delivery-fee',
  'total',
  'trade-in-value',
  'trade-in-payoff',
  'trade-in-equity',
  'down-payment',
  'financed',
  'apr',
  'term',
  'monthly-payment',
  'cap-cost-reduction',
  'annual-miles',
  'excess-mile',
  'residual',
  'security-deposit',
  'due-at-signing',
  'due-today',
  'balance',
] as const;
export type OrderFigure = (typeof orderFigures)[number];

/** The terms of an order as its buyer saw them. A figure that the purchase type does not have is absent. */
export const OrderTermsSchema = v.record(v.picklist(orderFigures), v.pipe(v.number(), v.finite()));
export type OrderTerms = v.InferOutput<typeof OrderTermsSchema>;

/** The terms in a price: its lines, total, trade-in, loan or lease, and what is due when (BUY-4, PRICE-74, PRICE-75). */
export function orderTerms(price: PriceBreakdown): OrderTerms {
  const { lines, totalCents, tradeIn, dueTodayCents, balanceCents } = price;
  return {
    ...Object.fromEntries(lines.map(({ code, amountCents }) => [code, amountCents])),
    total: totalCents,
    ...(tradeIn && {
      'trade-in-value': tradeIn.valueCents,
      'trade-in-payoff': tradeIn.payoffCents,
      'trade-in-equity': tradeIn.equityCents,
    }),
    ...loanTerms(price),
    ...leaseTerms(price),
    'due-today': dueTodayCents,
    balance: balanceCents,
  };
}

function loanTerms({ finance }: PriceBreakdown): OrderTerms {
  if (!finance) return {};
  return {
    'down-payment': finance.downPaymentCents,
    financed: finance.financedCents,
    apr: finance.aprPercent,
    term: finance.termMonths,
    'monthly-payment': finance.monthlyPaymentCents,
  };
}

function leaseTerms({ lease }: PriceBreakdown): OrderTerms {
  if (!lease) return {};
  return {
    term: lease.termMonths,
    'monthly-payment': lease.monthlyPaymentCents,
    'cap-cost-reduction': lease.capCostReductionCents,
    'annual-miles': lease.annualMiles,
    'excess-mile': lease.excessMileCents,
    residual: lease.residualCents,
    'security-deposit': lease.securityDepositCents,
    'due-at-signing': lease.dueAtSigningCents,
  };
}

/**
 * Every figure that differs between the terms a buyer saw and the ones now, in the order of `orderFigures`; empty if nothing differs. Null
 * stands for a figure that the terms do not have. The one rule by which an order is refused because its terms have changed.
 */
export function changedTerms(seen: OrderTerms, now: OrderTerms): FigureChange[] {
  return orderFigures.flatMap((id) => {
    const change = { id, before: seen[id] ?? null, now: now[id] ?? null };
    return change.before === change.now ? [] : [change];
  });
}
