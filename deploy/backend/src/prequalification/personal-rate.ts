import type { CartContributions } from '../commerce/index.ts';
import type { Clock } from '../ports/index.ts';
import { findPrequalification } from './prequalification-rows.ts';

/**
 * What pre-qualifications contribute to a cart's price: the rate of a valid approval and its maximum loan, for the vehicle's
 * condition.
 */
export function personalRate(clock: Clock): CartContributions['personalRate'] {
  return async (store, holder, condition) => {
    const row = await findPrequalification(store, holder);
    if (row?.state !== 'mq_approved' || !row.approval || !row.expiresAt) return undefined;
    if (row.expiresAt <= clock.now()) return undefined;
    const { aprPercent, creditTier, approvedUpToCents, state } = row.approval;
    return {
      aprPercent: condition === 'New' ? aprPercent.new : aprPercent.used,
      creditTier,
      approvedUpToCents,
      state,
      expiresAt: row.expiresAt.toISOString(),
    };
  };
}
