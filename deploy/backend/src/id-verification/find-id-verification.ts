import type { IdVerification } from '@forecourt/shared-contracts/id-verification';
import type { TenantStore } from '../db/index.ts';
import { attemptsOf } from './id-verification-rows.ts';
import { idVerificationState } from './id-verification-state.ts';

/** Returns the state of an order's ID verification at `now`, as used by the step rules. */
export async function findIdVerification(
  store: TenantStore,
  orderNumber: string,
  now: Date,
): Promise<Pick<IdVerification, 'status' | 'isExpired' | 'transactionsAmount'>> {
  return idVerificationState(await attemptsOf(store, orderNumber), now);
}
