import type { CardFrame } from '@forecourt/shared-contracts/payments';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Db } from '../db/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { TenantDirectory } from '../tenants/index.ts';
import type { PaymentPort } from './payment-port.ts';

/** The payment provider as used by the tenants' sites. */
export interface PaymentProvider {
  portOf(tenantId: string): PaymentPort;
  /** Returns the provider's card fields, usable only on pages of these origins. */
  cardFrame(tenant: Tenant, siteOrigin: string): CardFrame;
  /** A page that asks the buyer to close the window of the bank's page. */
  readonly closingPageUrl: string;
}

/** Dependencies of payments. */
export interface PaymentsDeps {
  /** For work between two calls, when no request holds a transaction. */
  readonly db: Db;
  readonly tenants: Pick<TenantDirectory, 'byId'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  /** Undefined when no provider is configured; paying is then refused with 503. */
  readonly provider: PaymentProvider | undefined;
}
