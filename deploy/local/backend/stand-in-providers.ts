import type { Providers } from '@forecourt/backend/providers.ts';
import { sampleBureau } from '@forecourt/stand-ins/credit-bureau/sample-bureau.ts';
import { sandboxProvider } from '@forecourt/stand-ins/id-verification-provider/sandbox-provider.ts';
import { sampleLender } from '@forecourt/stand-ins/lender/sample-lender.ts';
import { samplePolicyVerifier } from '@forecourt/stand-ins/policy-verifier/sample-policy-verifier.ts';
import { sampleProtectionPricing } from '@forecourt/stand-ins/protection-pricing/sample-protection-pricing.ts';
import { sandboxSigning } from '@forecourt/stand-ins/signing-provider/sandbox-signing.ts';
import { sampleTradeInServices } from '@forecourt/stand-ins/trade-in-services/index.ts';

/** A stand-in for every service that has no state of its own; payments are opened apart. */
export const standInProviders: Omit<Providers, 'payments'> = {
  lender: sampleLender,
  creditBureau: sampleBureau,
  tradeIn: sampleTradeInServices,
  insurance: samplePolicyVerifier,
  idVerification: sandboxProvider,
  signing: sandboxSigning,
  protectionPricing: sampleProtectionPricing,
};
