import type { DataReport } from '@forecourt/shared-contracts/privacy';
import type { TenantStore } from '../db/index.ts';
import { createDrizzleIdentityStore } from './store/create-drizzle-identity-store.ts';
import type { IdentityStore, PoolPerson } from './store/identity-store.ts';

/** What the identity domain knows about an account, for its owner: nothing of what it signs in with. Undefined when it is gone. */
export async function describeAccount(
  store: TenantStore,
  sub: string,
): Promise<DataReport['account'] | undefined> {
  const identity = createDrizzleIdentityStore(store.db);
  const user =
    (await identity.findUserBySub(store.tenantId, sub)) ??
    (await unprovenPerson(identity, store.tenantId, sub));
  return (
    user && {
      email: user.email,
      isEmailVerified: user.isEmailVerified,
      givenName: user.givenName,
      familyName: user.familyName,
      phoneNumber: user.phoneNumber,
      isPhoneVerified: user.isPhoneVerified,
      createdAt: user.createdAt.toISOString(),
    }
  );
}

/** The person of a pool user whose address nobody has verified, and who so has links alone. */
async function unprovenPerson(
  identity: IdentityStore,
  tenantId: string,
  sub: string,
): Promise<(PoolPerson & { readonly createdAt: Date }) | undefined> {
  const [first] = await identity.poolUsersOf(tenantId, sub);
  return first?.reported
    ? { ...first.reported, isEmailVerified: false, createdAt: first.createdAt }
    : undefined;
}
