import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { tenantStore, type TenantStore } from '@forecourt/backend/db/index.ts';
import { intentView, type IntentRow } from './intent-view.ts';
import { sandboxEvents, sandboxIntents } from './payment-sandbox.tables.ts';
import type { PaymentSandboxDeps } from './sandbox-deps.ts';

const eventTypes: Readonly<Record<string, string>> = {
  requires_capture: 'payment_intent.amount_capturable_updated',
  processing: 'payment_intent.processing',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
  requires_payment_method: 'payment_intent.payment_failed',
};

const sameIntent = (id: string) => eq(sandboxIntents.id, id);

/** Returns the payment with this id. */
export function findIntent(
  store: TenantStore,
  id: string,
  forUpdate = false,
): Promise<IntentRow | undefined> {
  return store.findOne(sandboxIntents, { where: sameIntent(id), forUpdate });
}

/** Records that a payment has changed, to be reported. */
export async function queueEvent(
  { clock, random, origin }: PaymentSandboxDeps,
  store: TenantStore,
  row: IntentRow,
): Promise<void> {
  const type = eventTypes[row.status];
  if (!type) return;
  const id = `evt_${random.uuid().replaceAll('-', '')}`;
  const object = intentView(row, origin);
  const created = Math.floor(clock.now().getTime() / 1000);
  const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } });
  await store.insert(sandboxEvents, [{ id, payload, tries: 0, nextAt: clock.now() }]);
}

/** The changed columns of a payment. */
export type IntentChange = Partial<Omit<IntentRow, 'tenantId' | 'id'>>;

/** Changes a payment under a lock if `change` returns a change; returns the result. */
export function changeIntent(
  deps: PaymentSandboxDeps,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
  change: (row: IntentRow) => IntentChange | undefined,
): Promise<IntentRow | undefined> {
  return tenantStore(deps.db, tenantId).transaction(async (store) => {
    const row = await findIntent(store, id, true);
    const changes = row && change(row);
    if (!row || !changes || Object.keys(changes).length === 0) return row;
    await store.update(sandboxIntents, changes, sameIntent(id));
    const changed = { ...row, ...changes };
    await queueEvent(deps, store, changed);
    return changed;
  });
}

const nothingNext = { nextStatus: null, nextErrorCode: null, nextAt: null };

/**
 * Processes everything due by now: bank payments clear or are returned, reviews close, slow cards are
 * authorized.
 */
export async function processDueIntents(deps: PaymentSandboxDeps): Promise<void> {
  const now = deps.clock.now();
  const due = and(isNotNull(sandboxIntents.nextAt), lte(sandboxIntents.nextAt, now));
  for (const { tenantId, id } of await deps.db.select().from(sandboxIntents).where(due)) {
    await changeIntent(deps, { tenantId, id }, (row) => {
      if (!row.nextStatus || !row.nextAt || row.nextAt > now) return undefined;
      const review = row.review === 'open' ? 'approved' : row.review;
      return { status: row.nextStatus, errorCode: row.nextErrorCode, review, ...nothingNext };
    });
  }
}
