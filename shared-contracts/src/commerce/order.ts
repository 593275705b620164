import * as v from 'valibot';
import { CentsSchema } from '../money/cents-schema.ts';
import { PictureViewSchema } from '../inventory/index.ts';
import { PriceBreakdownSchema, PurchaseTypeSchema } from '../pricing/index.ts';
import { statusSchema } from '../http/status-schema.ts';
import { ReportedDealStatusSchema } from './deal-status.ts';
import { ReportedOrderStatusSchema } from './order-status.ts';
import { PaymentStatusSchema } from './payment-status.ts';

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
  /** Runs on a battery alone; absent if not, and in carts and orders from before it was stored. */
  isElectric: v.optional(v.boolean()),
  priceCents: v.number(),
  /** The manufacturer's price, in cents; absent if the dealer does not state it, and in orders from before it was stored. */
  msrpCents: v.optional(CentsSchema),
  imageUrl: v.string(),
  /** Color, year, make and model, which read the same in every language. */
  imageAlt: v.string(),
  /** Absent for the placeholder, and in carts and orders from before views were stored. */
  imageView: PictureViewSchema,
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

/** Result of ID verification as the order records it; absent before one. */
export const idCheckStatuses = ['COMPLETED', 'ERROR'] as const;
export type IdCheckStatus = (typeof idCheckStatuses)[number];

/** What happened to the contract of an order (TRACK-73). */
export const signingEvents = ['DocumentsSubmittedForSigning', 'Signed', 'Cancelled', 'Verified'] as const;
export type SigningEvent = (typeof signingEvents)[number];

/**
 * An order as returned by `GET /public/commerce/orders/{orderNumber}` (TRACK-98, TRACK-104). A status that this build does not know is
 * UNKNOWN: the step rules define what it means.
 */
export const OrderSchema = v.object({
  orderNumber: v.string(),
  orderStatus: ReportedOrderStatusSchema,
  /** ISO 8601 instant, UTC. */
  creationDate: v.string(),
  deal: v.object({
    type: PurchaseTypeSchema,
    dealRefId: v.string(),
    status: v.optional(ReportedDealStatusSchema),
  }),
  paymentInfo: v.optional(
    v.nullable(
      v.object({
        status: PaymentStatusSchema,
        /** A part was received, the rest is due and not on its way; absent in an answer of a server that does not send it. */
        isRestDue: v.optional(v.boolean()),
      }),
    ),
  ),
  delivery: v.optional(
    v.nullable(
      v.object({
        type: v.optional(v.picklist(['DELIVERY', 'PICKUP'])),
        /** ISO 8601 instant, UTC; absent until scheduled. */
        appointmentTime: v.optional(v.nullable(v.string())),
        /** What the appointment costs beyond `price`, due at the pickup or delivery; null or absent while unknown. */
        feeCents: v.optional(v.nullable(CentsSchema)),
      }),
    ),
  ),
  idVerification: v.optional(v.nullable(v.object({ status: statusSchema(idCheckStatuses) }))),
  vehicle: OrderVehicleSchema,
  price: PriceBreakdownSchema,
  /** Taken off the signed price since, with its sales tax: the fee of a delivery that is not wanted any more; 0 or absent without any. */
  creditCents: v.optional(CentsSchema),
  /** Names of the buyers, the owner first; empty or absent if only the account is known. */
  buyers: v.optional(v.array(v.string())),
  /** The vehicle behind `price.tradeIn`; null or absent without one. */
  tradeIn: v.optional(v.nullable(OrderTradeInSchema)),
  /** Until when the order holds its vehicle (BUY-71), an ISO 8601 instant, UTC; null or absent without such an end. */
  heldUntil: v.optional(v.nullable(v.string())),
  /** Time zone of the place of the appointment, an IANA name, in which its times are shown (TRACK-115); null or absent: the dealer's. */
  appointmentTimeZone: v.optional(v.nullable(v.string())),
  /** Whether the appointment may not have taken place (TRACK-90); false or absent otherwise, and without one. */
  isHandOverMissed: v.optional(v.boolean()),
  /** Of a canceled order: whether its vehicle can be ordered again; absent from others. */
  isVehicleFree: v.optional(v.boolean()),
});
export type Order = v.InferOutput<typeof OrderSchema>;

/** One entry of an order's history, oldest first. */
export const OrderHistoryEntrySchema = v.object({
  id: v.string(),
  at: v.string(),
  values: v.object({
    orderStatus: ReportedOrderStatusSchema,
    /** Deal status code, if this entry moved the deal. */
    dealStatus: v.optional(ReportedDealStatusSchema),
    /** What happened to the contract. */
    signingEvent: v.optional(statusSchema(signingEvents)),
    /** Payment status, if this entry moved a payment. */
    paymentStatus: v.optional(PaymentStatusSchema),
    /** What this entry refunded of the signed price, in cents. */
    refundedCents: v.optional(CentsSchema),
  }),
  /** Who moved the order: shown as the owner of the step. */
  actor: v.optional(v.picklist(['buyer', 'dealer', 'lender', 'system'])),
});
export type OrderHistoryEntry = v.InferOutput<typeof OrderHistoryEntrySchema>;
