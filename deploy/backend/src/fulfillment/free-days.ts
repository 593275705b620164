import {
  scheduleDays,
  withoutFullSlots,
  type ScheduleDay,
  type Slot,
} from '@forecourt/shared-contracts/fulfillment';
import type { TenantStore } from '../db/index.ts';
import { bookedSlots } from './appointment-rows.ts';
import { slotPlan, type OrderSite, type PlannedKind } from './order-site.ts';

/** Returns the dates from today to the horizon with the slots that are still free for an order. */
export async function freeDays(
  store: TenantStore,
  site: OrderSite,
  { kind, now }: { readonly kind: PlannedKind; readonly now: Date },
): Promise<ScheduleDay[]> {
  const plan = slotPlan(site, kind);
  const exceptOrder = site.order.orderNumber;
  const booked = await bookedSlots(store, { type: kind.type, from: now, exceptOrder });
  return scheduleDays(plan, now).map((day) => withoutFullSlots(day, booked, plan.capacity));
}

/** Returns the free slot that starts at an instant; undefined if it is taken or does not exist. */
export function slotAt(days: readonly ScheduleDay[], startAt: string): Slot | undefined {
  const start = new Date(startAt).toISOString();
  return days.flatMap(({ slots }) => slots).find((slot) => slot.startAt === start);
}
