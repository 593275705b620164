import {
  loanOfPaymentCents,
  saleBreakdown,
  tierAprPercent,
  type PriceInput,
} from '@forecourt/shared-contracts/pricing';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import { searchHrefOf } from '../../../domain/search-href.ts';

/** A shopper's monthly payment, term and credit. */
export interface Budget {
  readonly paymentCents: number;
  readonly termMonths: number;
  readonly creditTier: string;
}

/** What a budget buys. Amounts in cents. */
export interface BudgetLoan {
  readonly aprPercent: number;
  readonly financedCents: number;
  /** With the dealer's usual down payment, including all taxes and fees. */
  readonly totalCents: number;
  /** The highest price, in hundreds of dollars, whose total is no more; 0 if the loan is below what the dealer finances. */
  readonly priceCents: number;
}

/** Calculates the loan that a monthly budget repays (PRICE-27), and the price of a used vehicle in the dealer's state. */
export function budgetLoan(settings: PaymentSettings, budget: Budget): BudgetLoan {
  const { minimumFinancedCents, defaultDownPaymentCents, firstPaymentDays } = settings;
  const aprPercent = tierAprPercent(settings, 'Used', budget.creditTier);
  const financedCents = loanOfPaymentCents({ ...budget, aprPercent, firstPaymentDays });
  const totalCents = financedCents + defaultDownPaymentCents;
  const isEnough = financedCents >= minimumFinancedCents;
  return { aprPercent, financedCents, totalCents, priceCents: isEnough ? dearest(settings, totalCents) : 0 };
}

/** Upper limit of a monthly payment in cents, beyond any realistic value. */
export const mostPaymentCents = 10_000_00;

/** Returns whether an amount in cents, undefined if it cannot be read, is a monthly payment that can be calculated with. */
export function isMonthlyPayment(paymentCents: number | undefined): paymentCents is number {
  return paymentCents !== undefined && paymentCents > 0 && paymentCents <= mostPaymentCents;
}

/** Returns the search for vehicles up to a price, in cents of whole dollars. */
export function budgetSearchHref(priceCents: number): string {
  return searchHrefOf({ priceMax: priceCents / 100 });
}

function totalOf(settings: PaymentSettings, priceCents: number): number {
  const vehicle: Omit<PriceInput, 'purchaseType'> = {
    priceCents,
    incentivesCents: 0,
    deliveryFeeCents: 0,
    condition: 'Used',
    state: undefined,
    settings,
  };
  return saleBreakdown({ ...vehicle, purchaseType: 'Cash' }).totalCents;
}

/** An estimate to the dollar would look exact; the search goes by the same figure. */
const stepCents = 100_00;

/** Bisects the range down to one step, which works for any state's rules. */
function dearest(settings: PaymentSettings, mostCents: number): number {
  let low = 0;
  let high = Math.floor(mostCents / stepCents);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (totalOf(settings, middle * stepCents) <= mostCents) low = middle;
    else high = middle - 1;
  }
  return low * stepCents;
}
