import type { TenantStore } from '../../db/index.ts';
import { createDrizzleIdentityStore, type User } from '../../identity/index.ts';

/** Stores an account whose email is verified, unless stated otherwise. Returns what removes it. */
export async function putAccount(
  { db, tenantId }: TenantStore,
  account: Pick<User, 'sub' | 'email'> & Partial<Pick<User, 'isEmailVerified'>>,
): Promise<() => Promise<void>> {
  const accounts = createDrizzleIdentityStore(db);
  const at = new Date('2026-03-01T12:00:00.000Z');
  await accounts.insertUser({
    ...{ tenantId, isEmailVerified: true, phoneNumber: null, isPhoneVerified: false },
    ...{ givenName: 'Dana', familyName: 'Demo', status: 'CONFIRMED', createdAt: at, updatedAt: at },
    ...account,
  });
  return () => accounts.deleteUser(tenantId, account.sub);
}
