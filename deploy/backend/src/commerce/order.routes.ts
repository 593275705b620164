import {
  createOrder,
  getOrder,
  getOrderHistory,
  listedOrders,
  listOrders,
} from '@forecourt/shared-contracts/commerce';
import { Hono } from 'hono';
import {
  createAddressLimit,
  fail,
  isFailure,
  rateLimited,
  route,
  type AddressLimit,
  type AppEnv,
} from '../http/index.ts';
import { holderOfCart } from './cart.routes.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import {
  findOwnOrder,
  historyEntryView,
  historyOf,
  orderView,
  ownOrders,
  type OrderRow,
} from '../orders/index.ts';
import { orderStandings } from '../progress/index.ts';
import { placeOrder } from './place-order.ts';
import { settledOrder } from './settle-decision.ts';

/** Look-ups of orders that are not the caller's, by one network address (T37). */
export const strangeOrderLimit: AddressLimit = { count: 30, windowMs: 10 * 60_000 };

/**
 * Orders, each only for its owner: one by number, its history, the list, and creating one. Who asks for many that
 * are not theirs has to wait; their own orders stay open to them.
 */
export function orderRoutes(deps: CommerceDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const missed = createAddressLimit(strangeOrderLimit, deps.clock);
  const notFound = (request: Parameters<typeof missed>[0]) => {
    const wait = missed(request);
    return wait === undefined ? fail('error.notFound') : rateLimited(wait);
  };

  route(app, getOrder, async (request) => {
    const { params, store, tenant, requireCaller } = request;
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return notFound(request);
    const settled = await settledOrder(deps, { store, tenant }, order);
    const [standing] = await orderStandings(store, [settled], deps.clock.now());
    return { data: { ...orderView(settled), heldUntil: standing?.heldUntil } };
  });

  route(app, getOrderHistory, async (request) => {
    const { params, store, requireCaller } = request;
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return notFound(request);
    return { history: (await historyOf(store, order.orderNumber)).map(historyEntryView) };
  });

  route(app, listOrders, async ({ store, tenant, requireCaller }) => {
    const own = await ownOrders(store, requireCaller().sub);
    const settled: OrderRow[] = [];
    for (const order of own) settled.push(await settledOrder(deps, { store, tenant }, order));
    const standings = await orderStandings(store, settled, deps.clock.now());
    return {
      orders: listedOrders(settled.map((row, index) => ({ ...orderView(row), ...standings[index] }))),
    };
  });

  route(app, createOrder, async (request) => {
    await holderOfCart(request);
    const { store, tenant, body } = request;
    const placed = await placeOrder(deps, { store, tenant, caller: request.requireCaller(), ...body });
    return isFailure(placed) ? placed : { data: placed };
  });

  return app;
}
