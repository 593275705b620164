import { and, desc, eq, isNull, like, or, type SQL } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { accountHolder, sessionHolder } from '../visit/index.ts';
import { removeDraft, type TradeInRow } from './trade-in-rows.ts';
import { tradeIns } from './trade-in.tables.ts';

/** The person whose trade-ins are meant; `email` has been verified by the account. */
export interface TradeInPerson {
  readonly sub: string;
  readonly email: string | undefined;
}

/** Returns a person's trade-ins: those of the account, and those of guests who gave its email address. Newest first. */
export function tradeInsOfPerson(store: TenantStore, person: TradeInPerson): Promise<TradeInRow[]> {
  return store.find(tradeIns, { where: isOf(person), orderBy: [desc(tradeIns.requestedAt)] });
}

/**
 * Removes a person's trade-ins, for the deletion of an account. One used up by an order is part of that
 * sale's records and is kept, without the email address of its offer.
 */
export async function removeTradeIns(store: TenantStore, person: TradeInPerson): Promise<void> {
  await removeDraft(store, accountHolder(person.sub));
  await store.remove(tradeIns, and(isOf(person), isNull(tradeIns.orderNumber)));
  await store.update(tradeIns, { email: null, emailKey: null }, isOf(person));
}

function isOf({ sub, email }: TradeInPerson): SQL | undefined {
  const { holder, emailKey } = tradeIns;
  const ofGuests =
    email === undefined
      ? undefined
      : and(eq(emailKey, email.toLowerCase()), like(holder, sessionHolder('%')));
  return or(eq(holder, accountHolder(sub)), ofGuests);
}
