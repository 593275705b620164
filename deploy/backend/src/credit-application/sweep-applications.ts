import type { Answers } from '@forecourt/shared-contracts/credit-application';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { writeAudit } from '../audit/index.ts';
import { tenantStore, type Db, type TenantStore } from '../db/index.ts';
import { reportJobFailure } from '../jobs/index.ts';
import { historyOf, lockOrder } from '../orders/index.ts';
import type { Clock } from '../ports/index.ts';
import type { Sealer } from '../secrets/index.ts';
import { dueRemoval, earliestDue, type DueRemoval } from './application-retention.ts';
import { answersOf, sealContext, type ApplicationRow } from './application-rows.ts';
import { creditApplications } from './credit-application.tables.ts';

interface ApplicationSweep {
  readonly db: Db;
  readonly clock: Clock;
  readonly sealer: Sealer;
  /** Removes what the lender's decision on an order says about its buyer, in the given transaction. */
  readonly forgetDecision: (store: TenantStore, orderNumber: string) => Promise<void>;
}

/**
 * Removes, for all tenants, what is not to be kept any longer of credit applications (BUY-78): drafts, then the numbers and birth dates of
 * applications that have ended, then the rest with what the lender said. Each application is a transaction of its own: one that fails keeps
 * no other, and is tried again by the next sweep.
 */
export async function sweepApplications(sweep: ApplicationSweep): Promise<void> {
  const { tenantId, id } = creditApplications;
  const rows = await sweep.db
    .select({ tenantId, id, orderNumber: creditApplications.orderNumber })
    .from(creditApplications)
    .where(mayBeDue(sweep.clock.now()));
  for (const row of rows) {
    await removeDue(sweep, tenantStore(sweep.db, row.tenantId), row).catch((error: unknown) =>
      reportJobFailure('old credit applications', error, `${row.id} of ${row.tenantId}`),
    );
  }
}

/** Everything that the rule may find due, and applications that still go on. */
function mayBeDue(now: Date) {
  const { status, updatedAt, submittedAt, sensitiveRemovedAt } = creditApplications;
  const before = earliestDue(now);
  return or(
    and(eq(status, 'draft'), lte(updatedAt, before.draft)),
    and(eq(status, 'submitted'), isNull(sensitiveRemovedAt), lte(submittedAt, before.sensitive)),
    and(eq(status, 'submitted'), lte(submittedAt, before.record)),
  );
}

type Candidate = Pick<ApplicationRow, 'id' | 'orderNumber'>;

/** The order is locked first, as by every change of it, so that its application does not go on meanwhile. */
function removeDue(sweep: ApplicationSweep, outer: TenantStore, { id, orderNumber }: Candidate) {
  return outer.transaction(async (store) => {
    const order = orderNumber === null ? undefined : await lockOrder(store, orderNumber);
    const isSame = eq(creditApplications.id, id);
    const row = await store.findOne(creditApplications, { where: isSame, forUpdate: true });
    if (!row) return;
    const steps = order ? await historyOf(store, order.orderNumber) : [];
    const due = dueRemoval({ application: row, order, steps }, sweep.clock.now());
    if (due === 'none') return;
    if (due === 'sensitive') await store.update(creditApplications, withoutSensitive(sweep, row), isSame);
    else await store.remove(creditApplications, isSame);
    if (due === 'record' && order) await sweep.forgetDecision(store, order.orderNumber);
    await recordRemoval(store, row, { due, at: sweep.clock.now() });
  });
}

/** Returns the change that takes numbers and birth dates out of an application, of the applicant and the second person. */
function withoutSensitive({ sealer, clock }: ApplicationSweep, row: ApplicationRow): Partial<ApplicationRow> {
  const answers: Answers = Object.fromEntries(
    Object.entries(answersOf(sealer, row)).map(([page, { birthDate: _removed, ...rest }]) => [page, rest]),
  );
  return {
    sealedAnswers: sealer.seal(JSON.stringify(answers), sealContext(row, 'answers')),
    sealedSsn: null,
    sealedSecondSsn: null,
    ssnLast4: null,
    sensitiveRemovedAt: clock.now(),
  };
}

function recordRemoval(
  store: TenantStore,
  { id, status, orderNumber }: ApplicationRow,
  { due, at }: { readonly due: Exclude<DueRemoval, 'none'>; readonly at: Date },
): Promise<void> {
  return writeAudit(store, [
    {
      ...{ subject: 'application', subjectId: id, at, role: 'system', details: [`old-${due}-removed`] },
      ...{ from: status, to: due === 'sensitive' ? status : 'removed' },
      orderNumber: orderNumber ?? undefined,
    },
  ]);
}
