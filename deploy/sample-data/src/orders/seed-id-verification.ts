import type { TenantStore } from '@forecourt/backend/db/index.ts';
import type { Random } from '@forecourt/backend/ports/index.ts';
import { idVerificationTransactions } from '@forecourt/backend/id-verification/id-verification.tables.ts';
import { linkLifeMs } from '@forecourt/backend/id-verification/index.ts';
import type { IdCheckStatus } from '@forecourt/shared-contracts/commerce';

/**
 * The result of a sample order's only attempt. `sent` is an active link, which expires 24 hours after `now`.
 */
export type IdVerificationSample = 'sent' | 'verified' | 'failed' | 'expired';

interface IdVerificationSeeding {
  readonly orderNumber: string;
  readonly sample: IdVerificationSample;
  /** When the attempt started, except `sent`, which starts at `now`. */
  readonly at: Date;
  readonly now: Date;
  readonly random: Random;
}

const statuses = {
  sent: 'INITIATED',
  verified: 'SUCCESSFUL',
  failed: 'FAILED',
  expired: 'INITIATED',
} as const;

/** The order's ID status after such an attempt. */
export const idVerificationOrderStatus: Readonly<Record<IdVerificationSample, IdCheckStatus | null>> = {
  sent: null,
  verified: 'COMPLETED',
  failed: 'ERROR',
  expired: null,
};

/** Adds one attempt to verify the buyer's identity to a sample order. */
export async function seedIdVerification(
  store: TenantStore,
  { orderNumber, sample, at, now, random }: IdVerificationSeeding,
): Promise<void> {
  const startedAt = sample === 'sent' ? now : at;
  await store.insert(idVerificationTransactions, [
    {
      id: random.uuid(),
      orderNumber,
      status: statuses[sample],
      startedAt,
      expiresAt: new Date(startedAt.getTime() + linkLifeMs),
      phoneLast4: '0142',
      failureReason: sample === 'failed' ? 'NOT_VERIFIED' : null,
      endedAt: sample === 'failed' || sample === 'verified' ? startedAt : null,
    },
  ]);
}
