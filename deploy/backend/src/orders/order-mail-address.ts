import type { TenantStore } from '../db/index.ts';
import { createDrizzleIdentityStore } from '../identity/index.ts';
import { findOrder, type OrderRow } from './order-rows.ts';

/** A record of an order with the address that its buyer had at that time. */
interface AddressedRecord extends Pick<OrderRow, 'orderNumber'> {
  readonly buyerEmail: string | null;
}

/**
 * Returns the address for a mail about an order: the verified email that the buyer's account has now, otherwise the one
 * of the record. Undefined without either, as after the account's deletion.
 */
export async function orderMailAddress(
  store: TenantStore,
  { orderNumber, buyerEmail }: AddressedRecord,
): Promise<string | undefined> {
  const order = await findOrder(store, orderNumber);
  const accounts = createDrizzleIdentityStore(store.db);
  const account = order && (await accounts.findUserBySub(store.tenantId, order.ownerSub));
  return (account?.isEmailVerified ? account.email : buyerEmail) ?? undefined;
}
