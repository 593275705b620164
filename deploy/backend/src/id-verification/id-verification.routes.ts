import {
  cancelIdVerification,
  getIdVerification,
  isCaptureAllowed,
  startIdVerification,
  type IdVerification,
} from '@forecourt/shared-contracts/id-verification';
import { Hono } from 'hono';
import { findOwnOrder, isOrderCanceled, type OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { fail, route, unknownOrder, type AppEnv } from '../http/index.ts';
import { cancelVerification } from './end-verification.ts';
import type { IdVerificationDeps } from './id-verification-deps.ts';
import { attemptsOf } from './id-verification-rows.ts';
import { idVerificationState, isRunning, type IdVerificationRow } from './id-verification-state.ts';
import { linkToken } from './link-token.ts';
import { startVerification } from './start-verification.ts';

/** Identity verification of an order, for its owner: state, starting, canceling. */
export function idVerificationRoutes(deps: IdVerificationDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getIdVerification, async ({ query, store, requireCaller }) => {
    const order = await findOwnOrder(store, query.orderId, requireCaller().sub);
    if (!order) return unknownOrder();
    const attempts = await attemptsOf(store, order.orderNumber);
    return { ...stateOf(deps, order, attempts), providerUrl: providerUrlOf(deps, store, attempts) };
  });

  route(app, startIdVerification, async ({ body, store, tenant, siteOrigin, requireCaller }) => {
    const order = await findOwnOrder(store, body.orderNumber, requireCaller().sub);
    if (!order) return unknownOrder();
    const start = { store, order, body, brandName: tenant.brandName, siteOrigin };
    return (await startVerification(deps, start)) ?? stateNow(deps, store, order);
  });

  route(app, cancelIdVerification, async ({ body, store, requireCaller }) => {
    const order = await findOwnOrder(store, body.orderNumber, requireCaller().sub);
    if (!order) return unknownOrder();
    if (isOrderCanceled(order)) return fail('error.conflict', 'orderNumber');
    await cancelVerification(store, order.orderNumber, deps.clock.now());
    return stateNow(deps, store, order);
  });

  return app;
}

async function stateNow(
  deps: IdVerificationDeps,
  store: TenantStore,
  order: OrderRow,
): Promise<IdVerification> {
  return stateOf(deps, order, await attemptsOf(store, order.orderNumber));
}

function stateOf(
  { clock }: IdVerificationDeps,
  { price }: OrderRow,
  attempts: readonly IdVerificationRow[],
): IdVerification {
  const state = idVerificationState(attempts, clock.now());
  return { ...state, isCaptureAllowed: isCaptureAllowed(price.state) };
}

/**
 * Where a running on-device attempt continues. A texted link is only for the phone, so that no one else can
 * finish it.
 */
function providerUrlOf(
  { clock, linkSecret, provider }: IdVerificationDeps,
  { tenantId }: TenantStore,
  [newest]: readonly IdVerificationRow[],
): string | null {
  if (!newest || !provider || newest.method !== 'on-device') return null;
  if (!isRunning(newest, clock.now())) return null;
  return provider.pageOf(linkToken(linkSecret, tenantId, newest.id));
}
