import * as v from 'valibot';

const CentsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const MonthsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120));

/** Kinds of protection (BUY-29): complete protection, service contract, complete protection ultra, GAP. */
export const ProtectionTypeSchema = v.picklist(['TWO', 'VSC', 'CP', 'GAP']);
export type ProtectionType = v.InferOutput<typeof ProtectionTypeSchema>;

/**
 * The refund of canceled coverage: everything within `fullRefundDays` while no claim was paid, else the share of the months that are
 * left, less `feeCents` (PRICE-69). Contracts are pro-rated by months (PRICE-70).
 */
export const ProtectionRefundTermsSchema = v.object({
  fullRefundDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  feeCents: CentsSchema,
});
export type ProtectionRefundTerms = v.InferOutput<typeof ProtectionRefundTermsSchema>;

/** One way to take a package. `miles` null: without a limit. `priceCents` is the list price that a pricing service starts from. */
const ProtectionLevelSettingsSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,30}$/, 'must be a code like VSC-72')),
  termMonths: MonthsSchema,
  miles: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1_000), v.maxValue(500_000))),
  deductibleCents: CentsSchema,
  priceCents: v.pipe(CentsSchema, v.minValue(1)),
});

/** A package that the tenant sells, and the oldest and most driven vehicle that it is sold for. */
const ProtectionProductSchema = v.object({
  type: ProtectionTypeSchema,
  maximumAgeYears: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40)),
  maximumMiles: v.pipe(v.number(), v.integer(), v.minValue(0)),
  levels: v.pipe(v.array(ProtectionLevelSettingsSchema), v.minLength(1)),
});
export type ProtectionProduct = v.InferOutput<typeof ProtectionProductSchema>;

const isUnique = (words: readonly string[]) => new Set(words).size === words.length;

/** What a tenant sells to protect a vehicle. The server reads it; browsers are told what it comes to for their vehicle. */
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
