import type { Lender } from '@forecourt/shared-contracts/commerce';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import type { PlannedAnswer } from './lender-answer.ts';

/** The application data sent to a lender. Amounts in cents; incomes per year, housing per month. */
export interface LoanApplication {
  readonly price: PriceBreakdown;
  /** What the vehicle is worth; the loan-to-value ratio is based on it. */
  readonly vehicleValueCents: number;
  readonly settings: PaymentSettings;
  readonly applicants: readonly {
    readonly annualIncomeCents: number;
    readonly monthlyHousingCents: number;
  }[];
  /** Words that the sandbox searches for a documented outcome. */
  readonly hint: string;
}

/**
 * A lender that answers automatically, and the dealer's system that creates orders. Without one, answers come
 * from the lenders' own service and confirmations from the dealer's, through deal and order status.
 */
export interface LenderService {
  readonly lender: Lender;
  /** Time from the buyer's first look at the pending decision until the answer. */
  readonly answersAfterMs: number;
  /** Time the dealer's system takes to create an accepted order. */
  readonly preparesAfterMs: number;
  decide(application: LoanApplication): PlannedAnswer;
}
