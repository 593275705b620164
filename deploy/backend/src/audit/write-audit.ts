import type { TenantStore } from '../db/index.ts';
import { audit, type AuditRole, type AuditSubject } from './audit.tables.ts';

/** A state change: which subject, from and to which state, by whom and when. */
export interface AuditEntry {
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly at: Date;
  /** Null for a subject's first entry. */
  readonly from: string | null;
  /** Equal to `from` when something happened that did not change the state. */
  readonly to: string;
  readonly role: AuditRole;
  readonly actorSub?: string | undefined;
  readonly details?: readonly string[];
  readonly orderNumber?: string | undefined;
}

/** Names start with a letter, so that no amount, date or personal number gets in by mistake. */
const name = /^[A-Za-z][\w-]{0,59}$/;

/**
 * Adds entries to the audit trail in the given order. Call it in the transaction that changes the state, so
 * that both are committed together. Throws for a state or detail that is not a name.
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
