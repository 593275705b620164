import type { DealDocument } from '@forecourt/shared-contracts/documents';
import type { TenantStore } from '../db/index.ts';
import { documentsOfDeals } from '../documents/index.ts';
import { attemptsOfOrders, type IdVerificationRow } from '../id-verification/index.ts';
import { insuranceOfOrders, type InsuranceRow } from '../insurance/index.ts';
import { historyOfOrders, type OrderHistoryRow, type OrderRow } from '../orders/index.ts';
import { signingPackagesOf, type SigningPackageRow } from '../signing/index.ts';

/** An order with the rows of every domain that its steps depend on. */
export interface ProgressRows {
  readonly order: OrderRow;
  /** Oldest first. */
  readonly history: readonly OrderHistoryRow[];
  readonly documents: readonly DealDocument[];
  readonly insurance: InsuranceRow | undefined;
  /** Newest first. */
  readonly attempts: readonly IdVerificationRow[];
  /** The latest contract package. */
  readonly signing: SigningPackageRow | undefined;
}

/**
 * Reads the rows of several orders, with as many statements as for one; within a transaction if `store` is
 * one. Returns them in the order given.
 */
export async function progressRowsOf(
  store: TenantStore,
  orders: readonly OrderRow[],
): Promise<ProgressRows[]> {
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const deals = orders.map(({ dealRefId }) => dealRefId);
  const [histories, documents, insurances, allAttempts, packages] = await store.readAll(
    () => historyOfOrders(store, numbers),
    () => documentsOfDeals(store, deals, true),
    () => insuranceOfOrders(store, numbers),
    () => attemptsOfOrders(store, numbers),
    () => signingPackagesOf(store, numbers),
  );
  const history = byOrder(histories);
  const insurance = byOrder(insurances);
  const attempts = byOrder(allAttempts);
  const signing = byOrder(packages);
  return orders.map((order) => ({
    order,
    history: history.get(order.orderNumber) ?? [],
    documents: documents.get(order.dealRefId) ?? [],
    insurance: insurance.get(order.orderNumber)?.[0],
    attempts: attempts.get(order.orderNumber) ?? [],
    signing: signing.get(order.orderNumber)?.[0],
  }));
}

function byOrder<T extends { readonly orderNumber: string }>(rows: readonly T[]): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.orderNumber, [...(groups.get(row.orderNumber) ?? []), row]);
  return groups;
}
