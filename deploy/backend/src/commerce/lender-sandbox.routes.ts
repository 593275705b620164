import type { CounterOffer } from '@forecourt/shared-contracts/commerce';
import { Hono } from 'hono';
import * as v from 'valibot';
import { tenantStore } from '../db/index.ts';
import { errorAnswer, jsonAnswer, type AppEnv } from '../http/index.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import type { LenderAnswer } from './lender-answer.ts';
import { findOrder, type OrderRow } from './order-rows.ts';
import { answerApplication } from './settle-decision.ts';

const AnswerSchema = v.object({
  orderNumber: v.pipe(v.string(), v.maxLength(40)),
  answer: v.picklist(['LSEL', 'LNSEL', 'LDEC', 'LTIM']),
});

/** What the lender says without having looked at an application. */
function answerOf(dealStatus: LenderAnswer['dealStatus'], order: OrderRow): LenderAnswer {
  switch (dealStatus) {
    case 'LSEL':
      return { dealStatus, conditions: [] };
    case 'LNSEL':
      return { dealStatus, counter: otherTerms(order), reasons: ['income-insufficient'] };
    case 'LDEC':
      return { dealStatus, reasons: ['obligations-excessive', 'credit-history-insufficient'] };
    case 'LTIM':
      return { dealStatus };
  }
}

/** A thousand dollars more down, a year longer, a point more. */
function otherTerms({ price: { finance } }: OrderRow): CounterOffer {
  const { downPaymentCents = 0, termMonths = 60, aprPercent = 0 } = finance ?? {};
  return {
    downPaymentCents: downPaymentCents + 100_000,
    termMonths: termMonths + 12,
    aprPercent: Math.round((aprPercent + 1) * 100) / 100,
  };
}

/**
 * `POST /_sandbox/lender-decisions` with `{ orderNumber, answer }`: the lender of a waiting order answers at once, LSEL (approved), LNSEL
 * (a counter-offer), LDEC (all declined) or LTIM (no answer in time), and `{ dealStatus }` comes back; an order that no longer waits keeps its status.
 * To be mounted in a sandbox only.
 */
export function lenderSandboxRoutes(deps: CommerceDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/_sandbox/lender-decisions', async (context) => {
    const wish = v.safeParse(AnswerSchema, await context.req.json().catch(() => undefined));
    if (!wish.success) return errorAnswer(context, { code: 'error.validation.request', status: 400 });
    const { orderNumber, answer } = wish.output;
    const { services, tenant } = context.var;
    const store = tenantStore(services.db, tenant.id);
    const waiting = await findOrder(store, orderNumber);
    const order =
      waiting &&
      (await answerApplication(deps, store, {
        tenant,
        orderNumber,
        answer: answerOf(answer, waiting),
        at: deps.clock.now(),
      }));
    if (!order) return errorAnswer(context, { code: 'error.notFound', status: 404 });
    return jsonAnswer(context, { dealStatus: order.dealStatus });
  });
  return app;
}
