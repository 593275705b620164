import { eq } from 'drizzle-orm';
import { forgetDecisionEmails, removeCart } from './commerce/index.ts';
import { comparedVehicles } from './comparison/comparison.tables.ts';
import type { TenantStore } from './db/index.ts';
import { favorites } from './favorites/favorites.tables.ts';
import { eraseDraft } from './credit-application/index.ts';
import { removeResponsesTo } from './idempotency/index.ts';
import { describeAccount } from './identity/index.ts';
import { removeLeads } from './leads/index.ts';
import { removeMessagesTo } from './outbox/index.ts';
import { forgetPaymentEmails } from './payments/index.ts';
import type { AccountEraser } from './privacy/index.ts';
import { removePrequalification } from './prequalification/index.ts';
import { removeProfile } from './profile/index.ts';
import { removePlan } from './protection/index.ts';
import { removeTradeIns } from './trade-in/index.ts';
import { accountHolder } from './visit/index.ts';

/**
 * What a deletion request removes, in this order, before the account itself. Orders with their credit applications, documents, contracts and
 * payments are not among it: the law has a dealer keep the records of a sale and, for a time (BUY-78), of credit that was asked for. Only
 * the addresses that mails about them would be sent to are removed, and the mails themselves: what they report is in those records, and no
 * order is running by then. The mail that confirms the deletion is written after all of it.
 */
export const accountErasers: readonly AccountEraser[] = [
  { name: 'profile', erase: removeProfile },
  {
    name: 'prequalification',
    erase: (store, sub) => removePrequalification(store, accountHolder(sub)),
  },
  // Before the cart, as an application is submitted: the other way around, each could wait for the other.
  {
    name: 'credit-applications',
    async erase(store, sub) {
      await eraseDraft(store, sub);
      await forgetDecisionEmails(store, sub);
    },
  },
  { name: 'cart', erase: (store, sub) => removeCart(store, accountHolder(sub)) },
  { name: 'protection', erase: (store, sub) => removePlan(store, accountHolder(sub)) },
  { name: 'payments', erase: forgetPaymentEmails },
  {
    name: 'favorites',
    async erase(store, sub) {
      await store.remove(favorites, eq(favorites.holder, accountHolder(sub)));
    },
  },
  {
    name: 'comparison',
    async erase(store, sub) {
      await store.remove(comparedVehicles, eq(comparedVehicles.holder, accountHolder(sub)));
    },
  },
  { name: 'trade-in', erase: async (store, sub) => removeTradeIns(store, await personOf(store, sub)) },
  { name: 'leads', erase: async (store, sub) => removeLeads(store, await personOf(store, sub)) },
  { name: 'idempotency', erase: (store, sub) => removeResponsesTo(store, accountHolder(sub)) },
  {
    name: 'outbox',
    async erase(store, sub) {
      const account = await describeAccount(store, sub);
      if (account) await removeMessagesTo(store, account);
    },
  },
];

/** An account, and the address by which things that were sent without it are known to be its own. */
async function personOf(store: TenantStore, sub: string) {
  const account = await describeAccount(store, sub);
  return { sub, email: account?.isEmailVerified ? account.email : undefined };
}
