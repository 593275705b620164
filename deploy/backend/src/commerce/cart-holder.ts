import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import type { Caller } from '../http/index.ts';
import { accountHolder, sessionHolder } from '../visit/index.ts';
import { cartMerger } from './cart-rows.ts';

/** The parts of a request that identify the cart. */
export interface CartVisitor {
  readonly caller: Caller | undefined;
  readonly sessionId: string | undefined;
  readonly store: TenantStore;
  readonly tenant: Tenant;
}

/** Moves what a visit chose as a guest into the account of its caller; does nothing for a guest. */
export async function adoptGuestCart(visitor: CartVisitor): Promise<void> {
  const { caller, sessionId } = visitor;
  if (caller && sessionId) await cartMerger.adopt({ ...visitor, sub: caller.sub, sessionId });
}

/** Returns the holder of the request's cart, after {@link adoptGuestCart}; undefined without a session id. */
export async function holderOfCart(visitor: CartVisitor): Promise<string | undefined> {
  const { caller, sessionId } = visitor;
  if (!caller) return sessionId && sessionHolder(sessionId);
  await adoptGuestCart(visitor);
  return accountHolder(caller.sub);
}
