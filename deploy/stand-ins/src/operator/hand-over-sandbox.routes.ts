import { Hono } from 'hono';
import * as v from 'valibot';
import { tenantStore } from '@forecourt/backend/db/index.ts';
import { failHandOver } from '@forecourt/backend/fulfillment/index.ts';
import { type AppEnv, errorResponse } from '@forecourt/backend/http/index.ts';
import type { Outbox } from '@forecourt/backend/outbox/index.ts';
import type { Clock } from '@forecourt/backend/ports/index.ts';

const ReportSchema = v.object({ status: v.literal('Failed') });

/**
 * `PUT /_sandbox/hand-overs/{orderNumber}` with `{ "status": "Failed" }`: reports, as the dealer's system does, that an appointment did not
 * take place. 409 for an order without one, or one that has ended. Mount in a sandbox only.
 */
export function handOverSandboxRoutes({
  clock,
  outbox,
}: {
  readonly clock: Clock;
  readonly outbox: Outbox;
}): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.put('/_sandbox/hand-overs/:orderNumber', async (context) => {
    const report = v.safeParse(ReportSchema, await context.req.json().catch(() => undefined));
    if (!report.success) return errorResponse(context, { code: 'error.validation.request', status: 400 });
    const { services, tenant } = context.var;
    const store = tenantStore(services.db, tenant.id);
    const orderNumber = context.req.param('orderNumber');
    const isTaken = await failHandOver({ outbox, tenant }, store, { orderNumber, at: clock.now() });
    if (!isTaken) return errorResponse(context, { code: 'error.step.notReady', status: 409 });
    return context.body(null, 204);
  });
  return app;
}
