import { protectionRefundCents, type ProtectionOffer } from '@forecourt/shared-contracts/protection';

/** A row of the refund table: the refund within the first days, or after so many months. */
export interface RefundExample {
  readonly usedMonths: number;
  readonly isWithinFullRefund: boolean;
  readonly refundCents: number;
}

const daysPerMonth = 30;

/** Returns the refunds of coverage without a claim: within the full refund period, then at the end of each year but the last. */
export function refundExamples(
  level: { readonly termMonths: number; readonly priceCents: number },
  terms: ProtectionOffer['refund'],
): readonly RefundExample[] {
  const example = (usedMonths: number, daysSincePurchase: number): RefundExample => ({
    usedMonths,
    isWithinFullRefund: daysSincePurchase <= terms.fullRefundDays,
    refundCents: protectionRefundCents(
      { ...level, usedMonths, daysSincePurchase, hasPaidClaim: false },
      terms,
    ),
  });
  const years = Array.from({ length: Math.ceil(level.termMonths / 12) - 1 }, (_, index) => index + 1);
  return [
    example(0, terms.fullRefundDays),
    ...years.map((year) => example(year * 12, year * 12 * daysPerMonth)),
  ];
}
