import type { Platform } from '@forecourt/shared-contracts';
import { ConsentsSchema, putConsents, type Consents } from '@forecourt/shared-contracts/identity';

type ConsentQueueDeps = Pick<Platform, 'client' | 'storage'>;

const keyOf = (sub: string) => `consents.${sub}`;

/**
 * Sends the consents of a new account. They are kept in the tab until the server has them, so that a failure here loses neither the account
 * nor the answers: {@link flushConsents} retries. Nothing is sent for a user who checked no box, so that consents given earlier in the visit
 * remain.
 */
export function queueConsents(
  { client, storage }: ConsentQueueDeps,
  sub: string,
  consents: Consents,
): Promise<void> {
  if (!consents.marketingEmail && !consents.marketingSms) return Promise.resolve();
  storage.session.write(keyOf(sub), consents);
  return flushConsents({ client, storage }, sub);
}

/** Sends the consents still pending in this tab for an account, if any. Never rejects. */
export async function flushConsents({ client, storage }: ConsentQueueDeps, sub: string): Promise<void> {
  const consents = storage.session.read(keyOf(sub), ConsentsSchema);
  if (!consents) return;
  try {
    await client.call(putConsents, { body: consents });
    storage.session.remove(keyOf(sub));
  } catch {
    // They stay pending; the next load of the remote in this tab sends them.
  }
}
