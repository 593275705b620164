import {
  createOrder,
  getOrder,
  getOrderHistory,
  listedOrders,
  listOrders,
  orderStage,
} from '@forecourt/shared-contracts/commerce';
import { Hono } from 'hono';
import type { TenantStore } from '../db/index.ts';
import { isFailure, route, unknownOrder, type AppEnv } from '../http/index.ts';
import { adoptGuestCart } from './cart-holder.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import {
  appointmentZones,
  findOwnOrder,
  historyEntryView,
  historyOf,
  orderView,
  ownOrders,
  type OrderRow,
} from '../orders/index.ts';
import { orderStandings } from '../progress/index.ts';
import { counterOffers } from './counter-offers.ts';
import { placeOrder } from './place-order.ts';
import { settledOrder } from './settle-decision.ts';

/** Whether the vehicle of a canceled order can be ordered again; undefined for every other order. */
async function vehicleFreeAgain(
  { catalog }: CommerceDeps,
  store: TenantStore,
  { status, vin }: OrderRow,
): Promise<boolean | undefined> {
  if (orderStage(status) !== 'canceled') return undefined;
  return (await catalog.findByVin(store.db, store.tenantId, vin))?.availability === 'Available';
}

/** Orders, each only for its owner: one by number, its history, the list, and creating one. */
export function orderRoutes(deps: CommerceDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getOrder, async ({ params, store, tenant, requireCaller }) => {
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return unknownOrder();
    const settled = await settledOrder(deps, { store, tenant }, order);
    const question = { tenant, now: deps.clock.now() };
    const [standing] = await orderStandings(store, [settled], question);
    const isVehicleFree = await vehicleFreeAgain(deps, store, settled);
    const { heldUntil, isHandOverMissed } = standing ?? {};
    const appointmentTimeZone = (await appointmentZones(store, [settled])).get(settled.orderNumber) ?? null;
    const live = { heldUntil, isHandOverMissed, appointmentTimeZone, isVehicleFree };
    return { data: { ...orderView(settled), ...live } };
  });

  route(app, getOrderHistory, async ({ params, store, requireCaller }) => {
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return unknownOrder();
    return { history: (await historyOf(store, order.orderNumber)).map(historyEntryView) };
  });

  route(app, listOrders, async ({ store, tenant, requireCaller }) => {
    const own = await ownOrders(store, requireCaller().sub);
    const settled: OrderRow[] = [];
    for (const order of own) settled.push(await settledOrder(deps, { store, tenant }, order));
    const standings = await orderStandings(store, settled, { tenant, now: deps.clock.now() });
    const offers = await counterOffers(store, settled);
    const zones = await appointmentZones(store, settled);
    return {
      orders: listedOrders(
        settled.map((row, index) => ({
          ...orderView(row),
          ...standings[index],
          appointmentTimeZone: zones.get(row.orderNumber) ?? null,
          counterOffer: offers.get(row.orderNumber) ?? null,
        })),
      ),
    };
  });

  route(app, createOrder, async (request) => {
    await adoptGuestCart(request);
    const { store, tenant, body } = request;
    const placed = await placeOrder(deps, { store, tenant, caller: request.requireCaller(), ...body });
    return isFailure(placed) ? placed : { data: placed };
  });

  return app;
}
