import { formatDateAt } from '@forecourt/shared-contracts/formats';
import { privacyDueAt } from '@forecourt/shared-contracts/privacy';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { eq } from 'drizzle-orm';
import { tenantStore, type Db, type TenantStore } from '../db/index.ts';
import { reportJobFailure } from '../jobs/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Clock } from '../ports/index.ts';
import type { TenantDirectory } from '../tenants/index.ts';
import { lockRequest, type PrivacyRow } from './privacy-rows.ts';
import { privacyRequests } from './privacy.tables.ts';
import { reminderDue, type ReminderStage } from './request-reminder.ts';

/** `event` of the log line of a request that is soon due or overdue; deploy/aws counts these lines for an alarm. */
export const privacyDueEvent = 'privacy-request-due';

interface RequestReminders {
  readonly db: Db;
  readonly tenants: TenantDirectory;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/**
 * Reports each open request of all tenants that is due within a week or overdue, once for each: by a mail to the dealer and a line in the
 * log, with its id and never the person. One that fails does not keep the others, and is tried again by the next run.
 */
export async function remindRequests(reminders: RequestReminders): Promise<void> {
  const isOpen = eq(privacyRequests.status, 'open');
  for (const row of await reminders.db.select().from(privacyRequests).where(isOpen)) {
    const tenant = reminders.tenants.byId(row.tenantId);
    if (!tenant || !reminderDue(row, reminders.clock.now())) continue;
    await remind(reminders, tenant, row.id).catch((error: unknown) =>
      reportJobFailure('due privacy requests', error, `${row.id} of ${row.tenantId}`),
    );
  }
}

/** The lock has the request reported once, also if another process does the same. */
function remind({ db, outbox, clock }: RequestReminders, tenant: Tenant, id: string): Promise<void> {
  return tenantStore(db, tenant.id).transaction(async (store) => {
    const now = clock.now();
    const row = await lockRequest(store, id);
    const stage = row && reminderDue(row, now);
    if (!stage) return;
    await store.update(privacyRequests, { remindedAt: now }, eq(privacyRequests.id, id));
    await mailDealer(outbox, store, { tenant, row, stage });
    const { kind } = row;
    const line = { event: privacyDueEvent, tenant: tenant.id, id, kind, stage, dueAt: dueAt(row) };
    store.afterCommit(() => console.warn(JSON.stringify(line)));
  });
}

const dueAt = ({ requestedAt, isExtended }: PrivacyRow) =>
  privacyDueAt(requestedAt.toISOString(), isExtended);

interface Reminder {
  readonly tenant: Tenant;
  readonly row: PrivacyRow;
  readonly stage: ReminderStage;
}

async function mailDealer(outbox: Outbox, store: TenantStore, { tenant, row, stage }: Reminder) {
  const { kind, id } = row;
  const due = formatDateAt(dueAt(row), tenant.contact.timeZone, 'en');
  const extension = row.isExtended ? '' : ' If you need more time, extend it: the person is then notified.';
  await outbox.send(store.db, {
    tenantId: tenant.id,
    channel: 'email',
    recipient: tenant.contact.email,
    subject: `${tenant.brandName}: privacy: ${kind} request ${id} is ${stage === 'soon' ? 'due soon' : 'overdue'}`,
    body: `It ${stage === 'soon' ? 'is' : 'was'} to be answered by ${due}, and is still open.${extension}`,
  });
}
