import type { TenantStore } from '@forecourt/backend/db/index.ts';
import type { Random } from '@forecourt/backend/ports/index.ts';
import type { Lender } from '@forecourt/shared-contracts/commerce';
import type { PaymentMethod } from '@forecourt/shared-contracts/payments';

/** The state of a sample payment at the provider; it does not change. */
export type SamplePaymentPhase = 'captured' | 'clearing' | 'review' | 'failed';

/** A sample payment to register with the provider, so that a later query or refund finds it. */
export interface SamplePayment {
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly method: PaymentMethod;
  readonly amountCents: number;
  readonly phase: SamplePaymentPhase;
  /** What it was paid with: `Visa` and `4242`. */
  readonly instrumentName: string;
  readonly last4: string;
  readonly at: Date;
}

/** The providers that sample orders refer to. */
export interface SampleProviders {
  /** The lender that decided on sample applications. */
  readonly lender: Lender;
  /** Stores a payment at the payment provider; resolves to the provider's id of it. */
  recordPayment(store: TenantStore, payment: SamplePayment & { readonly random: Random }): Promise<string>;
}
