import type { TenantStore } from '../db/index.ts';
import type { Random } from '../ports/index.ts';
import { idVerificationTransactions } from './id-verification.tables.ts';
import { linkLifeMs } from './start-verification.ts';

/** How the one try of a sample order went. `sent` is a link under way, which expires 24 hours after `now`. */
export type IdentitySample = 'sent' | 'verified' | 'failed' | 'expired';

interface IdentitySeeding {
  readonly orderNumber: string;
  readonly sample: IdentitySample;
  /** When the try began, but for `sent`, which begins `now`. */
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

/** What an order says of its buyer's identity after such a try. */
export const identityOrderStatus: Readonly<Record<IdentitySample, string | null>> = {
  sent: null,
  verified: 'COMPLETED',
  failed: 'ERROR',
  expired: null,
};

/** Gives a sample order one try to verify its buyer's identity. */
export async function seedIdentity(
  store: TenantStore,
  { orderNumber, sample, at, now, random }: IdentitySeeding,
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
