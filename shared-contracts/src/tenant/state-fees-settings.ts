import * as v from 'valibot';

const CentsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const PercentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const DateOnSchema = v.pipe(v.string(), v.isoDate());

/** How far the value of a trade-in lowers the taxable price: whole, up to a cap, or not at all (PRICE-37). */
export const TradeInCreditSchema = v.variant('mode', [
  v.object({ mode: v.literal('full') }),
  v.object({ mode: v.literal('capped'), capCents: CentsSchema }),
  v.object({ mode: v.literal('none') }),
]);
export type TradeInCredit = v.InferOutput<typeof TradeInCreditSchema>;

/**
 * Sample tax and fee rules of one state: tenant data, not law (PRICE-41). Left-out rules default to the cautious reading: no credit
 * for a trade-in, incentives lower the taxable price, only the document fee is taxed with it, a lease is taxed by its payments.
 * A state may have several rows with consecutive dates; both dates are inclusive, in the dealer's zone.
 */
export const StateFeesSchema = v.object({
  state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  salesTaxPercent: PercentSchema,
  titleRegistrationCents: CentsSchema,
  tradeInCredit: v.optional(TradeInCreditSchema),
  /** `before-tax`: an incentive lowers the taxable price; `after-tax`: the price is taxed as if there were none. */
  rebateTax: v.optional(v.picklist(['before-tax', 'after-tax'])),
  taxedFees: v.optional(
    v.array(v.picklist(['document-fee', 'title-registration', 'delivery-fee', 'protection'])),
  ),
  /** Tax on each payment of a lease and its cap cost reduction, on all payments at signing, or on the selling price at signing. */
  leaseTax: v.optional(v.picklist(['payments', 'upfront', 'full-price'])),
  effectiveFromOn: v.optional(DateOnSchema),
  effectiveToOn: v.optional(DateOnSchema),
  /** Where the figures come from, for whoever checks them. */
  source: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
});
export type StateFees = v.InferOutput<typeof StateFeesSchema>;
