import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import { loanSchedule, pricingCreditTier } from '@forecourt/shared-contracts/pricing';

const usualAmountCents = 2_000_000;

/** The same loan for each term. */
export interface PaymentExample {
  readonly tierName: string;
  readonly aprPercent: number;
  readonly amountCents: number;
  readonly rows: readonly {
    readonly months: number;
    readonly paymentCents: number;
    readonly interestCents: number;
  }[];
}

/**
 * Returns an example for a used vehicle in the dealer's default credit range, for each available term; never below what the dealer
 * finances.
 */
export function paymentExample(settings: PaymentSettings): PaymentExample {
  const { termsMonths, minimumFinancedCents, firstPaymentDays } = settings;
  const tier = pricingCreditTier(settings);
  const amountCents = Math.max(usualAmountCents, minimumFinancedCents);
  const aprPercent = tier.aprPercent.used;
  const rows = termsMonths.map((months) => {
    const loan = { amountCents, aprPercent, termMonths: months, firstPaymentDays };
    const { paymentCents, interestCents } = loanSchedule(loan);
    return { months, paymentCents, interestCents };
  });
  return { tierName: tier.displayName, aprPercent, amountCents, rows };
}
