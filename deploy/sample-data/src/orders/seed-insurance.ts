import type { PolicyStatus } from '@forecourt/shared-contracts/insurance';
import type { TenantStore } from '@forecourt/backend/db/index.ts';
import { saveInsurance } from '@forecourt/backend/insurance/index.ts';
import { addDays } from '@forecourt/shared-contracts/formats';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';

/** The state of a sample order's insurance: the policy's verdict, or a lookup that never finishes. */
export type InsuranceSample = 'checking' | 'active' | 'pending-activation' | 'lapsed' | 'not-found';

interface InsuranceSeed {
  readonly orderNumber: string;
  readonly sample: InsuranceSample;
  /** When consent was given and the policy entered. */
  readonly at: Date;
}

const verdicts: Readonly<Record<InsuranceSample, PolicyStatus | null>> = {
  checking: null,
  active: 'ACTIVE',
  'pending-activation': 'PENDING_ACTIVATION',
  lapsed: 'LAPSED',
  'not-found': 'NOT_FOUND',
};

const dayMs = 24 * 60 * 60 * 1000;

/** Adds consent and policy to a sample order. */
export async function seedInsurance(
  store: TenantStore,
  { orderNumber, sample, at }: InsuranceSeed,
): Promise<void> {
  const isChecking = sample === 'checking';
  const enteredOn = dateOnIn(at, 'UTC');
  await saveInsurance(store, orderNumber, {
    consentAt: at,
    termsVersion: 1,
    consentLanguage: 'en',
    policyStatus: verdicts[sample],
    pendingStatus: isChecking ? 'ACTIVE' : null,
    pendingUntil: isChecking ? new Date(at.getTime() + 3650 * dayMs) : null,
    carrier: 'Prairie Mutual',
    policyNumberLast4: '4417',
    effectiveOn: addDays(enteredOn, -200),
    expiresOn: addDays(enteredOn, 165),
    updatedAt: at,
  });
}
