import type { LenderService } from './commerce/index.ts';
import type { SigningPort } from './signing/index.ts';
import type { IdVerificationProvider } from './id-verification/index.ts';
import type { PolicyVerifier } from './insurance/index.ts';
import type { PaymentProvider } from './payments/index.ts';
import type { CreditBureau } from './prequalification/index.ts';
import type { ProtectionPricing } from './protection/index.ts';
import type { TradeInServices } from './trade-in/index.ts';

/** Services of other companies that a buyer can be without: their calls answer 503 where one is not offered. */
export interface Providers {
  /** Answers credit applications by itself. Without one, lenders answer through deal status. */
  readonly lender: LenderService | undefined;
  readonly creditBureau: CreditBureau | undefined;
  readonly tradeIn: TradeInServices | undefined;
  readonly insurance: PolicyVerifier | undefined;
  readonly idVerification: IdVerificationProvider | undefined;
  readonly signing: SigningPort | undefined;
  readonly payments: PaymentProvider | undefined;
  /** Always there: without a pricing service, the list prices of the tenant file. */
  readonly protectionPricing: ProtectionPricing;
}

/** Names of the services that are either configured or declared as not offered. */
export const providerNames = [
  'lender',
  'credit-bureau',
  'trade-in',
  'insurance',
  'id-verification',
  'signing',
  'payments',
  'mail',
] as const;

/** One of {@link providerNames}. */
export type ProviderName = (typeof providerNames)[number];
