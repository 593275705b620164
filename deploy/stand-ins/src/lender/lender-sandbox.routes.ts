import type { CounterOffer } from '@forecourt/shared-contracts/commerce';
import { Hono } from 'hono';
import * as v from 'valibot';
import { tenantStore } from '@forecourt/backend/db/index.ts';
import { type AppEnv, errorResponse, jsonResponse } from '@forecourt/backend/http/index.ts';
import {
  answerApplication,
  type CommerceDeps,
  type LenderAnswer,
} from '@forecourt/backend/commerce/index.ts';
import { findOrder, type OrderRow } from '@forecourt/backend/orders/index.ts';

const AnswerSchema = v.object({
  orderNumber: v.pipe(v.string(), v.maxLength(40)),
  answer: v.picklist(['LSEL', 'LNSEL', 'LDEC', 'LTIM']),
});

/** The lender's answer without looking at an application. */
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

/** A thousand dollars more down, a year longer, one point more. */
function otherTerms({ price: { finance } }: OrderRow): CounterOffer {
  const { downPaymentCents = 0, termMonths = 60, aprPercent = 0 } = finance ?? {};
  return {
    downPaymentCents: downPaymentCents + 100_000,
    termMonths: termMonths + 12,
    aprPercent: Math.round((aprPercent + 1) * 100) / 100,
  };
}

/**
 * `POST /_sandbox/lender-decisions` with `{ orderNumber, answer }`: the lender of an order that waits or has
 * timed out answers at once, LSEL (approved), LNSEL (a counter-offer), LDEC (all declined) or LTIM (no answer in
 * time), and the response is `{ dealStatus }`; any other order keeps its status. Mount in a sandbox only.
 */
export function lenderSandboxRoutes(deps: CommerceDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/_sandbox/lender-decisions', async (context) => {
    const read = v.safeParse(AnswerSchema, await context.req.json().catch(() => undefined));
    if (!read.success) return errorResponse(context, { code: 'error.validation.request', status: 400 });
    const { orderNumber, answer } = read.output;
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
    if (!order) return errorResponse(context, { code: 'error.notFound', status: 404 });
    return jsonResponse(context, { dealStatus: order.dealStatus });
  });
  return app;
}
