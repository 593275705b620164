import { addDays } from '@forecourt/shared-contracts/formats';
import { dateOnIn, windowsOfDate, type FulfillmentType } from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { eq } from 'drizzle-orm';
import { orders } from '@forecourt/backend/orders/orders.tables.ts';
import type { TenantStore } from '@forecourt/backend/db/index.ts';
import type { Random } from '@forecourt/backend/ports/index.ts';
import { fulfillmentAppointments } from '@forecourt/backend/fulfillment/fulfillment.tables.ts';
import { dealershipOf, slotPlan } from '@forecourt/backend/fulfillment/index.ts';

/** A sample order's hand-over: how, and how many days after the seeding (negative for a past one), or in its window now. */
export interface AppointmentSample {
  readonly type: FulfillmentType;
  readonly inDays: number | 'now';
  /** Whether the buyer canceled it a day after booking. */
  readonly isCanceled?: true;
}

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

interface AppointmentSeeding {
  readonly tenant: Tenant;
  readonly orderNumber: string;
  readonly sample: AppointmentSample;
  readonly now: Date;
  readonly random: Random;
}

/** The first window of the first day with business hours, starting from the requested day; or one that began half an hour ago. */
function firstWindow(tenant: Tenant, { type, inDays }: AppointmentSample, now: Date) {
  if (inDays === 'now') {
    const begun = now.getTime() - 30 * minuteMs;
    return { startAt: new Date(begun).toISOString(), endAt: new Date(begun + 120 * minuteMs).toISOString() };
  }
  const plan = slotPlan({ tenant, otherStore: undefined }, { type });
  const wanted = addDays(dateOnIn(now, plan.timeZone), inDays);
  for (let later = 0; later < 7; later += 1) {
    const dateOn = addDays(wanted, later);
    const [window] = plan.blackoutDates.includes(dateOn) ? [] : windowsOfDate(dateOn, plan);
    if (window) return window;
  }
  return undefined;
}

/**
 * Adds a sample order's appointment, and its time to the order: delivered to an address in the dealership's
 * own ZIP, or picked up at the dealership. A canceled one is only in the order's past. A tenant without business
 * hours gets none.
 */
export async function seedAppointment(
  store: TenantStore,
  { tenant, orderNumber, sample, now, random }: AppointmentSeeding,
): Promise<void> {
  const window = firstWindow(tenant, sample, now);
  if (!window) return;
  const dealership = dealershipOf(tenant);
  const isDelivery = sample.type === 'DELIVERY';
  const home = { ...dealership, name: `Order ${orderNumber}`, line1: '12 Garden Street', line2: '' };
  const startAt = new Date(window.startAt);
  const endAt = new Date(window.endAt);
  const bookedAt = new Date(Math.min(now.getTime() - dayMs, startAt.getTime() - 3 * dayMs));
  await store.insert(fulfillmentAppointments, [
    {
      id: random.uuid(),
      orderNumber,
      type: sample.type,
      location: isDelivery ? null : 'DEALERSHIP_LOCATION',
      place: isDelivery ? home : dealership,
      feeCents: 0,
      distanceMiles: isDelivery ? 0 : null,
      instructions: isDelivery ? 'Please ring at the side door.' : '',
      startAt,
      endAt,
      bookedAt,
      ...(sample.isCanceled && {
        endedAt: new Date(bookedAt.getTime() + dayMs / 2),
        endedBecause: 'CANCELLED' as const,
      }),
    },
  ]);
  if (sample.isCanceled) return;
  await store.update(
    orders,
    { deliveryType: sample.type, appointmentAt: startAt, appointmentEndAt: endAt, handOverFeeCents: 0 },
    eq(orders.orderNumber, orderNumber),
  );
}
