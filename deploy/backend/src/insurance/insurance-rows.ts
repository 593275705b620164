import { eq } from 'drizzle-orm';
import { defineRead, isOneOf, type NewRow, type TenantStore } from '../db/index.ts';
import { insuranceVerifications } from './insurance.tables.ts';

/** The stored insurance verification of an order. */
export type InsuranceRow = typeof insuranceVerifications.$inferSelect;
type Change = Omit<NewRow<typeof insuranceVerifications>, 'orderNumber'>;

/** Returns the verification of an order; undefined before consent. */
export async function findInsurance(
  store: TenantStore,
  orderNumber: string,
): Promise<InsuranceRow | undefined> {
  return (await insuranceOfOrders(store, [orderNumber]))[0];
}

const insurances = defineRead(insuranceVerifications, ['orderNumbers'], ({ orderNumbers }) => ({
  where: isOneOf(insuranceVerifications.orderNumber, orderNumbers),
}));

/** Returns the verifications of several orders; an order before consent has none. */
export function insuranceOfOrders(
  store: TenantStore,
  orderNumbers: readonly string[],
): Promise<InsuranceRow[]> {
  return store.read(insurances, { orderNumbers });
}

/** Creates or updates the order's row; returns the result. */
export async function saveInsurance(
  store: TenantStore,
  orderNumber: string,
  change: Change,
): Promise<InsuranceRow | undefined> {
  if ((await store.insertMissing(insuranceVerifications, [{ ...change, orderNumber }])) === 0) {
    await store.update(insuranceVerifications, change, eq(insuranceVerifications.orderNumber, orderNumber));
  }
  return findInsurance(store, orderNumber);
}
