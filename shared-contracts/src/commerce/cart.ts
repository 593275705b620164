import * as v from 'valibot';
import { PriceBreakdownSchema, PurchaseTypeSchema } from '../pricing/index.ts';
import { ZipSchema } from '../fields/index.ts';
import { CentsSchema } from '../money/cents-schema.ts';
import { ChosenHandOverSchema, PickupPlaceSchema } from '../fulfillment/index.ts';
import { IncentiveSchema } from '../inventory/index.ts';
import { OrderVehicleSchema } from './order.ts';

/** The shopper's choices for the vehicle in the cart. Absent choices use the tenant's defaults. */
export const CartChoicesSchema = v.object({
  vin: v.pipe(v.string(), v.regex(/^[A-Z0-9]{17}$/, 'validation.vin')),
  purchaseType: PurchaseTypeSchema,
  zipCode: v.optional(ZipSchema),
  downPaymentCents: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_900))),
  termMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(96))),
  /** Name of the credit tier the shopper estimates for themselves. */
  creditTier: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
  /** Leases only. */
  annualMiles: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1_000), v.maxValue(50_000))),
  /** The cart that the shopper changes, as seen; absent for a vehicle that is put in it. */
  cartId: v.optional(v.string()),
  /**
   * Names of the choices above that the shopper made; those of a lease are `lease.termMonths`, `lease.annualMiles` and
   * `lease.dueAtSigningCents`. A cart that has this vehicle keeps its own choices beside them. Absent if all choices count.
   */
  chosen: v.optional(v.array(v.string())),
});
export type CartChoices = v.InferOutput<typeof CartChoicesSchema>;

/** A cart with the server's own price. `isAvailable` is false if the vehicle has since been sold or withdrawn. */
export const CartSchema = v.object({
  id: v.string(),
  vehicle: OrderVehicleSchema,
  isAvailable: v.boolean(),
  purchaseType: PurchaseTypeSchema,
  /** Purchase types available for this vehicle; finance and cash when absent. */
  purchaseTypes: v.optional(v.array(PurchaseTypeSchema)),
  zipCode: v.optional(v.string()),
  /** Two-letter state where the buyer lives, whose taxes apply; absent while unknown. */
  homeState: v.optional(v.string()),
  /** Name of the credit tier used in the price. */
  creditTier: v.optional(v.string()),
  /** Whether the rate comes from a pre-qualification rather than from a tier the shopper chose. */
  isRatePersonal: v.optional(v.boolean()),
  /** The maximum loan that the personal rate is for, in cents. */
  approvedUpToCents: v.optional(v.pipe(v.number(), v.integer())),
  /** When the deal expires, an ISO instant, UTC; a change or a renewal sets a new one. */
  offerEndsAt: v.optional(v.string()),
  isExpired: v.optional(v.boolean()),
  /** Absent until chosen. */
  handOver: v.optional(ChosenHandOverSchema),
  /** Where the vehicle can be picked up, each with its fee; absent where an answer does not need it. */
  pickups: v.optional(v.array(PickupPlaceSchema)),
  /** False if nothing is delivered to the cart's ZIP code. */
  hasDelivery: v.optional(v.boolean()),
  /** What a delivery to the cart's ZIP code costs, whether or not one is chosen; absent if that is not known. */
  deliveryFeeCents: v.optional(CentsSchema),
  /**
   * The incentives in cents as of the cart's last change, if they differ from today's; the price uses today's. The next change accepts the
   * new ones (PRICE-63).
   */
  savingsBeforeCents: v.optional(v.number()),
  /** The vehicle's incentives in effect today, including those that cannot be combined with the ones applied to the price. */
  incentives: v.optional(v.array(IncentiveSchema)),
  price: PriceBreakdownSchema,
  updatedAt: v.string(),
});
export type Cart = v.InferOutput<typeof CartSchema>;
