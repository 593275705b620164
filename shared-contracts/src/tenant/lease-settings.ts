import * as v from 'valibot';
import { NonNegativeCentsSchema } from '../money/cents-schema.ts';

const PercentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * Lease terms of a tenant's sample lessor for new vehicles (PRICE-47): tenant data and not a rule (PRICE-6). Residuals are percent of the
 * list price for the first mileage; each other mileage lowers them by `residualPercent`.
 */
export const LeaseSettingsSchema = v.object({
  terms: v.pipe(
    v.array(
      v.object({
        termMonths: v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(60)),
        residualPercent: PercentSchema,
      }),
    ),
    v.minLength(1),
  ),
  defaultTermMonths: v.pipe(v.number(), v.integer()),
  mileages: v.pipe(
    v.array(
      v.object({
        annualMiles: v.pipe(v.number(), v.integer(), v.minValue(1_000)),
        /** Percentage points by which this mileage lowers the residual. */
        residualPercent: PercentSchema,
      }),
    ),
    v.minLength(1),
  ),
  /** By credit tier name. */
  moneyFactors: v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(0.02))),
  acquisitionFeeCents: NonNegativeCentsSchema,
  securityDepositCents: NonNegativeCentsSchema,
  excessMileCents: NonNegativeCentsSchema,
});
