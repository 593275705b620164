import {
  chooseCoverage,
  concludeCoverage,
  getProtection,
  removeCoverage,
  type ProtectionOffer,
} from '@forecourt/shared-contracts/protection';
import { Hono } from 'hono';
import { fail, route, type AppEnv } from '../http/index.ts';
import { chooseLevel } from './choose-level.ts';
import { coverageState } from './coverage-standing.ts';
import type { CoveredCart, CoverageVisitor } from './covered-cart.ts';
import { suitsPurchase } from './offered-products.ts';
import { changePlan, findPlan, protectionMerger } from './plan-rows.ts';
import type { ProtectionDeps } from './protection-deps.ts';
import { protectionOfferView } from './protection-offer-view.ts';

/** Returns the caller's cart, after moving a guest's coverage into their account. */
async function coveredCart(deps: ProtectionDeps, visitor: CoverageVisitor): Promise<CoveredCart | undefined> {
  const { caller, sessionId } = visitor;
  if (caller && sessionId) await protectionMerger.adopt({ ...visitor, sub: caller.sub, sessionId });
  return deps.findCart(visitor);
}

async function offerOf(
  deps: ProtectionDeps,
  { store, tenant }: CoverageVisitor,
  cart: CoveredCart,
): Promise<ProtectionOffer> {
  const plan = await findPlan(store, cart.holder, cart.vehicle.vin);
  const standing = await coverageState(deps, { ...cart, tenant }, plan.coverage);
  const refund = tenant.protection?.refund ?? { fullRefundDays: 60, feeCents: 50_00 };
  return protectionOfferView({ cart, plan, standing, refund });
}

/** `GET /public/protection`, and `PUT` and `DELETE` of the chosen coverage. */
export function protectionRoutes(deps: ProtectionDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getProtection, async (request) => {
    const cart = await coveredCart(deps, request);
    return { offer: cart ? await offerOf(deps, request, cart) : null };
  });

  route(app, chooseCoverage, async (request) => {
    const cart = await coveredCart(deps, request);
    if (!cart) return fail('error.protection.noVehicle');
    const refusal = await chooseLevel(deps, { ...request, cart });
    return refusal ?? { offer: await offerOf(deps, request, cart) };
  });

  route(app, removeCoverage, async (request) => {
    const { store, params } = request;
    const cart = await coveredCart(deps, request);
    if (!cart) return { offer: null };
    const parts = { holder: cart.holder, vin: cart.vehicle.vin, now: deps.clock.now() };
    await changePlan(store, parts, ({ coverage, concludedAt }) => {
      const kept = coverage.filter(({ type }) => type !== params.type);
      return kept.length === coverage.length ? undefined : { coverage: kept, concludedAt };
    });
    return { offer: await offerOf(deps, request, cart) };
  });

  route(app, concludeCoverage, async (request) => {
    const { store, body } = request;
    const cart = await coveredCart(deps, request);
    if (!cart) return fail('error.protection.noVehicle');
    const { vin } = cart.vehicle;
    if (vin !== body.vin) return fail('error.protection.otherVehicle', 'vin');
    const now = deps.clock.now();
    const { holder, purchaseType } = cart;
    await changePlan(store, { holder, vin, now }, ({ coverage }) => ({
      coverage: coverage.map((one) => ({ ...one, isLeftOut: !suitsPurchase(one.type, purchaseType) })),
      concludedAt: now,
    }));
    return { offer: await offerOf(deps, request, cart) };
  });

  return app;
}
