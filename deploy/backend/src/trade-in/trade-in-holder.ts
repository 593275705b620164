import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import type { Caller } from '../http/index.ts';
import { accountHolder, sessionHolder } from '../visit/index.ts';
import { tradeInAdopter } from './trade-in-adopter.ts';

/** The parts of a request that say whose trade-in is meant. */
export interface TradeInVisitor {
  readonly caller: Caller | undefined;
  readonly sessionId: string | undefined;
  readonly store: TenantStore;
  readonly tenant: Tenant;
}

/** Whose trade-in a request means, after a guest's has followed them into their account; undefined without a session id. */
export async function tradeInHolder(visitor: TradeInVisitor): Promise<string | undefined> {
  const { caller, sessionId } = visitor;
  if (!caller) return sessionId && sessionHolder(sessionId);
  if (sessionId) await tradeInAdopter.adopt({ ...visitor, sub: caller.sub, sessionId });
  return accountHolder(caller.sub);
}
