import { cancelOrder } from '@forecourt/shared-contracts/commerce';
import { Hono } from 'hono';
import { isFailure, route, type AppEnv } from '../http/index.ts';
import { orderView } from '../orders/index.ts';
import { cancelUnsignedOrder } from './cancel-unsigned-order.ts';
import type { CancellationDeps } from './cancellation-deps.ts';

/** Canceling an order, for its owner. */
export function cancellationRoutes(deps: CancellationDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  route(app, cancelOrder, async ({ params, store, tenant, requireCaller }) => {
    const order = await cancelUnsignedOrder(deps, { store, tenant, caller: requireCaller(), ...params });
    return isFailure(order) ? order : { data: orderView(order) };
  });
  return app;
}
