import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { outboxMessages } from './outbox.tables.ts';

/** Where an account is written to, as far as it has verified it: nobody else's messages are meant by an address that it only claims. */
interface Addressee {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly phoneNumber: string | null;
  readonly isPhoneVerified: boolean;
}

/** Returns the mails and SMS to an account that are still stored, sent or not, the oldest first. */
export function messagesTo(
  store: TenantStore,
  to: Addressee,
): Promise<(typeof outboxMessages.$inferSelect)[]> {
  return store.find(outboxMessages, { where: isTo(to), orderBy: [asc(outboxMessages.position)] });
}

/** Removes the mails and SMS to an account; one that waits for its next attempt is not sent any more. */
export async function removeMessagesTo(store: TenantStore, to: Addressee): Promise<void> {
  await store.remove(outboxMessages, isTo(to));
}

function isTo({ email, isEmailVerified, phoneNumber, isPhoneVerified }: Addressee) {
  const { channel, recipient } = outboxMessages;
  const emails = isEmailVerified ? [email.toLowerCase()] : [];
  const phones = isPhoneVerified && phoneNumber !== null ? [phoneNumber] : [];
  return or(
    and(eq(channel, 'email'), inArray(sql`lower(${recipient})`, emails)),
    and(eq(channel, 'sms'), inArray(recipient, phones)),
  );
}
