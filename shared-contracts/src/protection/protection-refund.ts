import { roundCents } from '../pricing/index.ts';
import type { ProtectionRefundTerms } from '../tenant/index.ts';

/** Canceled coverage. `usedMonths` are the months started, of the `termMonths` it was sold for. */
export interface ProtectionRefundCase {
  readonly priceCents: number;
  readonly termMonths: number;
  readonly usedMonths: number;
  readonly daysSincePurchase: number;
  readonly hasPaidClaim: boolean;
}

/**
 * The refund in cents for canceled coverage (PRICE-69): everything within the tenant's number of days if no claim was paid, otherwise
 * `price × unused / term − fee`, rounded half-up once, never below zero.
 */
export function protectionRefundCents(
  { priceCents, termMonths, usedMonths, daysSincePurchase, hasPaidClaim }: ProtectionRefundCase,
  { fullRefundDays, feeCents }: ProtectionRefundTerms,
): number {
  if (daysSincePurchase <= fullRefundDays && !hasPaidClaim) return priceCents;
  const unusedMonths = Math.min(termMonths, Math.max(0, termMonths - usedMonths));
  return Math.max(0, roundCents((priceCents * unusedMonths) / termMonths) - feeCents);
}
