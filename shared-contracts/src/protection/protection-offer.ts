import * as v from 'valibot';
import { OrderVehicleSchema } from '../commerce/index.ts';
import { PriceBreakdownSchema } from '../pricing/index.ts';
import { ProtectionRefundTermsSchema, ProtectionTypeSchema, type ProtectionType } from '../tenant/index.ts';

const CentsSchema = v.pipe(v.number(), v.integer());
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
 * A level of a package for the vehicle of the cart. `priceCents` is null while its price is unavailable. `monthlyCents` is the amount by
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

/** A package that this vehicle can have, least term first. */
const ProtectionPackageSchema = v.object({
  type: ProtectionTypeSchema,
  category: CategorySchema,
  levels: v.array(ProtectionLevelSchema),
});
export type ProtectionPackage = v.InferOutput<typeof ProtectionPackageSchema>;

/** A package that the dealer sells but not for this purchase. `limit` is the most that it allows: years of age, or miles. */
const RefusedProtectionSchema = v.object({
  type: ProtectionTypeSchema,
  reason: v.picklist(['vehicle-too-old', 'too-many-miles', 'needs-financing']),
  limit: v.optional(v.number()),
});
export type RefusedProtection = v.InferOutput<typeof RefusedProtectionSchema>;

/** Coverage that is part of the purchase; `isHeld` where its price is the one quoted before, since today's could not be had. */
const ChosenCoverageSchema = v.object({
  type: ProtectionTypeSchema,
  level: ProtectionLevelSchema,
  isHeld: v.boolean(),
});
export type ChosenCoverage = v.InferOutput<typeof ChosenCoverageSchema>;

/** Everything that can protect the vehicle of a cart, what is chosen of it, and what it all comes to. */
export const ProtectionOfferSchema = v.object({
  vehicle: OrderVehicleSchema,
  /** False when the vehicle has been sold or withdrawn meanwhile. */
  isAvailable: v.boolean(),
  packages: v.array(ProtectionPackageSchema),
  refused: v.array(RefusedProtectionSchema),
  /** In the order of choosing. */
  chosen: v.array(ChosenCoverageSchema),
  /** True when no price at all could be had; what is chosen keeps the price it was quoted at. */
  isPricingDown: v.boolean(),
  /** The shopper has gone on from here for this vehicle, with coverage or without. */
  isConcluded: v.boolean(),
  /** The purchase with what is chosen, and the same without any protection. */
  price: PriceBreakdownSchema,
  priceWithout: PriceBreakdownSchema,
  refund: ProtectionRefundTermsSchema,
});
export type ProtectionOffer = v.InferOutput<typeof ProtectionOfferSchema>;
