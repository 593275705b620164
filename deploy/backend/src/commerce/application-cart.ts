import type { Cart } from '@forecourt/shared-contracts/commerce';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import type { Caller } from '../http/index.ts';
import { accountHolder } from '../visit/index.ts';
import { findCart } from './cart-rows.ts';
import { pricedCart } from './cart.routes.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import { carts } from './commerce.tables.ts';
import { placeFinancedOrder, type FinancedOrderInput } from './place-financed-order.ts';
import { placeOrder } from './place-order.ts';

/** The account whose cart an application uses; `store` may be an open transaction. */
interface ApplyInput {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly caller: Caller;
}

/**
 * Returns the account's cart at today's price, as it would be with another ZIP; undefined without a cart or
 * if the vehicle has left the inventory.
 */
async function quoteAccountCart(
  deps: CommerceDeps,
  { store, tenant, caller }: ApplyInput,
  zipCode?: string,
): Promise<Cart | undefined> {
  const row = await findCart(store, accountHolder(caller.sub));
  if (!row) return undefined;
  const visitor = { store, tenant, caller, sessionId: undefined };
  return pricedCart(deps, visitor, { ...row, zipCode: zipCode ?? row.zipCode });
}

/**
 * Changes the ZIP of the account's cart, and with it the taxes; a no-op without a cart. The price is
 * recalculated, the choices are kept.
 */
async function moveAccountCart({ store, caller }: ApplyInput, zipCode: string): Promise<void> {
  await store.update(carts, { zipCode }, eq(carts.holder, accountHolder(caller.sub)));
}

/**
 * What credit applications use of carts and orders: prices, the cart's ZIP, and both ways to create an order.
 */
export function applicationCommerce(deps: CommerceDeps) {
  return {
    quote: (input: ApplyInput, zipCode?: string) => quoteAccountCart(deps, input, zipCode),
    move: moveAccountCart,
    placeFinanced: (placing: FinancedOrderInput) => placeFinancedOrder(deps, placing),
    placeCash: ({ applicants, ...placing }: FinancedOrderInput) =>
      placeOrder(deps, { ...placing, purchaseType: 'Cash', buyers: applicants.map(({ name }) => name) }),
  };
}
