import { roundCents } from '../pricing/index.ts';
import type { ProtectionRefundTerms } from '../tenant/index.ts';

/** Coverage that is cancelled. `usedMonths` are those that have begun of the `termMonths` it was sold for. */
export interface ProtectionRefundCase {
  readonly priceCents: number;
  readonly termMonths: number;
  readonly usedMonths: number;
  readonly daysSincePurchase: number;
  readonly hasPaidClaim: boolean;
}

/**
 * The refund in cents of canceled coverage (PRICE-69): everything within the tenant's days while no claim was paid, else
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
