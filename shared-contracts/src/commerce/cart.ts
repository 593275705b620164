import * as v from 'valibot';
import { PriceBreakdownSchema } from '../pricing/index.ts';
import { OrderVehicleSchema } from './order.ts';

/** Ways to buy that a cart offers; lease joins with the lease engine. */
export const CartPurchaseTypeSchema = v.picklist(['Cash', 'Finance']);

/** What the shopper chose for the one vehicle of the cart. Absent choices are the tenant's defaults. */
export const CartChoicesSchema = v.object({
  vin: v.pipe(v.string(), v.regex(/^[A-Z0-9]{17}$/, 'validation.vin')),
  purchaseType: CartPurchaseTypeSchema,
  zipCode: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/, 'validation.zip'))),
  downPaymentCents: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_900))),
  termMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(96))),
});
export type CartChoices = v.InferOutput<typeof CartChoicesSchema>;

/** A cart with the server's own price. `isAvailable` is false when the vehicle has been sold or withdrawn meanwhile. */
export const CartSchema = v.object({
  id: v.string(),
  vehicle: OrderVehicleSchema,
  isAvailable: v.boolean(),
  purchaseType: CartPurchaseTypeSchema,
  zipCode: v.optional(v.string()),
  price: PriceBreakdownSchema,
  updatedAt: v.string(),
});
export type Cart = v.InferOutput<typeof CartSchema>;
