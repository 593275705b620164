import type { FulfillmentRequest } from '@forecourt/shared-contracts/fulfillment';
import type { TenantStore } from '../db/index.ts';
import { isFailure } from '../http/index.ts';
import { noCredit } from '../orders/index.ts';
import { appointmentsOf } from './appointment-rows.ts';
import type { FulfillmentDeps } from './fulfillment-deps.ts';
import type { OrderSite } from './order-site.ts';
import { type HandOverFailure, type ResolvedHandOver, resolveHandOver } from './resolve-hand-over.ts';

interface OrderRequest {
  readonly site: OrderSite;
  readonly request: FulfillmentRequest;
}

/**
 * Like {@link resolveHandOver}, but takes nothing off the price once the window of a delivery has started, unless the dealer has reported that
 * it did not take place: the vehicle may have been brought.
 */
export async function resolveForOrder(
  { zips, clock }: Pick<FulfillmentDeps, 'zips' | 'clock'>,
  store: TenantStore,
  { site, request }: OrderRequest,
): Promise<ResolvedHandOver | HandOverFailure> {
  const resolved = resolveHandOver(site, request, zips);
  if (isFailure(resolved) || resolved.creditCents === 0) return resolved;
  return (await hasDeliveryBegun(store, site, clock.now())) ? { ...resolved, ...noCredit } : resolved;
}

async function hasDeliveryBegun(store: TenantStore, { order }: OrderSite, now: Date): Promise<boolean> {
  const { orderNumber, appointmentAt, deliveryType, handOverFailedAt } = order;
  const isBegun = appointmentAt !== null && appointmentAt <= now && deliveryType !== 'PICKUP';
  // One that the dealer made by phone is only on the order.
  if (isBegun && !handOverFailedAt) return true;
  return (await appointmentsOf(store, orderNumber)).some(
    ({ type, startAt, endedAt, endedBecause }) =>
      type === 'DELIVERY' && endedAt !== null && startAt <= endedAt && endedBecause !== 'FAILED',
  );
}
