import { Hono } from 'hono';
import * as v from 'valibot';
import { drawOrderNumber } from '../commerce/index.ts';
import { errorAnswer, jsonAnswer, type AppEnv } from '../http/index.ts';
import { demoOrders } from './demo-orders.ts';
import { furtherOrders } from './further-orders.ts';
import { demoBuyer, seedOrder, type SeedDeps } from './seed-order.ts';

const sampleOrders = [...demoOrders, ...furtherOrders];
const WishSchema = v.object({ key: v.picklist(sampleOrders.map(({ key }) => key)) });

/** How many vehicles are looked at for one that nobody has ordered meanwhile. */
const vehicleChoice = 60;

/**
 * `POST /_sandbox/sample-orders` with `{ key }`: makes the demo buyer another order in the state of that sample order, for whoever wants
 * to change one, and answers 201 with `{ orderNumber }`. 400 for an unknown key, 409 when no vehicle is left.
 * To be mounted in a sandbox only.
 */
export function sampleOrderRoutes(deps: SeedDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/_sandbox/sample-orders', async (context) => {
    const wish = v.safeParse(WishSchema, await context.req.json().catch(() => undefined));
    const demo = sampleOrders.find(({ key }) => wish.success && key === wish.output.key);
    if (!demo) return errorAnswer(context, { code: 'error.validation.request', status: 400, param: 'key' });
    const { tenant } = context.var;
    const orderNumber = drawOrderNumber(deps.random);
    const ownerSub = await demoBuyer(deps, tenant);
    const vins = await deps.catalog.listAvailable(deps.db, tenant.id, vehicleChoice);
    if (await seedOrder(deps, tenant, { demo, orderNumber, vins, ownerSub })) {
      return jsonAnswer(context, { orderNumber }, 201);
    }
    return errorAnswer(context, { code: 'error.order.vehicleUnavailable', status: 409 });
  });
  return app;
}
