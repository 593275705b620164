import {
  getInsuranceProgress,
  giveInsuranceConsent,
  reportPolicyError,
  submitPolicy,
  type PolicyStatus,
} from '@forecourt/shared-contracts/insurance';
import { Hono } from 'hono';
import { findOwnOrder, isOrderCanceled } from '../orders/index.ts';
import { fail, isFailure, route, unknownOrder, type AppEnv } from '../http/index.ts';
import type { Clock } from '../ports/index.ts';
import { insuranceProgress, isVerified, policyStatusAt } from './insurance-progress.ts';
import { findInsurance, saveInsurance } from './insurance-rows.ts';
import type { PolicyVerifier } from './policy-verifier.ts';
import { verifyPolicy } from './verify-policy.ts';

interface InsuranceDeps {
  readonly clock: Clock;
  /** Undefined when no verifier is configured; submitting a policy is then refused with 503. */
  readonly verifier: PolicyVerifier | undefined;
}

/** Insurance verification, for the owner of the order (TRACK-110, TRACK-111, TRACK-112). Of a canceled order nothing is changed. */
export function insuranceRoutes({ clock, verifier }: InsuranceDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getInsuranceProgress, async ({ params, store, requireCaller }) => {
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return unknownOrder();
    return insuranceProgress(await findInsurance(store, order.orderNumber), clock.now());
  });

  route(app, giveInsuranceConsent, async ({ body, store, requireCaller }) => {
    const order = await findOwnOrder(store, body.orderNumber, requireCaller().sub);
    if (!order) return unknownOrder();
    if (isOrderCanceled(order)) return fail('error.conflict', 'orderNumber');
    const now = clock.now();
    const known = await findInsurance(store, order.orderNumber);
    if (known?.consentAt) return insuranceProgress(known, now);
    const { termsVersion, consentLanguage } = body;
    const consent = { consentAt: now, termsVersion, consentLanguage, updatedAt: now };
    return insuranceProgress(await saveInsurance(store, order.orderNumber, consent), now);
  });

  route(app, submitPolicy, async ({ body, store, tenant, requireCaller }) => {
    const order = await findOwnOrder(store, body.orderNumber, requireCaller().sub);
    if (!order) return unknownOrder();
    if (isOrderCanceled(order)) return fail('error.conflict', 'orderNumber');
    if (!verifier) return fail('error.unavailable');
    const now = clock.now();
    const { timeZone } = tenant.contact;
    const verified = await verifyPolicy(verifier, { store, policy: body, timeZone, now });
    return isFailure(verified) ? verified : insuranceProgress(verified, now);
  });

  route(app, reportPolicyError, async ({ body, store, requireCaller }) => {
    const order = await findOwnOrder(store, body.orderNumber, requireCaller().sub);
    if (!order) return unknownOrder();
    if (isOrderCanceled(order)) return fail('error.conflict', 'orderNumber');
    const now = clock.now();
    const known = await findInsurance(store, order.orderNumber);
    if (isVerified(policyStatusAt(known, now))) return insuranceProgress(known, now);
    const report = { errorReason: body.reason, updatedAt: now };
    const policyStatus: PolicyStatus = body.reason === 'not-found' ? 'NOT_FOUND' : 'ERROR';
    const outcome = { policyStatus, pendingUntil: null };
    const change = body.reason === 'cancelled' ? report : { ...report, ...outcome };
    return insuranceProgress(await saveInsurance(store, order.orderNumber, change), now);
  });

  return app;
}
