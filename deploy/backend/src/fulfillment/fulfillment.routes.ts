import { vehicleName } from '@forecourt/shared-contracts/formats';
import {
  bookAppointment,
  cancelAppointment,
  estimateHandOver,
  getFulfillment,
  listSlots,
  quoteFulfillment,
  reportReceived,
} from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { and, eq, ne } from 'drizzle-orm';
import { Hono } from 'hono';
import { orders } from '../orders/orders.tables.ts';
import { findOwnOrder } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { vehicles } from '../inventory/inventory.tables.ts';
import { fail, isFailure, route, unknownOrder, type AppEnv } from '../http/index.ts';
import { creditView } from './credit-view.ts';
import { bookedMail, canceledMail, receivedMail, type AppointmentMail } from './appointment-mail.ts';
import { bookSlot, cancelStanding, refusalOfChange } from './book-appointment.ts';
import type { FulfillmentDeps } from './fulfillment-deps.ts';
import { fulfillmentView } from './fulfillment-view.ts';
import { freeDays } from './free-days.ts';
import { handOverEstimate } from './hand-over-estimate.ts';
import { orderSite, slotPlan, vehicleSite, type OrderSite } from './order-site.ts';
import { placeZone } from './place-zone.ts';
import { recordReceived } from './record-received.ts';
import { resolveForOrder } from './resolve-for-order.ts';

/** The caller and the requested order. */
interface Asked {
  readonly tenant: Tenant;
  readonly params: { readonly orderNumber: string };
  requireCaller(): { readonly sub: string };
}

type KnownPlaces = Pick<FulfillmentDeps, 'zips'>;

async function ownSite(
  store: TenantStore,
  asked: Asked,
  { zips }: KnownPlaces,
): Promise<OrderSite | undefined> {
  const order = await findOwnOrder(store, asked.params.orderNumber, asked.requireCaller().sub);
  return order && orderSite(store, order, { tenant: asked.tenant, zips });
}

/** Like {@link ownSite}, with the order locked until the transaction ends. */
async function lockedSite(
  store: TenantStore,
  asked: Asked,
  { zips }: KnownPlaces,
): Promise<OrderSite | undefined> {
  const { sub } = asked.requireCaller();
  const where = and(eq(orders.orderNumber, asked.params.orderNumber), eq(orders.ownerSub, sub));
  const order = await store.findOne(orders, { where, forUpdate: true });
  return order && orderSite(store, order, { tenant: asked.tenant, zips });
}

function mailOf({ order, tenant }: OrderSite, siteOrigin: string): AppointmentMail {
  return { tenant, orderNumber: order.orderNumber, vehicleName: vehicleName(order.vehicle), siteOrigin };
}

interface Mail {
  /** Undefined for an account without an email address, which gets no mail. */
  readonly recipient: string | undefined;
  readonly subject: string;
  readonly body: string;
}

async function sendMail(
  { outbox }: FulfillmentDeps,
  store: TenantStore,
  { recipient, ...mail }: Mail,
): Promise<void> {
  if (!recipient) return;
  await outbox.send(store.db, { tenantId: store.tenantId, channel: 'email', recipient, ...mail });
}

/**
 * Scheduling the hand-over of an order, for its owner: state, fees, free slots, booking, moving, canceling.
 */
export function fulfillmentRoutes(deps: FulfillmentDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  readingRoutes(app, deps);
  answerRoute(app, deps);

  route(app, bookAppointment, async (request) => {
    const { store, body, siteOrigin, requireCaller } = request;
    const site = await lockedSite(store, request, deps);
    if (!site) return unknownOrder();
    const booked = await bookSlot(deps, store, { site, body });
    if (isFailure(booked)) return booked;
    await sendMail(deps, store, {
      recipient: requireCaller().email,
      ...bookedMail(mailOf(site, siteOrigin), booked),
    });
    return fulfillmentView(store, (await ownSite(store, request, deps)) ?? site, deps.clock.now());
  });

  route(app, cancelAppointment, (request) =>
    request.store.transaction(async (store) => {
      const site = await lockedSite(store, request, deps);
      if (!site) return unknownOrder();
      const now = deps.clock.now();
      const id = request.body.appointmentId;
      const refusal = await refusalOfChange(store, site, { seenId: id, now });
      if (refusal) return refusal;
      await cancelStanding(store, { orderNumber: site.order.orderNumber, id, now });
      await sendMail(deps, store, {
        recipient: request.requireCaller().email,
        ...canceledMail(mailOf(site, request.siteOrigin)),
      });
      return fulfillmentView(store, (await ownSite(store, request, deps)) ?? site, now);
    }),
  );

  return app;
}

/** The buyer's answer that the vehicle is there goes to the dealer, who completes the order. */
function answerRoute(app: Hono<AppEnv>, deps: FulfillmentDeps): void {
  route(app, reportReceived, (request) =>
    request.store.transaction(async (store) => {
      const site = await lockedSite(store, request, deps);
      if (!site) return unknownOrder();
      const now = deps.clock.now();
      const { appointmentId } = request.body;
      const actorSub = request.requireCaller().sub;
      const isNew = await recordReceived(store, site, { appointmentId, actorSub, now });
      if (isFailure(isNew)) return isNew;
      if (isNew) {
        await sendMail(deps, store, {
          recipient: site.tenant.contact.supportEmail,
          ...receivedMail(mailOf(site, request.siteOrigin)),
        });
      }
      return fulfillmentView(store, (await ownSite(store, request, deps)) ?? site, now);
    }),
  );
}

function readingRoutes(app: Hono<AppEnv>, deps: FulfillmentDeps): void {
  route(app, estimateHandOver, async ({ store, tenant, params, query }) => {
    const at = deps.zips.find(query.zip);
    if (!at) return fail('error.fulfillment.geocode', 'zip');
    const known = await store.findOne(vehicles, {
      where: and(eq(vehicles.vin, params.vin), ne(vehicles.availability, 'Deleted')),
    });
    if (!known) return fail('error.notFound', 'vin');
    const site = await vehicleSite(store, { tenant, vin: params.vin, zips: deps.zips });
    return handOverEstimate(store, { site, at, zips: deps.zips, now: deps.clock.now() });
  });

  route(app, getFulfillment, async (request) => {
    const site = await ownSite(request.store, request, deps);
    return site ? fulfillmentView(request.store, site, deps.clock.now()) : unknownOrder();
  });

  route(app, quoteFulfillment, async (request) => {
    const site = await ownSite(request.store, request, deps);
    if (!site) return unknownOrder();
    const resolved = await resolveForOrder(deps, request.store, { site, request: request.body });
    if (isFailure(resolved)) return resolved;
    const { type, place, feeCents, distanceMiles, creditCents } = resolved;
    return { type, place, feeCents, distanceMiles, credit: creditView(site.order, creditCents) };
  });

  route(app, listSlots, async (request) => {
    const { store, query, tenant } = request;
    const site = await ownSite(store, request, deps);
    if (!site) return unknownOrder();
    const timeZone = query.zip === undefined ? undefined : placeZone(tenant, query.zip, deps.zips);
    const kind = query.type === 'DELIVERY' ? { ...query, timeZone } : query;
    const days = await freeDays(store, site, { kind, now: deps.clock.now() });
    return {
      timeZone: slotPlan(site, kind).timeZone,
      days: days.map((day) => ({ ...day, slots: [...day.slots] })),
    };
  });
}
