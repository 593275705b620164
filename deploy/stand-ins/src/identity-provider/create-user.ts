import { accountEmail, newPassword } from './operations/accounts.ts';
import type { StandInDeps } from './stand-in-deps.ts';

/** A person to be given a confirmed account. `phoneNumber` is E.164 and counts as verified. */
export interface NewAccount {
  readonly tenantId: string;
  readonly email: string;
  readonly password: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly phoneNumber: string;
}

/**
 * Creates a confirmed account, or finds the one with this email and leaves it as it is; returns its `sub`.
 * Sends nothing. Throws for an unknown tenant, a bad email or a weak password.
 */
export async function createUser(deps: StandInDeps, account: NewAccount): Promise<string> {
  const { tenantId, email: text, password, ...person } = account;
  const email = accountEmail(text);
  const tenant = deps.tenant(tenantId);
  const pool = tenant?.pools[0];
  if (!tenant || !pool) throw new Error(`Tenant ${tenantId} has no identity pool`);
  const known = await deps.store.findUserByEmail(tenantId, email);
  if (known) return known.sub;
  const now = deps.clock.now();
  const sub = deps.random.uuid();
  const verifier = newPassword({ deps, pool }, sub, password);
  const user = {
    ...person,
    tenantId,
    sub,
    email,
    isEmailVerified: true,
    isPhoneVerified: true,
    status: 'CONFIRMED' as const,
    createdAt: now,
    updatedAt: now,
  };
  const isNew = await deps.store.insertUserWithPassword(user, verifier);
  return isNew ? sub : createUser(deps, account);
}
