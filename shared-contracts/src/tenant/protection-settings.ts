import * as v from 'valibot';
import { NonNegativeCentsSchema } from '../money/cents-schema.ts';

const MonthsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120));

/** Kinds of protection (BUY-29): complete protection, service contract, complete protection ultra, GAP. */
export const ProtectionTypeSchema = v.picklist(['TWO', 'VSC', 'CP', 'GAP']);
export type ProtectionType = v.InferOutput<typeof ProtectionTypeSchema>;

/**
 * The refund for canceled coverage: everything within `fullRefundDays` if no claim was paid, otherwise the share of the remaining months,
 * less `feeCents` (PRICE-69). Contracts are pro-rated by months (PRICE-70).
 */
export const ProtectionRefundTermsSchema = v.object({
  fullRefundDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  feeCents: NonNegativeCentsSchema,
});
export type ProtectionRefundTerms = v.InferOutput<typeof ProtectionRefundTermsSchema>;

/** One level of a package. `miles` null: no limit. `priceCents` is the list price that a pricing service starts from. */
const ProtectionLevelSettingsSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,30}$/, 'must be a code like VSC-72')),
  termMonths: MonthsSchema,
  miles: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1_000), v.maxValue(500_000))),
  deductibleCents: NonNegativeCentsSchema,
  priceCents: v.pipe(NonNegativeCentsSchema, v.minValue(1)),
});

/** A package sold by the tenant, with the maximum age and mileage of the vehicle. */
const ProtectionProductSchema = v.object({
  type: ProtectionTypeSchema,
  maximumAgeYears: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40)),
  maximumMiles: v.pipe(v.number(), v.integer(), v.minValue(0)),
  levels: v.pipe(v.array(ProtectionLevelSettingsSchema), v.minLength(1)),
});
export type ProtectionProduct = v.InferOutput<typeof ProtectionProductSchema>;

const isUnique = (words: readonly string[]) => new Set(words).size === words.length;

/** The protection that a tenant sells. Only the server reads it, except the refund; browsers get the result for their vehicle. */
export const ProtectionSettingsSchema = v.object({
  refund: v.optional(ProtectionRefundTermsSchema, { fullRefundDays: 60, feeCents: 50_00 }),
  products: v.pipe(
    v.array(ProtectionProductSchema),
    v.check((products) => isUnique(products.map(({ type }) => type)), 'must have each type once'),
    v.check(
      (products) => isUnique(products.flatMap(({ levels }) => levels.map(({ code }) => code))),
      'must have each code once',
    ),
  ),
});
export type ProtectionSettings = v.InferOutput<typeof ProtectionSettingsSchema>;
