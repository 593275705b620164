import type { IdVerification } from '@forecourt/shared-contracts/id-verification';
import type { TenantStore } from '../db/index.ts';
import { triesOf } from './id-verification-rows.ts';
import { idVerificationState } from './id-verification-state.ts';

/** Where identity verification of an order stands at `now`, as the step rules read it. */
export async function findIdVerification(
  store: TenantStore,
  orderNumber: string,
  now: Date,
): Promise<Pick<IdVerification, 'status' | 'isExpired' | 'transactionsAmount'>> {
  return idVerificationState(await triesOf(store, orderNumber), now);
}
