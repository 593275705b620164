import { writeAudit } from '../audit/index.ts';
import type { TenantStore } from '../db/index.ts';
import { subOfHolder } from '../visit/index.ts';
import type { prequalifications } from './prequalification.tables.ts';

type PrequalificationRow = typeof prequalifications.$inferSelect;

interface Audited {
  readonly id: string;
  readonly holder: string;
  /** `REMOVED` once its shopper has deleted it. */
  readonly state: PrequalificationRow['state'] | 'REMOVED';
  readonly step?: PrequalificationRow['step'] | undefined;
  readonly pulls?: number | undefined;
  readonly skippedAt?: Date | null | undefined;
}

interface PrequalificationChange {
  /** Undefined for a new one. */
  readonly before: Audited | undefined;
  readonly after: Audited;
  readonly at: Date;
}

/**
 * Adds a change of a pre-qualification to the audit trail: its new state or step, a soft pull of the credit
 * file, or that it was skipped; nothing if it is none of these. It holds no answer, score or amount. Call it in
 * the transaction of the change.
 */
export async function auditPrequalification(
  store: TenantStore,
  { before, after, at }: PrequalificationChange,
): Promise<void> {
  const events = eventsOf(before, after);
  if (isSamePlace(before, after) && events.length === 0) return;
  const actorSub = subOfHolder(after.holder);
  await writeAudit(store, [
    {
      at,
      actorSub,
      subject: 'pre-qualification',
      subjectId: after.id,
      from: before?.state ?? null,
      to: after.state,
      role: actorSub === undefined ? 'guest' : 'buyer',
      details: [...events, ...(after.step ? [after.step] : [])],
    },
  ]);
}

function isSamePlace(before: Audited | undefined, after: Audited): boolean {
  return before?.state === after.state && (before.step ?? null) === (after.step ?? null);
}

const pullsOf = (row: Audited | undefined) => row?.pulls ?? 0;
const skippedMs = (row: Audited | undefined) => row?.skippedAt?.getTime() ?? 0;

function eventsOf(before: Audited | undefined, after: Audited): string[] {
  const events: string[] = [];
  if (pullsOf(after) > pullsOf(before)) events.push('soft-pull');
  if (skippedMs(after) > skippedMs(before)) events.push('skipped');
  return events;
}
