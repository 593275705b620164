import * as v from 'valibot';
import { PriceBreakdownSchema, PurchaseTypeSchema } from '../pricing/index.ts';
import { ZipSchema } from '../fields/index.ts';
import { DeliveryAddressSchema, FulfillmentPlaceSchema, pickupLocations } from '../fulfillment/index.ts';
import { IncentiveSchema } from '../inventory/index.ts';
import { OrderVehicleSchema } from './order.ts';

/** What the shopper chose for the one vehicle of the cart. Absent choices are the tenant's defaults. */
export const CartChoicesSchema = v.object({
  vin: v.pipe(v.string(), v.regex(/^[A-Z0-9]{17}$/, 'validation.vin')),
  purchaseType: PurchaseTypeSchema,
  zipCode: v.optional(ZipSchema),
  downPaymentCents: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_900))),
  termMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(96))),
  /** The shopper's own estimate of a credit tier, by its name. */
  creditTier: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
  /** Of a lease. */
  annualMiles: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1_000), v.maxValue(50_000))),
});
export type CartChoices = v.InferOutput<typeof CartChoicesSchema>;

/** How the vehicle of a cart comes to its buyer, with the fee that is in its price (BUY-4, TRACK-88). */
export const CartHandOverSchema = v.object({
  type: v.picklist(['DELIVERY', 'PICKUP']),
  /** Of a pickup: where the vehicle stands, or at the dealership, which is also meant where the answer does not say. */
  location: v.optional(v.picklist(pickupLocations)),
  place: FulfillmentPlaceSchema,
  /** The buyer's address, for a delivery. */
  address: v.optional(DeliveryAddressSchema),
  feeCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Null for a pickup. */
  distanceMiles: v.nullable(v.number()),
});
export type CartHandOver = v.InferOutput<typeof CartHandOverSchema>;

/** A cart with the server's own price. `isAvailable` is false when the vehicle has been sold or withdrawn meanwhile. */
export const CartSchema = v.object({
  id: v.string(),
  vehicle: OrderVehicleSchema,
  isAvailable: v.boolean(),
  purchaseType: PurchaseTypeSchema,
  /** The ways in which this vehicle can be bought; finance and cash where the answer does not say. */
  purchaseTypes: v.optional(v.array(PurchaseTypeSchema)),
  zipCode: v.optional(v.string()),
  /** Two letters of the state where the buyer lives, whose taxes count; absent while nobody knows it. */
  homeState: v.optional(v.string()),
  /** The credit tier in the price, by its name. */
  creditTier: v.optional(v.string()),
  /** Whether the rate is that of a pre-qualification, and not of a tier that the shopper named. */
  isRatePersonal: v.optional(v.boolean()),
  /** Until when the deal stands, an ISO instant, UTC; a change or a renewal makes a new one. */
  offerEndsAt: v.optional(v.string()),
  isExpired: v.optional(v.boolean()),
  /** Absent until it is chosen. */
  handOver: v.optional(CartHandOverSchema),
  /**
   * The incentives in cents as of the cart's last change, where today's differ: the price has today's. The next change takes note of
   * them (PRICE-63).
   */
  savingsBeforeCents: v.optional(v.number()),
  /** The vehicle's incentives that hold today, also those that cannot be combined with what the price takes. */
  incentives: v.optional(v.array(IncentiveSchema)),
  price: PriceBreakdownSchema,
  updatedAt: v.string(),
});
export type Cart = v.InferOutput<typeof CartSchema>;
