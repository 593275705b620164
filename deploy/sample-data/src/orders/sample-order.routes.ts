import { Hono } from 'hono';
import * as v from 'valibot';
import { generateOrderNumber } from '@forecourt/backend/orders/index.ts';
import { type AppEnv, errorResponse, jsonResponse } from '@forecourt/backend/http/index.ts';
import { demoOrders } from './demo-orders.ts';
import { extraOrders } from './extra-orders.ts';
import { demoBuyer, seedOrder, type SeedDeps } from './seed-order.ts';

const sampleOrders = [...demoOrders, ...extraOrders];
const KeySchema = v.object({ key: v.picklist(sampleOrders.map(({ key }) => key)) });

/** How many vehicles are checked to find one that is not ordered. */
const vehicleChoice = 60;

/**
 * `POST /_sandbox/sample-orders` with `{ key }`: creates another order for the demo buyer in the state of
 * that sample order, to be modified freely, and returns 201 with `{ orderNumber }`. 400 for an unknown key,
 * 409 if no vehicle is left. Mount in a sandbox only.
 */
export function sampleOrderRoutes(deps: SeedDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/_sandbox/sample-orders', async (context) => {
    const read = v.safeParse(KeySchema, await context.req.json().catch(() => undefined));
    const demo = sampleOrders.find(({ key }) => read.success && key === read.output.key);
    if (!demo) return errorResponse(context, { code: 'error.validation.request', status: 400, param: 'key' });
    const { tenant } = context.var;
    const orderNumber = generateOrderNumber(deps.random);
    const ownerSub = await demoBuyer(deps, tenant);
    const vins = await deps.catalog.listAvailable(deps.db, tenant.id, vehicleChoice);
    if (await seedOrder(deps, tenant, { demo, orderNumber, vins, ownerSub })) {
      return jsonResponse(context, { orderNumber }, 201);
    }
    return errorResponse(context, { code: 'error.order.vehicleUnavailable', status: 409 });
  });
  return app;
}
