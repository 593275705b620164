import * as v from 'valibot';
import { NonNegativeCentsSchema } from '../money/cents-schema.ts';

const PercentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const DateOnSchema = v.pipe(v.string(), v.isoDate());

/** How much of a trade-in's value lowers the taxable price: all, up to a cap, or none (PRICE-37). */
export const TradeInCreditSchema = v.variant('mode', [
  v.object({ mode: v.literal('full') }),
  v.object({ mode: v.literal('capped'), capCents: NonNegativeCentsSchema }),
  v.object({ mode: v.literal('none') }),
]);
/**
 * Sample tax and fee rules of one state: tenant data, not law (PRICE-41). Omitted rules default to the cautious reading: no credit for a
 * trade-in, incentives lower the taxable price, only the document fee is taxed with it, a lease is taxed on its payments. A state may have
 * several rows with consecutive dates; both dates are inclusive, in the dealer's zone.
 */
export const StateFeesSchema = v.object({
  state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  salesTaxPercent: PercentSchema,
  titleRegistrationCents: NonNegativeCentsSchema,
  tradeInCredit: v.optional(TradeInCreditSchema),
  /** `before-tax`: an incentive lowers the taxable price; `after-tax`: the full price is taxed. */
  rebateTax: v.optional(v.picklist(['before-tax', 'after-tax'])),
  taxedFees: v.optional(
    v.array(v.picklist(['document-fee', 'title-registration', 'delivery-fee', 'protection'])),
  ),
  /** Tax on each payment of a lease and its cap cost reduction, on all payments at signing, or on the selling price at signing. */
  leaseTax: v.optional(v.picklist(['payments', 'upfront', 'full-price'])),
  effectiveFromOn: v.optional(DateOnSchema),
  effectiveToOn: v.optional(DateOnSchema),
  /** Source of the figures, for verification. */
  source: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
});
export type StateFees = v.InferOutput<typeof StateFeesSchema>;
