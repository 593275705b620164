import type { Platform } from '@forecourt/shared-contracts';
import { ConsentsSchema, putConsents, type Consents } from '@forecourt/shared-contracts/identity';

type Parts = Pick<Platform, 'client' | 'storage'>;

const keyOf = (sub: string) => `consents.${sub}`;

/**
 * Writes what a new account has agreed to. They are kept in the tab until the server has them, so that a failure here costs neither the
 * account nor the answers: {@link payConsents} tries again. Nobody who ticked nothing is written down, so that what the same person has agreed to
 * elsewhere in the visit stays.
 */
export function oweConsents({ client, storage }: Parts, sub: string, consents: Consents): Promise<void> {
  if (!consents.marketingEmail && !consents.marketingSms) return Promise.resolve();
  storage.session.write(keyOf(sub), consents);
  return payConsents({ client, storage }, sub);
}

/** Sends what this tab still owes for an account, if anything. Never rejects. */
export async function payConsents({ client, storage }: Parts, sub: string): Promise<void> {
  const consents = storage.session.read(keyOf(sub), ConsentsSchema);
  if (!consents) return;
  try {
    await client.call(putConsents, { body: consents });
    storage.session.remove(keyOf(sub));
  } catch {
    // They stay owed; the next load of the remote in this tab sends them.
  }
}
