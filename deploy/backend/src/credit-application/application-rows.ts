import type { Answers } from '@forecourt/shared-contracts/credit-application';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { writeAudit } from '../audit/index.ts';
import type { TenantStore } from '../db/index.ts';
import type { Sealer } from '../secrets/index.ts';
import { creditApplications } from './credit-application.tables.ts';

/** A stored application. */
export type ApplicationRow = typeof creditApplications.$inferSelect;

/** Binds a sealed text to its application. */
export function sealContext(
  row: Pick<ApplicationRow, 'tenantId' | 'id'>,
  part: 'answers' | 'ssn' | 'secondSsn',
): string {
  return `credit-application|${row.tenantId}|${row.id}|${part}`;
}

/** Returns the answers so far. */
export function answersOf(sealer: Sealer, row: ApplicationRow): Answers {
  return JSON.parse(sealer.open(row.sealedAnswers, sealContext(row, 'answers'))) as Answers;
}

/** Returns the account's draft; locked until the transaction ends with `forUpdate`. */
export function findDraft(
  store: TenantStore,
  ownerSub: string,
  forUpdate = false,
): Promise<ApplicationRow | undefined> {
  const isDraft = and(eq(creditApplications.ownerSub, ownerSub), eq(creditApplications.status, 'draft'));
  return store.findOne(creditApplications, { where: isDraft, forUpdate });
}

/**
 * Returns an application of this account by its id, including submitted ones; undefined for another
 * account's.
 */
export function findOwn(
  store: TenantStore,
  { id, ownerSub }: Pick<ApplicationRow, 'id' | 'ownerSub'>,
): Promise<ApplicationRow | undefined> {
  const isOwn = and(eq(creditApplications.id, id), eq(creditApplications.ownerSub, ownerSub));
  return store.findOne(creditApplications, { where: isOwn, forUpdate: true });
}

/** Returns the account's last submitted application that has a number on record. */
export function findNumber(store: TenantStore, ownerSub: string): Promise<ApplicationRow | undefined> {
  return store.findOne(creditApplications, {
    where: and(eq(creditApplications.ownerSub, ownerSub), isNotNull(creditApplications.sealedSsn)),
    orderBy: [desc(creditApplications.submittedAt)],
  });
}

/** Whether an application still has what lenders ask for: numbers and birth dates are removed some time after its end (BUY-78). One that is not stored here is another service's, which knows. */
export async function isForLenders(store: TenantStore, id: string): Promise<boolean> {
  const row = await store.findOne(creditApplications, { where: eq(creditApplications.id, id) });
  return !row?.sensitiveRemovedAt;
}

/** Returns every application of an account, newest first. */
export function applicationsOf(store: TenantStore, ownerSub: string): Promise<ApplicationRow[]> {
  return store.find(creditApplications, {
    where: eq(creditApplications.ownerSub, ownerSub),
    orderBy: [desc(creditApplications.createdAt), desc(creditApplications.id)],
  });
}

interface ApplicationEvent {
  readonly at: Date;
  readonly from: ApplicationRow['status'] | null;
  readonly to: ApplicationRow['status'];
  /** Pages that were changed. */
  readonly pages?: readonly string[];
  readonly orderNumber?: string;
}

/**
 * Adds to the audit trail what the owner did with an application, with the names of the pages but none of the
 * answers.
 */
export function recordEvent(
  store: TenantStore,
  { id, ownerSub }: Pick<ApplicationRow, 'id' | 'ownerSub'>,
  { pages = [], ...event }: ApplicationEvent,
): Promise<void> {
  const by = { role: 'buyer', actorSub: ownerSub, details: pages } as const;
  return writeAudit(store, [{ ...event, ...by, subject: 'application', subjectId: id }]);
}

/**
 * Removes an account's draft. Submitted applications stay sealed with their orders for as long as lending law requires (BUY-78), and so does the trail, which
 * holds no values.
 */
export async function eraseDraft(store: TenantStore, ownerSub: string): Promise<void> {
  const isDraft = eq(creditApplications.status, 'draft');
  await store.remove(creditApplications, and(eq(creditApplications.ownerSub, ownerSub), isDraft));
}
