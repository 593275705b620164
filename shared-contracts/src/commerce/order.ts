import * as v from 'valibot';
import { pictureViews } from '../inventory/index.ts';
import { PriceBreakdownSchema, PurchaseTypeSchema } from '../pricing/index.ts';

/** The vehicle as it was when the order or cart was created. */
export const OrderVehicleSchema = v.object({
  vin: v.string(),
  stockNumber: v.string(),
  year: v.number(),
  make: v.string(),
  model: v.string(),
  trim: v.string(),
  condition: v.picklist(['New', 'Used', 'Certified']),
  mileage: v.number(),
  priceCents: v.number(),
  imageUrl: v.string(),
  /** Color, year, make and model, which read the same in every language. */
  imageAlt: v.string(),
  /** Absent for the placeholder, and in carts and orders from before views were stored. */
  imageView: v.optional(v.picklist(pictureViews)),
  /** Path of the vehicle page. */
  path: v.string(),
});
export type OrderVehicle = v.InferOutput<typeof OrderVehicleSchema>;

/** A vehicle traded in with an order. `vin` is null if the buyer chose it by year, make and model. */
export const OrderTradeInSchema = v.object({
  vin: v.nullable(v.string()),
  year: v.number(),
  make: v.string(),
  model: v.string(),
  trim: v.string(),
  mileage: v.number(),
});
export type OrderTradeIn = v.InferOutput<typeof OrderTradeInSchema>;

/** Payment statuses (TRACK-75). Parsed as text, so that a new value never breaks a page. */
export const paymentStatuses = [
  'PAYMENT_FAILED',
  'PAYMENT_CAPTURED',
  'PAYMENT_PENDING',
  'PAYMENT_HOLD',
  'DOWNPAYMENT_PAID',
  'FULLY_PAID',
] as const;

/**
 * An order as returned by `GET /public/commerce/orders/{orderNumber}` (TRACK-98, TRACK-104). Statuses from other services are plain text:
 * the step rules define what an unknown one means.
 */
export const OrderSchema = v.object({
  orderNumber: v.string(),
  orderStatus: v.string(),
  /** ISO 8601 instant, UTC. */
  creationDate: v.string(),
  deal: v.object({
    type: PurchaseTypeSchema,
    dealRefId: v.string(),
    status: v.optional(v.string()),
  }),
  paymentInfo: v.optional(v.nullable(v.object({ status: v.string() }))),
  delivery: v.optional(
    v.nullable(
      v.object({
        type: v.optional(v.picklist(['DELIVERY', 'PICKUP'])),
        /** ISO 8601 instant, UTC; absent until scheduled. */
        appointmentTime: v.optional(v.nullable(v.string())),
      }),
    ),
  ),
  idVerification: v.optional(v.nullable(v.object({ status: v.string() }))),
  vehicle: OrderVehicleSchema,
  price: PriceBreakdownSchema,
  /** Names of the buyers, the owner first; empty or absent if only the account is known. */
  buyers: v.optional(v.array(v.string())),
  /** The vehicle behind `price.tradeIn`; null or absent without one. */
  tradeIn: v.optional(v.nullable(OrderTradeInSchema)),
});
export type Order = v.InferOutput<typeof OrderSchema>;

/** One entry of an order's history, oldest first. */
export const OrderHistoryEntrySchema = v.object({
  id: v.string(),
  at: v.string(),
  values: v.object({
    orderStatus: v.string(),
    /** Deal status code, if this entry moved the deal. */
    dealStatus: v.optional(v.string()),
    /** What happened to the contract: DocumentsSubmittedForSigning, Signed, Cancelled or Verified (TRACK-73). */
    signingEvent: v.optional(v.string()),
    /** Payment status, if this entry moved a payment. */
    paymentStatus: v.optional(v.string()),
  }),
  /** Who moved the order: shown as the owner of the step. */
  actor: v.optional(v.picklist(['buyer', 'dealer', 'lender', 'system'])),
});
export type OrderHistoryEntry = v.InferOutput<typeof OrderHistoryEntrySchema>;
