import { isOrderEnded } from '@forecourt/shared-contracts/commerce';
import { type bookAppointment as bookEndpoint, type Slot } from '@forecourt/shared-contracts/fulfillment';
import type { EndpointErrorCode, EndpointParsedBody } from '@forecourt/shared-contracts/http';
import { eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { fail, type Failure, isFailure } from '../http/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { noAppointment } from '../orders/index.ts';
import { creditPayments } from '../payments/index.ts';
import { keepFirstAddress } from '../profile/index.ts';
import { refusalOfStep } from '../progress/index.ts';
import { endAppointment, lockSlot, standingAppointment } from './appointment-rows.ts';
import { freeDays, slotAt } from './free-days.ts';
import type { FulfillmentDeps } from './fulfillment-deps.ts';
import { fulfillmentView, telephoneAppointmentId } from './fulfillment-view.ts';
import { fulfillmentAppointments } from './fulfillment.tables.ts';
import type { OrderSite, PlannedKind } from './order-site.ts';
import { resolveForOrder } from './resolve-for-order.ts';
import type { ResolvedHandOver } from './resolve-hand-over.ts';

type BookFailure = Failure<EndpointErrorCode<typeof bookEndpoint>>;
type ChangeFailure = Failure<
  | 'error.step.notReady'
  | 'error.fulfillment.closed'
  | 'error.fulfillment.tooLate'
  | 'error.fulfillment.changedMeanwhile'
>;

/** A successful booking. */
export interface BookedAppointment {
  readonly slot: Slot;
  readonly resolved: ResolvedHandOver;
  readonly isRescheduled: boolean;
}

/**
 * Returns why an order's appointment cannot be changed now. `seenId` is the appointment that the buyer saw,
 * null for none. The order must be locked.
 */
export async function refusalOfChange(
  store: TenantStore,
  site: OrderSite,
  { seenId, now }: { readonly seenId: string | null; readonly now: Date },
): Promise<ChangeFailure | undefined> {
  const { order } = site;
  if (isOrderEnded(order.status)) return fail('error.fulfillment.closed');
  const refusal = await refusalOfStep(store, { order, step: 'fulfillment', now });
  if (refusal) return refusal;
  const { appointment, canChange } = await fulfillmentView(store, site, now);
  if ((appointment?.id ?? null) !== seenId) return fail('error.fulfillment.changedMeanwhile');
  return canChange ? undefined : fail('error.fulfillment.tooLate');
}

/**
 * Books a slot for a locked order, moving any active appointment. Runs in the call's transaction: the slot is
 * locked before its bookings are counted, so that of two buyers who want the last place one gets it and the
 * other is refused (T51, F21).
 */
export async function bookSlot(
  deps: FulfillmentDeps,
  store: TenantStore,
  { site, body }: { readonly site: OrderSite; readonly body: EndpointParsedBody<typeof bookEndpoint> },
): Promise<BookedAppointment | BookFailure> {
  const now = deps.clock.now();
  const refusal = await refusalOfChange(store, site, { seenId: body.replaces, now });
  if (refusal) return refusal;
  const resolved = await resolveForOrder(deps, store, { site, request: body.request });
  if (isFailure(resolved)) return resolved;
  if (resolved.feeCents !== body.expectedFeeCents) return fail('error.fulfillment.feeChanged');
  // Some instants that the format allows, such as one with the zone +05, are none for the platform.
  if (Number.isNaN(Date.parse(body.startAt))) return fail('error.fulfillment.slotTaken', 'startAt');
  await lockSlot(store, resolved.type, new Date(body.startAt));
  const slot = await freeSlot(store, site, { resolved, startAt: body.startAt, now });
  if (!slot) return fail('error.fulfillment.slotTaken', 'startAt');
  const instructions = resolved.type === 'DELIVERY' ? body.instructions : '';
  await storeAppointment(deps, store, { site, slot, resolved, instructions });
  await keepDeliveryAddress(deps, store, { site, resolved });
  return { slot, resolved, isRescheduled: body.replaces !== null };
}

interface WantedSlot {
  readonly resolved: ResolvedHandOver;
  readonly startAt: string;
  readonly now: Date;
}

/** The slot, if it is free. A page from before TRACK-115 asks for the slots of a delivery without its ZIP: those of the dealer's time zone. */
async function freeSlot(
  store: TenantStore,
  site: OrderSite,
  { resolved: { type, location, place }, startAt, now }: WantedSlot,
): Promise<Slot | undefined> {
  const dealers = { type, location: location ?? undefined };
  const kind = type === 'DELIVERY' ? { ...dealers, timeZone: place.timeZone } : dealers;
  const at = async (asked: PlannedKind) => slotAt(await freeDays(store, site, { kind: asked, now }), startAt);
  return (await at(kind)) ?? (kind === dealers ? undefined : at(dealers));
}

/** A buyer without an address in her profile does not type it again for her next order. */
async function keepDeliveryAddress(
  { clock, zips }: FulfillmentDeps,
  store: TenantStore,
  { site, resolved }: Pick<StoreInput, 'site' | 'resolved'>,
): Promise<void> {
  const { type, place } = resolved;
  const { ownerSub } = site.order;
  const county = zips.find(place.zip)?.county;
  if (type !== 'DELIVERY' || !county) return;
  const { line1, line2, city, state, zip } = place;
  const address = { line1, line2, city, state, zip, county };
  await keepFirstAddress(store, ownerSub, { address, at: clock.now() });
}

interface StoreInput {
  readonly site: OrderSite;
  readonly slot: Slot;
  readonly resolved: ResolvedHandOver;
  readonly instructions: string;
}

async function storeAppointment(
  deps: FulfillmentDeps,
  store: TenantStore,
  { site, slot, resolved, instructions }: StoreInput,
): Promise<void> {
  const { clock, random } = deps;
  const now = clock.now();
  const { order } = site;
  const { orderNumber } = order;
  const { creditCents, creditTaxCents, ...booked } = resolved;
  const standing = await standingAppointment(store, orderNumber);
  const because = order.handOverFailedAt ? 'FAILED' : 'RESCHEDULED';
  if (standing) await endAppointment(store, standing.id, { because, at: now });
  const startAt = new Date(slot.startAt);
  const endAt = new Date(slot.endAt);
  await store.insert(fulfillmentAppointments, [
    {
      ...booked,
      id: random.uuid(),
      orderNumber,
      instructions,
      startAt,
      endAt,
      bookedAt: now,
    },
  ]);
  const credit = {
    creditCents: order.creditCents + creditCents,
    creditTaxCents: order.creditTaxCents + creditTaxCents,
  };
  await store.update(
    orders,
    {
      deliveryType: resolved.type,
      ...noAppointment,
      appointmentAt: startAt,
      appointmentEndAt: endAt,
      handOverFeeCents: resolved.feeCents,
      ...credit,
    },
    eq(orders.orderNumber, orderNumber),
  );
  if (creditCents === 0) return;
  await creditPayments(deps, store, { order: { ...order, ...credit }, settings: site.tenant.payment });
  const { tenantId } = store;
  store.afterCommit(() => deps.settlePayments({ tenantId, orderNumber }));
}

/** Cancels the appointment of a locked order, including one that the dealer made by phone. */
export async function cancelStanding(
  store: TenantStore,
  { orderNumber, id, now }: { readonly orderNumber: string; readonly id: string; readonly now: Date },
): Promise<void> {
  if (id !== telephoneAppointmentId) await endAppointment(store, id, { because: 'CANCELLED', at: now });
  await store.update(orders, noAppointment, eq(orders.orderNumber, orderNumber));
}

/** Ends the appointment of a locked order that is canceled; a no-op without one. */
export async function endHandOver(store: TenantStore, orderNumber: string, now: Date): Promise<void> {
  const standing = await standingAppointment(store, orderNumber);
  await cancelStanding(store, { orderNumber, id: standing?.id ?? telephoneAppointmentId, now });
}
