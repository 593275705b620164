import {
  createOrder,
  getOrder,
  getOrderHistory,
  listedOrders,
  listOrders,
  type Order,
} from '@forecourt/shared-contracts/commerce';
import { Hono } from 'hono';
import { fail, isFailure, route, type AppEnv } from '../http/index.ts';
import { holderOfCart } from './cart.routes.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import { findOwnOrder, historyEntryView, historyOf, orderView, ownOrders } from '../orders/index.ts';
import { placeOrder } from './place-order.ts';
import { settledOrder } from './settle-decision.ts';

/** Orders, each only for its owner: one by number, its history, the list, and creating one. */
export function orderRoutes(deps: CommerceDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getOrder, async ({ params, store, tenant, requireCaller }) => {
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return fail('error.notFound');
    return { data: orderView(await settledOrder(deps, { store, tenant }, order)) };
  });

  route(app, getOrderHistory, async ({ params, store, requireCaller }) => {
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return fail('error.notFound');
    return { history: (await historyOf(store, order.orderNumber)).map(historyEntryView) };
  });

  route(app, listOrders, async ({ store, tenant, requireCaller }) => {
    const own = await ownOrders(store, requireCaller().sub);
    const settled: Order[] = [];
    for (const order of own) settled.push(orderView(await settledOrder(deps, { store, tenant }, order)));
    return { orders: listedOrders(settled) };
  });

  route(app, createOrder, async (request) => {
    await holderOfCart(request);
    const { store, tenant, body } = request;
    const placed = await placeOrder(deps, { store, tenant, caller: request.requireCaller(), ...body });
    return isFailure(placed) ? placed : { data: placed };
  });

  return app;
}
