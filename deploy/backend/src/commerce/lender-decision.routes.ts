import {
  acceptLenderDecision,
  resubmitApplication,
  declineLenderDecision,
  getLenderDecision,
  retryOrder,
  withdrawApplication,
} from '@forecourt/shared-contracts/commerce';
import { Hono } from 'hono';
import { fail, route, unknownOrder, type AppEnv } from '../http/index.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import { findDecision, recordApplication, updateDecision } from './lender-decision-rows.ts';
import { decisionView } from './lender-decision-view.ts';
import { findOwnOrder, lockOrder, moveOrder, orderView } from '../orders/index.ts';
import { respondToDecision } from './respond-to-decision.ts';
import { beginPreparation, phaseOf, settledOrder } from './settle-decision.ts';

/** The buyer's possible responses, by call. */
const responses = [
  [acceptLenderDecision, 'accepted'],
  [declineLenderDecision, 'declined'],
  [withdrawApplication, 'canceled'],
  [resubmitApplication, 'pending'],
] as const;

/**
 * The lender's decision on an order, for its owner: its state, every response to it, and retrying the order's
 * creation.
 */
export function lenderDecisionRoutes(deps: CommerceDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getLenderDecision, async ({ params, store, tenant, requireCaller }) => {
    const found = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!found) return unknownOrder();
    if (phaseOf(found) === 'none') return fail('error.notFound');
    const order = await settledOrder(deps, { store, tenant }, found);
    const { orderNumber } = order;
    let decision = await findDecision(store, orderNumber);
    if (phaseOf(order) === 'pending' && !decision?.firstReadAt) {
      if (!decision) await recordApplication(store, { orderNumber, submittedAt: order.createdAt });
      await updateDecision(store, orderNumber, { firstReadAt: deps.clock.now() });
      decision = await findDecision(store, orderNumber);
    }
    return decisionView(order, decision);
  });

  for (const [endpoint, response] of responses) {
    route(app, endpoint, ({ params, store, tenant, requireCaller }) =>
      respondToDecision(deps, { store, tenant, caller: requireCaller(), ...params, response }),
    );
  }

  route(app, retryOrder, async ({ params: { orderNumber }, store, requireCaller }) => {
    if (!(await findOwnOrder(store, orderNumber, requireCaller().sub))) return unknownOrder();
    const order = await lockOrder(store, orderNumber);
    if (!order) return fail('error.notFound');
    if (order.status !== 'ORDER_INITIATION_FAILED') return { data: orderView(order) };
    const at = deps.clock.now();
    const step = { id: deps.random.uuid(), at, actor: 'buyer', status: 'SUBMITTED_TO_UNIFI' } as const;
    const moved = await moveOrder(store, order, step);
    await beginPreparation(store, orderNumber, at);
    return { data: orderView({ ...order, ...moved }) };
  });

  return app;
}
