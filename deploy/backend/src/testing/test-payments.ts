import { paymentWebhookPath } from '@forecourt/shared-contracts/payments';
import type { Hono } from 'hono';
import type { Db } from '../db/index.ts';
import type { AppEnv } from '../http/index.ts';
import type { Outbox } from '../outbox/index.ts';
import { createPaymentSandbox, sandboxPaymentProvider } from '@forecourt/stand-ins/payment-provider/index.ts';
import { createReconciler, paymentRoutes } from '../payments/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import { testTenants } from './test-tenants.ts';

interface TestPaymentDeps {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly random: Random;
  /** Takes the provider's reports. */
  readonly app: Hono<AppEnv>;
}

/** What the network between backend and provider does, for a test to change. */
export interface TestNetwork {
  /** Whether the provider can be reached. */
  isUp: boolean;
  /** Whether its answers get back. */
  losesAnswers: boolean;
  /** Whether its reports arrive. */
  losesReports: boolean;
  /** What the provider answers instead of the stand-in; undefined leaves the answer to the stand-in. */
  instead: (path: string) => { readonly status: number; readonly body: object } | undefined;
  /** Paths of the provider's API that were called, in order. */
  readonly calls: string[];
  /** Bodies that went to the provider or came from it, to look for what must not be there. */
  readonly bodies: string[];
}

const origin = 'http://localhost:8083';
const secret = 'test-payments';

/** Payments with the stand-in provider behind a network without sockets; the test moves the provider's time by `clock` and `tick`. */
export function testPayments({ db, outbox, clock, random, app }: TestPaymentDeps) {
  const network: TestNetwork = {
    isUp: true,
    losesAnswers: false,
    losesReports: false,
    instead: () => undefined,
    calls: [],
    bodies: [],
  };
  const sandbox = createPaymentSandbox({
    db,
    clock,
    random,
    secret,
    origin,
    tenants: testTenants,
    times: { clearingMs: 60_000, reviewMs: 60_000, slowMs: 15_000, slowAnswerMs: 0 },
    async report(tenantId, body, signature) {
      if (network.losesReports) return 0;
      network.bodies.push(body);
      const headers = { 'x-forecourt-tenant': tenantId, 'stripe-signature': signature };
      return (await app.request(paymentWebhookPath, { method: 'POST', headers, body })).status;
    },
  });
  const fetchProvider: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    network.calls.push(`${request.method} ${new URL(request.url).pathname}`);
    network.bodies.push(await request.clone().text());
    if (!network.isUp) throw new TypeError('fetch failed');
    const { pathname, search } = new URL(request.url);
    const instead = network.instead(`${request.method} ${pathname}${search}`);
    const answer = instead
      ? Response.json(instead.body, { status: instead.status })
      : await sandbox.app.request(request);
    network.bodies.push(await answer.clone().text());
    if (network.losesAnswers) throw new TypeError('fetch failed');
    return answer;
  };
  const address = { host: 'localhost', port: 8083, protocol: 'http' as const, fetch: fetchProvider };
  const provider = sandboxPaymentProvider({ secret, origin, address, clock });
  const deps = { db, tenants: testTenants, outbox, clock, random, provider };
  const reconciler = createReconciler(deps);
  return { routes: paymentRoutes(deps, reconciler), reconciler, sandbox, network, provider, secret };
}
