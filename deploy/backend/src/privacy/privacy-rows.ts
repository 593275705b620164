import { privacyDueAt, type PrivacyRequest } from '@forecourt/shared-contracts/privacy';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { privacyRequests } from './privacy.tables.ts';

/** A stored request. */
export type PrivacyRow = typeof privacyRequests.$inferSelect;

/** Returns the requests of an account, newest first. */
export async function requestsOf(store: TenantStore, sub: string): Promise<PrivacyRequest[]> {
  const rows = await store.find(privacyRequests, {
    where: eq(privacyRequests.sub, sub),
    orderBy: [desc(privacyRequests.requestedAt), desc(privacyRequests.id)],
  });
  return rows.map(requestView);
}

/** Returns the requests that an operator has still to answer, the oldest first. */
export function openRequests(store: TenantStore): Promise<PrivacyRow[]> {
  return store.find(privacyRequests, {
    where: eq(privacyRequests.status, 'open'),
    orderBy: [asc(privacyRequests.requestedAt), asc(privacyRequests.id)],
  });
}

/** Records an access request that is answered at once. */
export async function recordAccess(
  store: TenantStore,
  { id, sub, at }: { readonly id: string; readonly sub: string; readonly at: Date },
): Promise<PrivacyRow> {
  const answered = { status: 'completed', requestedAt: at, endedAt: at } as const;
  const nothing = { isExtended: false, remindedAt: null };
  const row: PrivacyRow = { tenantId: store.tenantId, id, sub, kind: 'access', ...answered, ...nothing };
  await store.insert(privacyRequests, [row]);
  return row;
}

/** Returns a request of an account by its id. */
export function findRequest(store: TenantStore, id: string, sub: string): Promise<PrivacyRow | undefined> {
  return store.findOne(privacyRequests, {
    where: and(eq(privacyRequests.id, id), eq(privacyRequests.sub, sub)),
  });
}

/** Returns a request of any account by its id, locked until the transaction ends. */
export function lockRequest(store: TenantStore, id: string): Promise<PrivacyRow | undefined> {
  return store.findOne(privacyRequests, { where: eq(privacyRequests.id, id), forUpdate: true });
}

/** Updates a request; returns the result. */
export async function changeRequest(
  store: TenantStore,
  row: PrivacyRow,
  change: Partial<Pick<PrivacyRow, 'status' | 'isExtended' | 'endedAt'>>,
): Promise<PrivacyRequest> {
  await store.update(privacyRequests, change, eq(privacyRequests.id, row.id));
  return requestView({ ...row, ...change });
}

/**
 * Returns a request as its owner sees it. The report of an access request can be downloaded for as long as a
 * response may take.
 */
export function requestView(row: PrivacyRow): PrivacyRequest {
  const requestedAt = row.requestedAt.toISOString();
  const dueAt = privacyDueAt(requestedAt, row.isExtended);
  const { id, kind, status, isExtended, endedAt } = row;
  return {
    id,
    kind,
    status,
    requestedAt,
    dueAt,
    isExtended,
    endedAt: endedAt?.toISOString() ?? null,
    reportUntil: kind === 'access' ? dueAt : null,
  };
}
