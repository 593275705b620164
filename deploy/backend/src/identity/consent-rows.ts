import type { Consents } from '@forecourt/shared-contracts/identity';
import { eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { identityConsents as consents } from './identity.tables.ts';

/** What an account has agreed to; neither, before it was ever asked. */
export async function consentsOf(store: TenantStore, sub: string): Promise<Consents> {
  const row = await store.findOne(consents, { where: eq(consents.sub, sub) });
  return { marketingEmail: row?.marketingEmail ?? false, marketingSms: row?.marketingSms ?? false };
}

/**
 * Adds consents that an account's owner has given somewhere else on the site. What is not ticked there takes nothing back: withdrawing is done in
 * the profile alone.
 */
export async function grantConsents(
  store: TenantStore,
  sub: string,
  { updatedAt, ...given }: Consents & { readonly updatedAt: Date },
): Promise<void> {
  if (!given.marketingEmail && !given.marketingSms) return;
  await store.insertMissing(consents, [{ sub, marketingEmail: false, marketingSms: false, updatedAt }]);
  const added = {
    ...(given.marketingEmail && { marketingEmail: true }),
    ...(given.marketingSms && { marketingSms: true }),
  };
  await store.update(consents, { ...added, updatedAt }, eq(consents.sub, sub));
}
