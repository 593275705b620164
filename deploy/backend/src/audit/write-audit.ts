import type { TenantStore } from '../db/index.ts';
import { audit, type AuditRole, type AuditSubject } from './audit.tables.ts';

/** A change of state: of what, from where to where, by whom and when. */
export interface AuditEntry {
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly at: Date;
  /** Null for what begins. */
  readonly from: string | null;
  /** The same as `from` where something happened that leaves the state as it was. */
  readonly to: string;
  readonly role: AuditRole;
  readonly actorSub?: string | undefined;
  readonly details?: readonly string[];
  readonly orderNumber?: string | undefined;
}

/** Names begin with a letter, so that no amount, date or number of a person gets in by mistake. */
const name = /^[A-Za-z][\w-]{0,59}$/;

/**
 * Adds to the audit trail, in the order given. Call it in the transaction that changes the state, so that one is there exactly when the other
 * is. Throws for a state or detail that is no name.
 */
export async function writeAudit(store: TenantStore, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(({ from, to, details = [], ...entry }) => {
    for (const word of [to, from ?? to, ...details]) {
      if (!name.test(word)) throw new Error(`the audit trail of a ${entry.subject} takes names alone`);
    }
    return { ...entry, fromState: from, toState: to, details };
  });
  await store.insert(audit, rows);
}
