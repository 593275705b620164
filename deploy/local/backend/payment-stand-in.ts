import type { BackendCore } from '@forecourt/backend/composition.ts';
import { tenantHeader } from '@forecourt/backend/http/index.ts';
import type { PaymentProvider } from '@forecourt/backend/payments/index.ts';
import { serverSecret } from '@forecourt/backend/secrets/index.ts';
import { serve } from '@forecourt/backend/serve.ts';
import { createPaymentSandbox, sandboxPaymentProvider } from '@forecourt/stand-ins/payment-provider/index.ts';
import { paymentWebhookPath } from '@forecourt/shared-contracts/payments';
import type { LocalBackendSettings } from './local-settings.ts';

const tickMs = 500;
const stopGraceMs = 10_000;
/** A slow card is answered after its caller has given up, and authorized after that. */
const slowCard = { slowMs: 15_000, slowAnswerMs: 10_000 };

/** Serves the payment provider's stand-in on a port and an origin of its own until the process ends. */
export async function startPaymentStandIn(
  settings: LocalBackendSettings,
  { db, tenants, clock, random, stops }: BackendCore,
): Promise<PaymentProvider> {
  const { paymentPort: port, paymentOrigin: origin, paymentClearingMs: ms, backend, sitePort } = settings;
  const secret = await serverSecret(db, random, 'payments.sandbox');
  const sandbox = createPaymentSandbox({
    ...{ db, tenants, clock, random, secret, origin },
    times: { clearingMs: ms, reviewMs: ms, ...slowCard },
    report: (tenantId, body, signature) => {
      const host = `${tenants.byId(tenantId)?.hosts[0] ?? 'localhost'}:${sitePort}`;
      return report(backend.port, { tenantId, host, body, signature });
    },
  });
  const server = await serve(port, sandbox.app.fetch, 'PAYMENT_PORT');
  const tick = () => void sandbox.tick().catch(() => console.error('The payment provider could not go on.'));
  const timer = setInterval(tick, tickMs);
  stops.first(() => clearInterval(timer));
  stops.first(() => server.stop(stopGraceMs));
  return sandboxPaymentProvider({
    ...{ secret, origin, clock },
    address: { host: '127.0.0.1', port, protocol: 'http' },
  });
}

interface Report {
  readonly tenantId: string;
  /** Host and port of the brand's site. */
  readonly host: string;
  readonly body: string;
  readonly signature: string;
}

/** Delivers a report as the edge would pass it on; resolves to the HTTP status. */
async function report(port: number, { tenantId, host, body, signature }: Report): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${paymentWebhookPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [tenantHeader]: tenantId,
      'x-forwarded-host': host,
      'x-forwarded-proto': 'http',
      'stripe-signature': signature,
    },
    body,
    signal: AbortSignal.timeout(15_000),
  });
  await response.arrayBuffer();
  return response.status;
}
