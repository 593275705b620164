import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sandboxApiRoutes } from './api.routes.ts';
import { bankRoutes } from './bank.routes.ts';
import { deliverEvents } from './deliver-events.ts';
import { frameRoutes } from './frame.routes.ts';
import { processDueIntents } from './intent-rows.ts';
import type { PaymentSandboxDeps } from './sandbox-deps.ts';

/** The stand-in for a payment provider. */
export interface PaymentSandbox {
  readonly app: Hono;
  /** Processes what is due and delivers pending reports; one run at a time. */
  tick(): Promise<void>;
}

/** Maximum body size of a call in bytes; the largest is a form of this provider's. */
const bodyLimitBytes = 64 * 1024;

const protections: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/**
 * Creates the stand-in, to be served on its own port and origin: it must not be reachable through the site.
 */
export function createPaymentSandbox(deps: PaymentSandboxDeps): PaymentSandbox {
  const app = new Hono();
  app.use('*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(protections)) context.res.headers.set(name, value);
  });
  app.use('*', bodyLimit({ maxSize: bodyLimitBytes }));
  app.onError((_error, context) => {
    console.error('The sample payment provider could not answer.');
    return context.json({ error: { type: 'api_error', message: 'Something went wrong.' } }, 500);
  });
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.route('/', frameRoutes(deps));
  app.route('/', bankRoutes(deps));
  app.route('/v1', sandboxApiRoutes(deps));
  let running: Promise<void> | undefined;
  const run = async () => {
    await processDueIntents(deps);
    await deliverEvents(deps);
  };
  return {
    app,
    tick: () => (running ??= run().finally(() => (running = undefined))),
  };
}
