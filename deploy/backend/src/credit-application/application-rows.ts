import type { Answers } from '@forecourt/shared-contracts/credit-application';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { writeAudit } from '../audit/index.ts';
import type { TenantStore } from '../db/index.ts';
import type { Sealer } from '../secrets/index.ts';
import { creditApplications } from './credit-application.tables.ts';

/** A stored application. */
export type ApplicationRow = typeof creditApplications.$inferSelect;

/** What a sealed text of an application belongs to. */
export function sealContext(
  row: Pick<ApplicationRow, 'tenantId' | 'id'>,
  part: 'answers' | 'ssn' | 'secondSsn',
): string {
  return `credit-application|${row.tenantId}|${row.id}|${part}`;
}

/** What was answered so far. */
export function answersOf(sealer: Sealer, row: ApplicationRow): Answers {
  return JSON.parse(sealer.open(row.sealedAnswers, sealContext(row, 'answers'))) as Answers;
}

/** The account's draft; locked until the transaction ends where `forUpdate`. */
export function findDraft(
  store: TenantStore,
  ownerSub: string,
  forUpdate = false,
): Promise<ApplicationRow | undefined> {
  const isDraft = and(eq(creditApplications.ownerSub, ownerSub), eq(creditApplications.status, 'draft'));
  return store.findOne(creditApplications, { where: isDraft, forUpdate });
}

/** An application of this account by its id, submitted ones as well; undefined for anybody else's. */
export function findOwn(
  store: TenantStore,
  { id, ownerSub }: Pick<ApplicationRow, 'id' | 'ownerSub'>,
): Promise<ApplicationRow | undefined> {
  const isOwn = and(eq(creditApplications.id, id), eq(creditApplications.ownerSub, ownerSub));
  return store.findOne(creditApplications, { where: isOwn, forUpdate: true });
}

/** The account's last submitted application that has a number on record. */
export function findNumber(store: TenantStore, ownerSub: string): Promise<ApplicationRow | undefined> {
  return store.findOne(creditApplications, {
    where: and(eq(creditApplications.ownerSub, ownerSub), isNotNull(creditApplications.sealedSsn)),
    orderBy: [desc(creditApplications.submittedAt)],
  });
}

interface Happening {
  readonly at: Date;
  readonly from: ApplicationRow['status'] | null;
  readonly to: ApplicationRow['status'];
  /** Pages that were changed. */
  readonly pages?: readonly string[];
  readonly orderNumber?: string;
}

/** Writes into the audit trail what the owner of an application did with it, with the names of the pages and none of their answers. */
export function noteEvent(
  store: TenantStore,
  { id, ownerSub }: Pick<ApplicationRow, 'id' | 'ownerSub'>,
  { pages = [], ...event }: Happening,
): Promise<void> {
  const by = { role: 'buyer', actorSub: ownerSub, details: pages } as const;
  return writeAudit(store, [{ ...event, ...by, subject: 'application', subjectId: id }]);
}

/**
 * Removes an account's drafts, and what was answered in submitted applications with their numbers: the order that they became stays, as the
 * records of a sale must, and so does the trail, which holds no value.
 */
export async function eraseApplications(store: TenantStore, ownerSub: string): Promise<void> {
  const isOwn = eq(creditApplications.ownerSub, ownerSub);
  await store.remove(creditApplications, and(isOwn, eq(creditApplications.status, 'draft')));
  await store.update(
    creditApplications,
    { sealedAnswers: '', sealedSsn: null, sealedSecondSsn: null, ssnLast4: null },
    isOwn,
  );
}
