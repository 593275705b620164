import type { AccountAddress, Profile } from '@forecourt/shared-contracts/profile';
import { and, eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { accountProfiles } from './profile.tables.ts';

/** Returns the profile of an account; empty, with version 0, before anything was stored. */
export async function profileOf(store: TenantStore, sub: string): Promise<Profile> {
  const row = await store.findOne(accountProfiles, { where: eq(accountProfiles.sub, sub) });
  return { address: row?.address ?? null, version: row?.version ?? 0 };
}

/** A change based on the copy with this version. */
interface ProfileChange {
  readonly address: AccountAddress | null;
  readonly version: number;
  readonly at: Date;
}

/**
 * Stores a change unless the profile has changed since; returns false then. A single statement decides, so
 * two tabs cannot both win.
 */
export async function changeProfile(
  store: TenantStore,
  sub: string,
  { address, version, at }: ProfileChange,
): Promise<boolean> {
  const next = { address, version: version + 1, updatedAt: at };
  if (version === 0) return (await store.insertMissing(accountProfiles, [{ ...next, sub }])) === 1;
  const isSame = and(eq(accountProfiles.sub, sub), eq(accountProfiles.version, version));
  return (await store.update(accountProfiles, next, isSame)) === 1;
}

/**
 * Stores the address that an account gave with an order, if it has never had one in its profile: the next form then has it filled in. One
 * that its owner removed stays removed.
 */
export async function keepFirstAddress(
  store: TenantStore,
  sub: string,
  { address, at }: { readonly address: AccountAddress; readonly at: Date },
): Promise<void> {
  await store.insertMissing(accountProfiles, [{ sub, address, version: 1, updatedAt: at }]);
}

/** Removes the profile of an account; a no-op if there is none. */
export async function removeProfile(store: TenantStore, sub: string): Promise<void> {
  await store.remove(accountProfiles, eq(accountProfiles.sub, sub));
}
