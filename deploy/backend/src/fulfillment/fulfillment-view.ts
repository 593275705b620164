import { isOrderEnded } from '@forecourt/shared-contracts/commerce';
import {
  canChangeAppointment,
  changeUntil,
  handOverStatus,
  type Appointment,
  type Fulfillment,
  type FulfillmentStatus,
} from '@forecourt/shared-contracts/fulfillment';
import { partRefunds } from '@forecourt/shared-contracts/payments';
import type { TenantStore } from '../db/index.ts';
import { appointmentWindow } from '../orders/index.ts';
import { refundsOf } from '../payments/index.ts';
import { creditView } from './credit-view.ts';
import { knownAddress } from './known-address.ts';
import { appointmentsOf, type AppointmentRow } from './appointment-rows.ts';
import { creditedFeeCents } from './resolve-hand-over.ts';
import { pickupPlaces, type OrderSite } from './order-site.ts';
import { sortedPickups } from './sorted-pickups.ts';

/** Returns how an order is and can be handed over, as its owner sees it at `now`. */
export async function fulfillmentView(store: TenantStore, site: OrderSite, now: Date): Promise<Fulfillment> {
  const { order, tenant, otherStore } = site;
  const { delivery, changeCutoffHours } = tenant.fulfillment;
  const rows = await appointmentsOf(store, order.orderNumber);
  const standing = rows.find(({ endedAt }) => endedAt === null);
  const appointment = standing ? appointmentView(standing, changeCutoffHours) : madeByTelephone(site);
  const wasCanceled = rows.length > 0;
  const refunds = partRefunds(await refundsOf(store, order.orderNumber));
  const isClosed = isOrderEnded(order.status);
  const hasFailed = order.handOverFailedAt !== null;
  const status = handOverStatus({ orderStatus: order.status, appointment, hasFailed, wasCanceled }, now);
  const isReceived = receivedMark(status, order.handOverReceivedAt);
  const isInTime = () =>
    !appointment || hasFailed || canChangeAppointment(appointment, changeCutoffHours, now);
  const canChange = !isClosed && !isReceived && isInTime();
  const address = canChange ? await knownAddress(store, order, rows) : undefined;
  return {
    orderNumber: order.orderNumber,
    status,
    orderKind: otherStore ? 'TRANSFER' : 'REGULAR',
    isDeliveryOffered: delivery.isOffered,
    pickupPlaces: sortedPickups(pickupPlaces(site), address?.zip, site.zips),
    includedMiles: tenant.inventory.deliveryIncludedMiles,
    maxMiles: delivery.bands.at(-1)?.upToMiles ?? tenant.inventory.deliveryIncludedMiles,
    changeCutoffHours,
    appointment,
    // Its fee is in the order's price, except for what was taken off.
    chosen: order.handOver
      ? { ...order.handOver, feeCents: Math.min(order.handOver.feeCents, creditedFeeCents(order)) }
      : undefined,
    credit: creditView(order, order.creditCents, refunds),
    isReceived,
    canChange,
    knownAddress: address,
  };
}

/** The buyer's answer counts until the dealer's own report. */
function receivedMark(status: FulfillmentStatus, receivedAt: Date | null): true | undefined {
  return status === 'Unconfirmed' && receivedAt ? true : undefined;
}

function appointmentView(row: AppointmentRow, cutoffHours: number): Appointment {
  const startAt = row.startAt.toISOString();
  return {
    id: row.id,
    type: row.type,
    location: row.location,
    place: row.place,
    feeCents: row.feeCents,
    distanceMiles: row.distanceMiles,
    instructions: row.instructions,
    startAt,
    endAt: row.endAt.toISOString(),
    changeUntil: changeUntil(startAt, cutoffHours).toISOString(),
  };
}

/** Id of an appointment that is only stored on the order. */
export const telephoneAppointmentId = 'by-telephone';

/** An appointment that the dealer set on the order by other means: only its time, without a place or fee. */
function madeByTelephone({ order, tenant }: OrderSite): Appointment | null {
  const window = appointmentWindow(order, tenant);
  if (!window) return null;
  return {
    ...window,
    id: telephoneAppointmentId,
    type: order.deliveryType ?? 'DELIVERY',
    location: null,
    place: null,
    feeCents: 0,
    distanceMiles: null,
    instructions: '',
    changeUntil: changeUntil(window.startAt, tenant.fulfillment.changeCutoffHours).toISOString(),
  };
}
