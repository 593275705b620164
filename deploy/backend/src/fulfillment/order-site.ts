import {
  deliveryFee,
  transferPickupFee,
  type FulfillmentPlace,
  type FulfillmentType,
  type PickupLocation,
  type PickupPlace,
  type SlotPlan,
} from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import type { ZipTable } from '../geo/index.ts';
import { dealershipOf, otherStoreOf, type StoreQuestion } from './vehicle-store.ts';

/** Where a vehicle is: the part its hand-over depends on. */
export interface VehicleSite {
  readonly tenant: Tenant;
  readonly dealership: FulfillmentPlace;
  /** The other store where the vehicle is: a TRANSFER order. Undefined makes it REGULAR. */
  readonly otherStore: FulfillmentPlace | undefined;
}

/** An order with all locations that its hand-over depends on. */
export interface OrderSite extends VehicleSite {
  readonly order: OrderRow;
  readonly zips: ZipTable;
}

/** Looks up where a vehicle is. */
export async function vehicleSite(store: TenantStore, question: StoreQuestion): Promise<VehicleSite> {
  const { tenant } = question;
  return { tenant, dealership: dealershipOf(tenant), otherStore: await otherStoreOf(store, question) };
}

/** Looks up where an order's vehicle is. */
export async function orderSite(
  store: TenantStore,
  order: OrderRow,
  known: { readonly tenant: Tenant; readonly zips: ZipTable },
): Promise<OrderSite> {
  const site = await vehicleSite(store, { ...known, vin: order.vin });
  return { order, zips: known.zips, ...site };
}

/** Returns where the buyer can pick up the vehicle; empty if the tenant offers no pickup. */
export function pickupPlaces({ tenant, dealership, otherStore }: VehicleSite): PickupPlace[] {
  const { isOffered, feeCents } = tenant.fulfillment.pickup;
  if (!isOffered) return [];
  const atDealership = { location: 'DEALERSHIP_LOCATION', place: dealership } as const;
  if (!otherStore) return [{ ...atDealership, feeCents }];
  return [
    { ...atDealership, feeCents: transferFee(tenant) },
    { location: 'TRANSFER_LOCATION', place: otherStore, feeCents },
  ];
}

function transferFee({ fulfillment, inventory }: Tenant): number | null {
  const { delivery, dealership, pickup } = fulfillment;
  const isDelivered = delivery.isOffered && delivery.states.includes(dealership.state);
  const prices = { includedMiles: inventory.deliveryIncludedMiles, bands: delivery.bands };
  return transferPickupFee(
    pickup.transferFeeCents,
    isDelivered ? deliveryFee(0, prices) : { kind: 'out-of-range' },
  );
}

/** The kind of hand-over to plan. */
export interface PlannedKind {
  readonly type: FulfillmentType;
  /** Undefined for a delivery. */
  readonly location?: PickupLocation | undefined;
  /** Where a delivery goes, an IANA name; undefined for a pickup, and where it is not known: the tenant's own. */
  readonly timeZone?: string | undefined;
}

/**
 * Returns what determines the slots of a hand-over: business hours are those of the clock where it takes place (TRACK-115), and a vehicle that
 * is first moved to the dealership takes longer.
 */
export function slotPlan(
  { tenant, otherStore }: Pick<VehicleSite, 'tenant' | 'otherStore'>,
  { type, location, timeZone = tenant.contact.timeZone }: PlannedKind,
): SlotPlan & { readonly capacity: number } {
  const { delivery, pickup, hours, blackoutDates, horizonDays } = tenant.fulfillment;
  const shared = { timeZone, hours, blackoutDates, horizonDays };
  if (type === 'DELIVERY') {
    const { windowMinutes, leadHours, capacity } = delivery;
    return { ...shared, windowMinutes, leadHours, capacity };
  }
  const { windowMinutes, leadHours, transferLeadHours, capacity } = pickup;
  if (otherStore && location === 'TRANSFER_LOCATION') {
    return { ...shared, timeZone: otherStore.timeZone ?? timeZone, windowMinutes, leadHours, capacity };
  }
  return { ...shared, windowMinutes, leadHours: otherStore ? transferLeadHours : leadHours, capacity };
}
