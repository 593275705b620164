import type { Hono } from 'hono';
import type { AppEnv } from './http/index.ts';
import { reportJobFailure, startJob } from './jobs/index.ts';
import { createReconciler, paymentRoutes, type PaymentsDeps } from './payments/index.ts';

const sweepMs = 15_000;

interface Payments {
  readonly routes: Hono<AppEnv>;
  /** Settles the payments of an order in the background; what fails is repeated by the sweep. */
  settleOrder(order: { readonly tenantId: string; readonly orderNumber: string }): void;
  /** Settles open payments every 15 s; returns a function that ends it. */
  repeat(): () => Promise<void>;
}

/** The payments domain. Without a provider, paying answers 503. */
export function openPayments(deps: PaymentsDeps): Payments {
  const reconciler = createReconciler(deps);
  return {
    routes: paymentRoutes(deps, reconciler),
    settleOrder: (order) =>
      void reconciler
        .settleOrder(order)
        .catch((error: unknown) => reportJobFailure('payments', error, 'an order; it is tried again')),
    repeat: () => startJob({ name: 'payments', everyMs: sweepMs, work: () => reconciler.sweep() }),
  };
}
