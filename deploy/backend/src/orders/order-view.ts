import type { Order, OrderHistoryEntry } from '@forecourt/shared-contracts/commerce';
import type { OrderHistoryRow, OrderRow } from './order-rows.ts';

/** Returns an order as its owner sees it. Payment, delivery and identity are null until they have a state. */
export function orderView(row: OrderRow): Order {
  return {
    orderNumber: row.orderNumber,
    orderStatus: row.status,
    creationDate: row.createdAt.toISOString(),
    deal: { type: row.dealType, dealRefId: row.dealRefId, status: row.dealStatus ?? undefined },
    paymentInfo: row.paymentStatus === null ? null : { status: row.paymentStatus, isRestDue: row.isRestDue },
    delivery:
      row.deliveryType === null
        ? null
        : {
            type: row.deliveryType,
            appointmentTime: row.appointmentAt?.toISOString() ?? null,
            feeCents: row.handOverFeeCents,
          },
    idVerification: row.idVerificationStatus === null ? null : { status: row.idVerificationStatus },
    vehicle: row.vehicle,
    price: row.price,
    creditCents: row.creditCents,
    buyers: [...row.buyers],
    tradeIn: row.tradeIn,
  };
}

/** Returns one history step of an order as its owner sees it. */
export function historyEntryView(row: OrderHistoryRow): OrderHistoryEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    values: {
      orderStatus: row.orderStatus,
      dealStatus: row.dealStatus ?? undefined,
      signingEvent: row.signingEvent ?? undefined,
      paymentStatus: row.paymentStatus ?? undefined,
      refundedCents: row.refundedCents ?? undefined,
    },
    actor: row.actor,
  };
}
