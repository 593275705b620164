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
import { dealershipOf, otherStoreOf } from './vehicle-store.ts';

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
}

/** Looks up where a vehicle is. */
export async function vehicleSite(store: TenantStore, tenant: Tenant, vin: string): Promise<VehicleSite> {
  return { tenant, dealership: dealershipOf(tenant), otherStore: await otherStoreOf(store, tenant, vin) };
}

/** Looks up where an order's vehicle is. */
export async function orderSite(store: TenantStore, tenant: Tenant, order: OrderRow): Promise<OrderSite> {
  return { order, ...(await vehicleSite(store, tenant, order.vin)) };
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
}

/**
 * Returns what determines the slots of a hand-over; a vehicle that is first moved to the dealership takes
 * longer.
 */
export function slotPlan(
  { tenant, otherStore }: Pick<VehicleSite, 'tenant' | 'otherStore'>,
  { type, location }: PlannedKind,
): SlotPlan & { readonly capacity: number } {
  const { delivery, pickup, hours, blackoutDates, horizonDays } = tenant.fulfillment;
  const shared = { timeZone: tenant.contact.timeZone, hours, blackoutDates, horizonDays };
  if (type === 'DELIVERY') {
    const { windowMinutes, leadHours, capacity } = delivery;
    return { ...shared, windowMinutes, leadHours, capacity };
  }
  const isTransfer = otherStore !== undefined && location !== 'TRANSFER_LOCATION';
  const leadHours = isTransfer ? pickup.transferLeadHours : pickup.leadHours;
  return { ...shared, windowMinutes: pickup.windowMinutes, leadHours, capacity: pickup.capacity };
}
