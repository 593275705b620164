import type { CardFrame } from '@forecourt/shared-contracts/payments';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Db } from '../db/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { TenantDirectory } from '../tenants/index.ts';
import type { PaymentPort } from './payment-port.ts';

/** The payment provider as the tenants' sites see it. */
export interface PaymentProvider {
  portOf(tenantId: string): PaymentPort;
  /** The provider's card fields for pages of these origins and no others. */
  cardFrame(tenant: Tenant, siteOrigin: string): CardFrame;
  /** A page that tells the buyer to close the window that the bank's page was opened in. */
  readonly closingPageUrl: string;
}

/** What payments need of their surroundings. */
export interface PaymentsDeps {
  /** For what happens between two calls, when no request holds a transaction. */
  readonly db: Db;
  readonly tenants: Pick<TenantDirectory, 'byId'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  /** Undefined when no provider is configured; paying answers 503 then. */
  readonly provider: PaymentProvider | undefined;
}
