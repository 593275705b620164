import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import type { Caller } from '../http/index.ts';
import { accountHolder, sessionHolder } from '../visit/index.ts';
import { tradeInMerger } from './trade-in-merger.ts';

/** The parts of a request that identify the trade-in. */
export interface TradeInVisitor {
  readonly caller: Caller | undefined;
  readonly sessionId: string | undefined;
  readonly store: TenantStore;
  readonly tenant: Tenant;
}

/**
 * Returns the holder of the request's trade-in, after moving a guest's into their account; undefined without
 * a session id.
 */
export async function tradeInHolder(visitor: TradeInVisitor): Promise<string | undefined> {
  const { caller, sessionId } = visitor;
  if (!caller) return sessionId && sessionHolder(sessionId);
  if (sessionId) await tradeInMerger.adopt({ ...visitor, sub: caller.sub, sessionId });
  return accountHolder(caller.sub);
}
