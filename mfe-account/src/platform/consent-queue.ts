import type { Platform } from '@forecourt/shared-contracts';
import {
  ConsentsSchema,
  getConsents,
  putConsents,
  type Consents,
} from '@forecourt/shared-contracts/identity';
import { queryHolder } from '@forecourt/shared-contracts/react';

type ConsentDeps = Pick<Platform, 'client' | 'storage' | 'session'>;

const keyOf = (sub: string) => `consents.${sub}`;

/** The pending flush by client: what is sent later waits for it, so that the server gets both in the order of the user's choices. */
const flushes = new WeakMap<Platform['client'], Promise<unknown>>();

/**
 * Keeps the consents of a new account in the tab until {@link flushConsents} has sent them, so that a failure loses neither the account nor
 * the answers. Keeps nothing for a user who checked no box, so that consents given earlier in the visit remain.
 */
export function queueConsents(
  { storage }: Pick<ConsentDeps, 'storage'>,
  sub: string,
  consents: Consents,
): void {
  if (consents.marketingEmail || consents.marketingSms) storage.session.write(keyOf(sub), consents);
}

/**
 * Sends the consents still pending in this tab for the signed-in account `sub`, if any. True once the server has them: an earlier answer of
 * `getConsents` is then outdated. Never rejects.
 */
export function flushConsents(deps: ConsentDeps, sub: string): Promise<boolean> {
  const flush = flushAfter(flushes.get(deps.client), deps, sub);
  flushes.set(deps.client, flush);
  return flush;
}

async function flushAfter(
  before: Promise<unknown> | undefined,
  { client, storage, session }: ConsentDeps,
  sub: string,
): Promise<boolean> {
  await before;
  const consents = storage.session.read(keyOf(sub), ConsentsSchema);
  if (!consents || queryHolder(session.getState()) !== sub) return false;
  try {
    await client.call(putConsents, { body: consents });
    storage.session.remove(keyOf(sub));
    return true;
  } catch {
    // They stay pending; the next load of the remote in this tab sends them.
    return false;
  }
}

/**
 * Saves what the user has `decided` after the choices still pending, which are then dropped: sent later, they would overwrite it. The rest
 * stays as the server has it now, so that a form that was opened long ago does not give a consent that was withdrawn since. Rejects with the
 * failure of a call, or because `sub` is no longer signed in; what is pending then stays.
 */
export async function saveConsents(
  { client, storage, session }: ConsentDeps,
  sub: string,
  decided: Partial<Consents>,
): Promise<Consents> {
  await flushes.get(client);
  const current = await client.call(getConsents);
  if (queryHolder(session.getState()) !== sub) throw new Error('consents: another session');
  const kept = await client.call(putConsents, { body: { ...current, ...decided } });
  storage.session.remove(keyOf(sub));
  return kept;
}
