import type { Hono } from 'hono';
import type { AppEnv } from './http/index.ts';
import { createReconciler, paymentRoutes, type PaymentsDeps } from './payments/index.ts';

const sweepMs = 15_000;

interface Payments {
  readonly routes: Hono<AppEnv>;
  /** Settles the payments of an order in the background; what fails is repeated by the sweep. */
  settleOrder(order: { readonly tenantId: string; readonly orderNumber: string }): void;
  /** Settles open payments every 15 s; returns a function that ends it. */
  repeat(): () => void;
}

/** The payments domain. Without a provider, paying answers 503. */
export function openPayments(deps: PaymentsDeps): Payments {
  const reconciler = createReconciler(deps);
  return {
    routes: paymentRoutes(deps, reconciler),
    settleOrder: (order) =>
      void reconciler
        .settleOrder(order)
        .catch(() => console.error('The payments of an order could not be settled; it is tried again.')),
    repeat() {
      const timer = setInterval(
        () => void reconciler.sweep().catch(() => console.error('Open payments could not be settled.')),
        sweepMs,
      );
      return () => clearInterval(timer);
    },
  };
}
