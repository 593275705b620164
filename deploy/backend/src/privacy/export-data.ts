import { accessAllowance, type DataReport } from '@forecourt/shared-contracts/privacy';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { writeAudit } from '../audit/index.ts';
import type { TenantStore } from '../db/index.ts';
import { fail, type Failure } from '../http/index.ts';
import { accountHolder, lockHolder } from '../visit/index.ts';
import { dataReport } from './data-report.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { findRequest, recordAccess, requestsOf, type PrivacyRow } from './privacy-rows.ts';

interface ExportInput {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly sub: string;
}

/**
 * Returns the report of an account for an operator who was asked for it outside the site: that of the access request which the person can
 * still download, else of a new one, which counts as theirs (ACCT-52). Leaves a line in the audit trail. `error.privacy.accessLimit` when no
 * request is left, `error.notFound` when the account is gone.
 */
export function exportData(
  deps: PrivacyDeps,
  { store, tenant, sub }: ExportInput,
): Promise<DataReport | Failure<'error.privacy.accessLimit' | 'error.notFound'>> {
  return store.transaction(async (inner) => {
    if (!(await deps.describeAccount(inner, sub))) return fail('error.notFound');
    await lockHolder(inner, 'privacy', accountHolder(sub));
    const at = deps.clock.now();
    const row = await accessRow(deps, inner, { sub, at });
    if (!row) return fail('error.privacy.accessLimit');
    await writeAudit(inner, [
      {
        ...{ subject: 'privacy-request', subjectId: row.id, at, role: 'dealer' },
        ...{ from: row.status, to: row.status, details: ['exported'] },
      },
    ]);
    return (await dataReport({ ...deps, store: inner, tenant, row })) ?? fail('error.notFound');
  });
}

async function accessRow(
  { random }: PrivacyDeps,
  store: TenantStore,
  { sub, at }: { readonly sub: string; readonly at: Date },
): Promise<PrivacyRow | undefined> {
  const requests = await requestsOf(store, sub);
  const now = at.toISOString();
  const current = requests.find(({ reportUntil }) => reportUntil !== null && reportUntil > now);
  if (current) return findRequest(store, current.id, sub);
  if (accessAllowance(requests, now).left === 0) return undefined;
  return recordAccess(store, { id: random.uuid(), sub, at });
}
