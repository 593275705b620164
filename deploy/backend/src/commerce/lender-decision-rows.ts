import { eq, inArray } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { ownOrders } from '../orders/index.ts';
import { lenderDecisions } from './commerce.tables.ts';

/** The stored lending decision of an order. */
export type LenderDecisionRow = typeof lenderDecisions.$inferSelect;

/**
 * When a lender's answer is promised: a day after the application, our own choice within the 30 days of
 * BUY-61.
 */
export const decisionPromiseMs = 24 * 60 * 60 * 1000;

/** Returns the application of an order, undefined if none was sent. */
export function findDecision(
  store: TenantStore,
  orderNumber: string,
): Promise<LenderDecisionRow | undefined> {
  return store.findOne(lenderDecisions, { where: eq(lenderDecisions.orderNumber, orderNumber) });
}

/** Like {@link findDecision} for several orders, in one list. */
export function decisionsOf(
  store: TenantStore,
  orderNumbers: readonly string[],
): Promise<LenderDecisionRow[]> {
  return store.find(lenderDecisions, { where: inArray(lenderDecisions.orderNumber, [...orderNumbers]) });
}

/** Updates the stored application of an order. */
export async function updateDecision(
  store: TenantStore,
  orderNumber: string,
  change: Partial<Omit<LenderDecisionRow, 'tenantId' | 'orderNumber' | 'applicationId'>>,
): Promise<void> {
  await store.update(lenderDecisions, change, eq(lenderDecisions.orderNumber, orderNumber));
}

/** Removes the address that lenders' answers to an account's applications are sent to, for the deletion of the account. */
export async function forgetDecisionEmails(store: TenantStore, sub: string): Promise<void> {
  const orderNumbers = (await ownOrders(store, sub)).map(({ orderNumber }) => orderNumber);
  if (orderNumbers.length === 0) return;
  await store.update(
    lenderDecisions,
    { buyerEmail: null },
    inArray(lenderDecisions.orderNumber, orderNumbers),
  );
}

/**
 * Removes what the decision on an order says about its buyer, once the credit application is not kept any longer (BUY-78): the address, the
 * lender's reasons, and the sandbox's plan.
 */
export function forgetDecision(store: TenantStore, orderNumber: string): Promise<void> {
  return updateDecision(store, orderNumber, { buyerEmail: null, reasons: [], plannedAnswer: null });
}

interface Application extends Partial<
  Pick<LenderDecisionRow, 'applicationId' | 'buyerEmail' | 'plannedAnswer'>
> {
  readonly orderNumber: string;
  readonly submittedAt: Date;
}

/** Returns the decision on the order that came from a credit application, undefined if there is none. */
export function findByApplication(
  store: TenantStore,
  applicationId: string,
): Promise<LenderDecisionRow | undefined> {
  return store.findOne(lenderDecisions, { where: eq(lenderDecisions.applicationId, applicationId) });
}

/**
 * Records that an order's application was sent to the lenders and sets the order's deal to DPEN; a no-op if
 * already recorded.
 */
export async function recordApplication(store: TenantStore, application: Application): Promise<void> {
  const dueAt = new Date(application.submittedAt.getTime() + decisionPromiseMs);
  await store.insertMissing(lenderDecisions, [{ ...application, dueAt }]);
}
