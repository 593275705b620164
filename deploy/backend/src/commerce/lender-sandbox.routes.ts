import { Hono } from 'hono';
import * as v from 'valibot';
import { tenantStore } from '../db/index.ts';
import { errorAnswer, jsonAnswer, type AppEnv } from '../http/index.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import { answerApplication } from './settle-decision.ts';

const AnswerSchema = v.object({
  orderNumber: v.pipe(v.string(), v.maxLength(40)),
  answer: v.picklist(['LSEL', 'LDEC', 'LTIM']),
});

/**
 * `POST /_sandbox/lender-decisions` with `{ orderNumber, answer }`: the lender of a waiting order answers at once, LSEL (approved), LDEC
 * (all declined) or LTIM (no answer in time), and `{ dealStatus }` comes back; an order that no longer waits keeps its status.
 * To be mounted in a sandbox only.
 */
export function lenderSandboxRoutes(deps: CommerceDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/_sandbox/lender-decisions', async (context) => {
    const wish = v.safeParse(AnswerSchema, await context.req.json().catch(() => undefined));
    if (!wish.success) return errorAnswer(context, { code: 'error.validation.request', status: 400 });
    const { orderNumber, answer } = wish.output;
    const store = tenantStore(context.var.services.db, context.var.tenant.id);
    const lenderName = answer === 'LSEL' ? (deps.lender?.name ?? null) : null;
    const order = await answerApplication(deps, store, {
      orderNumber,
      answer,
      lenderName,
      at: deps.clock.now(),
    });
    if (!order) return errorAnswer(context, { code: 'error.notFound', status: 404 });
    return jsonAnswer(context, { dealStatus: order.dealStatus });
  });
  return app;
}
