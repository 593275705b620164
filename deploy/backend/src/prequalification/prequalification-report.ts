import type { DataReport } from '@forecourt/shared-contracts/privacy';
import type { TenantStore } from '../db/index.ts';
import { accountHolder } from '../visit/index.ts';
import type { PrequalificationDeps } from './prequalification-deps.ts';
import { findPrequalification } from './prequalification-rows.ts';
import { prequalificationView } from './prequalification-view.ts';

/** Returns the pre-qualification's part of an access report; null if the account has none. */
export async function prequalificationReport(
  deps: PrequalificationDeps,
  store: TenantStore,
  sub: string,
): Promise<DataReport['prequalification']> {
  const row = await findPrequalification(store, accountHolder(sub));
  if (!row) return null;
  const { state, person, address, hasBirthDate, hasIncome, approval, adverse, personalDataUntil } =
    await prequalificationView(deps, { store, sub }, row);
  const consentAt = row.consentAt?.toISOString() ?? null;
  return {
    state,
    person,
    address,
    hasBirthDate,
    hasIncome,
    approval,
    adverse,
    personalDataUntil,
    consentAt,
  };
}
