import { loanOfPaymentCents } from '@forecourt/shared-contracts/pricing';
import type { AdverseAction, PrequalificationEvent } from '@forecourt/shared-contracts/prequalification';
import type { CreditTier, PaymentSettings } from '@forecourt/shared-contracts/tenant';
import type { StoredApproval } from './prequalification.tables.ts';

/**
 * Below this score no lender of any dealer accepts an application; between it and the tenant's lowest tier
 * only this dealer's lenders decline.
 */
export const anyLenderScore = 580;
/** Below this annual income in cents no lender accepts an application. */
export const leastIncomeCents = 12_000_00;
/** Maximum car payment as a percentage of the monthly income before taxes (PRICE-58). */
const paymentToIncomePercent = 15;
const mostLentCents = 150_000_00;
const stepCents = 500_00;

/** The outcome of a score and an income for a tenant. */
export interface PullOutcome {
  readonly event: Extract<PrequalificationEvent, 'approve' | 'decline' | 'retailer-decline'>;
  readonly approval?: Omit<StoredApproval, 'state'>;
  /** Reasons for a decline; empty for an approval. */
  readonly reasons: AdverseAction['reasons'];
}

/**
 * Returns the tier of a score; the best one for a score above all, undefined below all and in a gap between
 * two.
 */
export function tierOfScore(tiers: readonly CreditTier[], score: number): CreditTier | undefined {
  const found = tiers.find(({ low, high }) => score >= low && score <= high);
  if (found) return found;
  const [best] = [...tiers].sort((one, other) => other.high - one.high);
  return best && score > best.high ? best : undefined;
}

/** An income and the terms of the loan that it repays. */
type IncomeQuestion = Omit<Parameters<typeof loanOfPaymentCents>[0], 'paymentCents'> & {
  readonly annualIncomeCents: number;
};

/**
 * Returns the maximum loan for an income at a rate over a term: what a payment of 15 % of the monthly income
 * (PRICE-57, PRICE-58) repays (PRICE-27) with the tenant's first payment date (PRICE-28), in whole steps of
 * 500 dollars, so that the amount does not reveal the income. Its payment is never above the 15 %.
 */
export function approvedUpToCents({ annualIncomeCents, ...terms }: IncomeQuestion): number {
  const paymentCents = Math.floor((annualIncomeCents / 12) * (paymentToIncomePercent / 100));
  const amount = loanOfPaymentCents({ paymentCents, ...terms });
  return Math.min(mostLentCents, Math.floor(amount / stepCents) * stepCents);
}

/**
 * Returns the outcome: approved with a tier of the tenant, declined by any lender, or by this dealer's
 * (BUY-39).
 */
export function outcomeOf(
  { score, annualIncomeCents }: { readonly score: number; readonly annualIncomeCents: number },
  settings: PaymentSettings,
): PullOutcome {
  const reasons: AdverseAction['reasons'] = [];
  if (score < anyLenderScore) reasons.push('creditScore');
  if (annualIncomeCents < leastIncomeCents) reasons.push('income');
  if (reasons.length > 0) return { event: 'decline', reasons };
  const tier = tierOfScore(settings.creditTiers, score);
  if (!tier) return { event: 'retailer-decline', reasons: ['creditScore'] };
  const { defaultTermMonths: termMonths, firstPaymentDays } = settings;
  const aprPercent = tier.aprPercent.used;
  const most = approvedUpToCents({ annualIncomeCents, aprPercent, termMonths, firstPaymentDays });
  if (most < settings.minimumFinancedCents) return { event: 'decline', reasons: ['income'] };
  return {
    event: 'approve',
    reasons: [],
    approval: { creditTier: tier.name, aprPercent: tier.aprPercent, approvedUpToCents: most },
  };
}
