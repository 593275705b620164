import * as v from 'valibot';
import { OrderVehicleSchema } from '../commerce/index.ts';
import { CentsSchema } from '../money/cents-schema.ts';
import { PriceBreakdownSchema } from '../pricing/index.ts';
import { ProtectionRefundTermsSchema, ProtectionTypeSchema, type ProtectionType } from '../tenant/index.ts';

const CategorySchema = v.picklist(['Appearance', 'Mechanical', 'Appearance + Mechanical', 'GAP']);

const categories = {
  TWO: 'Appearance',
  VSC: 'Mechanical',
  CP: 'Appearance + Mechanical',
  GAP: 'GAP',
} as const satisfies Record<ProtectionType, v.InferOutput<typeof CategorySchema>>;

/** Display category of a package type (BUY-30). */
export function protectionCategory(type: ProtectionType): (typeof categories)[ProtectionType] {
  return categories[type];
}

/**
 * A level of a package for the vehicle in the cart. `priceCents` is null while its price is unavailable. `monthlyCents` is the amount by
 * which it raises the monthly payment on top of the other chosen coverage (PRICE-68); null in a cash purchase and without a price.
 */
const ProtectionLevelSchema = v.object({
  code: v.string(),
  termMonths: v.number(),
  /** Null without a limit. */
  miles: v.nullable(v.number()),
  deductibleCents: CentsSchema,
  priceCents: v.nullable(CentsSchema),
  monthlyCents: v.nullable(CentsSchema),
});
export type ProtectionLevel = v.InferOutput<typeof ProtectionLevelSchema>;

/** A package available for this vehicle, shortest term first. */
const ProtectionPackageSchema = v.object({
  type: ProtectionTypeSchema,
  category: CategorySchema,
  levels: v.array(ProtectionLevelSchema),
});
export type ProtectionPackage = v.InferOutput<typeof ProtectionPackageSchema>;

/** A package that the dealer sells but not for this purchase. `limit` is the maximum: years of age, or miles. */
const RefusedProtectionSchema = v.object({
  type: ProtectionTypeSchema,
  reason: v.picklist(['vehicle-too-old', 'too-many-miles', 'needs-financing']),
  limit: v.optional(v.number()),
});
export type IneligibleProtection = v.InferOutput<typeof RefusedProtectionSchema>;

/** Coverage in the purchase; `isHeld` if its price is the previously quoted one because today's is unavailable. */
const ChosenCoverageSchema = v.object({
  type: ProtectionTypeSchema,
  level: ProtectionLevelSchema,
  isHeld: v.boolean(),
});
export type ChosenCoverage = v.InferOutput<typeof ChosenCoverageSchema>;

/** All protection for the vehicle in a cart, what is chosen, and the total. */
export const ProtectionOfferSchema = v.object({
  vehicle: OrderVehicleSchema,
  /** False if the vehicle has since been sold or withdrawn. */
  isAvailable: v.boolean(),
  packages: v.array(ProtectionPackageSchema),
  refused: v.array(RefusedProtectionSchema),
  /** In the order in which they were chosen. */
  chosen: v.array(ChosenCoverageSchema),
  /**
   * Chosen packages that only a financed or leased purchase may have: a switch to cash leaves them out, and a switch back includes them again.
   */
  financedOnly: v.optional(v.array(ProtectionTypeSchema)),
  /** True if no price was available; chosen coverage keeps its quoted price. */
  isPricingDown: v.boolean(),
  /** The shopper has continued past this step for this vehicle, with or without coverage. */
  isConcluded: v.boolean(),
  /** The price of the purchase with the chosen protection, and without any. */
  price: PriceBreakdownSchema,
  priceWithout: PriceBreakdownSchema,
  refund: ProtectionRefundTermsSchema,
});
export type ProtectionOffer = v.InferOutput<typeof ProtectionOfferSchema>;
