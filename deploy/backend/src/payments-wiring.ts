import { paymentWebhookPath } from '@forecourt/shared-contracts/payments';
import type { Hono } from 'hono';
import type { Db } from './db/index.ts';
import { tenantHeader, type AppEnv } from './http/index.ts';
import type { Outbox } from './outbox/index.ts';
import {
  createPaymentSandbox,
  sandboxPaymentProvider,
  type PaymentSandbox,
} from './payment-sandbox/index.ts';
import { createSettler, paymentRoutes, type PaymentsDeps } from './payments/index.ts';
import type { Clock, Random } from './ports/index.ts';
import { serverSecret } from './secrets/index.ts';
import type { BackendSettings } from './settings.ts';
import type { TenantFiles } from './tenants/index.ts';

const tickMs = 500;
const sweepMs = 15_000;
/** A slow card is answered after its caller has given up, and authorized after that. */
const slowCard = { slowMs: 15_000, slowAnswerMs: 10_000 };

interface PaymentSurroundings {
  readonly settings: BackendSettings;
  readonly db: Db;
  readonly tenants: TenantFiles;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly random: Random;
}

/** Payments with, in a sandbox, the stand-in for their provider. */
export interface PaymentParts {
  readonly routes: Hono<AppEnv>;
  /** To be served on a port of its own; undefined outside of a sandbox. */
  readonly sandbox: PaymentSandbox | undefined;
  /** Starts what is done again and again; answers how to end it. */
  repeat(): () => void;
}

/** Opens payments: in a sandbox with the stand-in as provider, else without one, and then paying answers 503. */
export async function openPayments(around: PaymentSurroundings): Promise<PaymentParts> {
  const { settings, db, tenants, outbox, clock, random } = around;
  const secret = await serverSecret(db, random, 'payments.sandbox');
  const { paymentPort: port, paymentOrigin: origin, paymentSandboxMs: ms } = settings;
  const address = { host: '127.0.0.1', port, protocol: 'http' as const };
  const provider = settings.isSandbox
    ? sandboxPaymentProvider({ secret, origin, address, clock })
    : undefined;
  const deps: PaymentsDeps = { db, tenants, outbox, clock, random, provider };
  const settler = createSettler(deps);
  const sandbox = settings.isSandbox
    ? createPaymentSandbox({
        db,
        tenants,
        clock,
        random,
        secret,
        origin,
        times: { clearingMs: ms, reviewMs: ms, ...slowCard },
        report: (tenantId, body, signature) => report(settings.port, { tenantId, body, signature }),
      })
    : undefined;
  return {
    routes: paymentRoutes(deps, settler),
    sandbox,
    repeat() {
      const quietly = (work: () => Promise<void>) => () =>
        void work().catch(() => console.error('Open payments could not be looked after.'));
      const timers = [setInterval(quietly(settler.sweep), sweepMs)];
      if (sandbox) timers.push(setInterval(quietly(sandbox.tick), tickMs));
      return () => timers.forEach((timer) => clearInterval(timer));
    },
  };
}

interface Report {
  readonly tenantId: string;
  readonly body: string;
  readonly signature: string;
}

/** Delivers a report as the edge would pass it on. */
async function report(port: number, { tenantId, body, signature }: Report): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${paymentWebhookPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [tenantHeader]: tenantId, 'stripe-signature': signature },
    body,
    signal: AbortSignal.timeout(15_000),
  });
  await answer.arrayBuffer();
  return answer.status;
}
