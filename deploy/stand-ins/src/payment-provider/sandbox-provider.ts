import {
  createStripePaymentPort,
  type PaymentProvider,
  type StripeAddress,
} from '@forecourt/backend/payments/index.ts';
import type { Clock } from '@forecourt/backend/ports/index.ts';
import { secretKeyOf, webhookSecretOf } from './account-keys.ts';
import { closingPath } from './bank.routes.ts';
import { cardFrameUrl } from './card-frame-url.ts';

interface SandboxAddress {
  readonly secret: string;
  /** As reached by browsers. */
  readonly origin: string;
  /** As reached by the backend. */
  readonly address: StripeAddress;
  readonly clock: Clock;
}

/** Returns the stand-in as the payment provider of every tenant, each with its own keys. */
export function sandboxPaymentProvider({ secret, origin, address, clock }: SandboxAddress): PaymentProvider {
  const ports = new Map<string, ReturnType<typeof createStripePaymentPort>>();
  return {
    portOf(tenantId) {
      const known = ports.get(tenantId);
      if (known) return known;
      const keys = {
        secretKey: secretKeyOf(secret, tenantId),
        webhookSecret: webhookSecretOf(secret, tenantId),
      };
      const port = createStripePaymentPort({ ...keys, address });
      ports.set(tenantId, port);
      return port;
    },
    cardFrame: (tenant, siteOrigin) => cardFrameUrl({ secret, origin, tenant, siteOrigin, now: clock.now() }),
    closingPageUrl: `${origin}${closingPath}`,
  };
}
