import {
  scheduleDays,
  withoutFullSlots,
  type HandOverEstimate,
} from '@forecourt/shared-contracts/fulfillment';
import type { ZipPlace } from '@forecourt/shared-contracts/geo';
import type { TenantStore } from '../db/index.ts';
import type { ZipTable } from '../geo/index.ts';
import { bookedSlots } from './appointment-rows.ts';
import { deliveryOffer } from './delivery-offer.ts';
import { placeZone } from './place-zone.ts';
import { pickupPlaces, slotPlan, type PlannedKind, type VehicleSite } from './order-site.ts';

/** The input of an estimate: where the vehicle is, where it goes, and the time. */
export interface EstimateQuestion {
  readonly site: VehicleSite;
  readonly at: ZipPlace;
  readonly zips: ZipTable;
  readonly now: Date;
}

/**
 * Returns how and when a vehicle could be handed over at a ZIP; fees, lead times and free slots are those of
 * an order.
 */
export async function handOverEstimate(
  store: TenantStore,
  question: EstimateQuestion,
): Promise<HandOverEstimate> {
  const { site, at, zips, now } = question;
  const deliveryZone = placeZone(site.tenant, at.zip, zips);
  const earliest = (kind: PlannedKind) => earliestOn(store, site, { kind, now });
  const delivery = deliveryOffer(site.tenant, at, zips);
  const pickups = await Promise.all(
    pickupPlaces(site).map(async ({ location, place: { city, state }, feeCents }) => ({
      city,
      state,
      isTransfer: site.otherStore !== undefined && location === 'DEALERSHIP_LOCATION',
      feeCents,
      earliestOn: await earliest({ type: 'PICKUP', location }),
    })),
  );
  return {
    zip: at.zip,
    delivery:
      delivery.kind === 'fee'
        ? { ...delivery, earliestOn: await earliest({ type: 'DELIVERY', timeZone: deliveryZone }) }
        : delivery,
    // That of the dealership, which `pickupPlaces` has first.
    pickup: pickups[0] ?? null,
    pickups: pickups.toSorted((one, other) => Number(one.isTransfer) - Number(other.isTransfer)),
  };
}

async function earliestOn(
  store: TenantStore,
  site: VehicleSite,
  { kind, now }: { readonly kind: PlannedKind; readonly now: Date },
): Promise<string | null> {
  const plan = slotPlan(site, kind);
  const booked = await bookedSlots(store, { type: kind.type, from: now, exceptOrder: '' });
  const free = scheduleDays(plan, now)
    .map((day) => withoutFullSlots(day, booked, plan.capacity))
    .find(({ reason }) => reason === null);
  return free?.dateOn ?? null;
}
