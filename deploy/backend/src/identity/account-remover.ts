import type { TenantStore } from '../db/index.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { createDrizzleIdentityStore } from './store/create-drizzle-identity-store.ts';

/**
 * Removes an account with its marketing consents and, first of all, its users in the tenant's pools; tokens of theirs open nothing from
 * then on. Rejects with a PartAway, and leaves the account, when a pool does not answer; doing it again is fine.
 */
export function accountRemover({ tenant, provider }: Pick<IdentityDeps, 'tenant' | 'provider'>) {
  return async (store: TenantStore, sub: string): Promise<void> => {
    const { db, tenantId } = store;
    await provider.removeUsers({ store, sub }, tenant(tenantId)?.pools ?? []);
    await createDrizzleIdentityStore(db).deleteUser(tenantId, sub);
  };
}
