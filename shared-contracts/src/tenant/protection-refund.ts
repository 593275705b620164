import * as v from 'valibot';
import { NonNegativeCentsSchema } from '../money/cents-schema.ts';

/**
 * The refund for canceled coverage: everything within `fullRefundDays` if no claim was paid, otherwise the share of the remaining months,
 * less `feeCents` (PRICE-69). Contracts are pro-rated by months (PRICE-70).
 */
export const ProtectionRefundTermsSchema = v.object({
  fullRefundDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  feeCents: NonNegativeCentsSchema,
});
export type ProtectionRefundTerms = v.InferOutput<typeof ProtectionRefundTermsSchema>;
