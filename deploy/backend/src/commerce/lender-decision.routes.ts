import {
  acceptLenderDecision,
  declineLenderDecision,
  getLenderDecision,
} from '@forecourt/shared-contracts/commerce';
import { Hono } from 'hono';
import { fail, route, type AppEnv } from '../http/index.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import { findDecision, noteApplication, updateDecision } from './lender-decision-rows.ts';
import { decisionView } from './lender-decision-view.ts';
import { findOwnOrder } from './order-rows.ts';
import { respondToDecision } from './respond-to-decision.ts';
import { phaseOf, settledOrder } from './settle-decision.ts';

/** The lender's decision on an order, for its owner: how it stands, accepting it, declining it. */
export function lenderDecisionRoutes(deps: CommerceDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getLenderDecision, async ({ params, store, requireCaller }) => {
    const found = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!found || phaseOf(found) === 'none') return fail('error.notFound');
    const order = await settledOrder(deps, store, found);
    const { orderNumber } = order;
    let decision = await findDecision(store, orderNumber);
    if (phaseOf(order) === 'pending' && !decision?.firstReadAt) {
      if (!decision) await noteApplication(store, { orderNumber, submittedAt: order.createdAt });
      await updateDecision(store, orderNumber, { firstReadAt: deps.clock.now() });
      decision = await findDecision(store, orderNumber);
    }
    return decisionView(order, decision);
  });

  route(app, acceptLenderDecision, ({ params, store, tenant, requireCaller }) =>
    respondToDecision(deps, { store, tenant, caller: requireCaller(), ...params, response: 'accepted' }),
  );

  route(app, declineLenderDecision, ({ params, store, tenant, requireCaller }) =>
    respondToDecision(deps, { store, tenant, caller: requireCaller(), ...params, response: 'declined' }),
  );

  return app;
}
