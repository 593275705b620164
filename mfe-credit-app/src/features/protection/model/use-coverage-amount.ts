import type { ProtectionOffer } from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { paymentChange } from '../domain/payment-change.ts';

/**
 * The monthly payment, or the total of a cash purchase, with the chosen coverage, and the text after it; undefined while the price violates
 * a rule.
 */
export function useCoverageAmount(
  offer: ProtectionOffer,
): { readonly amountCents: number; readonly unit: string } | undefined {
  const { t } = useTranslation('creditApp');
  const { price, chosen } = offer;
  if (price.errors?.length) return undefined;
  const change = paymentChange(offer);
  const hasSome = chosen.length > 0;
  if (!change) {
    const unit = t(hasSome ? 'coverage.summary.cashTotal' : 'coverage.summary.cashTotalWithout');
    return { amountCents: price.totalCents, unit };
  }
  const unit = t(hasSome ? 'coverage.summary.payment' : 'coverage.summary.paymentWithout');
  return { amountCents: change.monthlyCents, unit };
}
