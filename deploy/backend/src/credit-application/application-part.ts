import type { TenantStore } from '../db/index.ts';
import { accountHolder } from '../visit/index.ts';
import { findDraft } from './application-rows.ts';

/**
 * Returns the state of a holder's application for the steps of the purchase: a draft is `started`, a
 * submitted one belongs to its order. Guests have none, because an application requires an account.
 */
export async function applicationPart(store: TenantStore, holder: string): Promise<'none' | 'started'> {
  const ofAccounts = accountHolder('');
  if (!holder.startsWith(ofAccounts)) return 'none';
  return (await findDraft(store, holder.slice(ofAccounts.length))) ? 'started' : 'none';
}
