import * as v from 'valibot';
import type { Platform } from '@forecourt/shared-contracts';

const key = 'referral-seen';

/** Whether this visit has already shown who sells the vehicles. */
export function hasSeenReferral({ storage }: Platform): boolean {
  return storage.session.read(key, v.literal(true)) === true;
}

/** Records that it has. */
export function noteReferralSeen({ storage }: Platform): void {
  storage.session.write(key, true);
}
