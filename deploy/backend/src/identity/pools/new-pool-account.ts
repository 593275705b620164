import type { PoolContext } from '../identity-deps.ts';
import { newPassword } from '../operations/accounts.ts';
import type { PoolPerson, User } from '../store/identity-store.ts';

/**
 * The account of a person whom a cloud pool tells of for the first time: the one that has proved the same email, else a new one. Undefined
 * for an address that the pool has not verified, and for one that an account holds which cannot prove it.
 */
export async function accountOfEmail(context: PoolContext, person: PoolPerson): Promise<User | undefined> {
  const { deps, tenant } = context;
  const made = await makeAccount(context, person, deps.random.uuid());
  if (made || !person.isEmailVerified) return made;
  const holder = await deps.store.findUserByEmail(tenant.id, person.email);
  return holder?.isEmailVerified ? holder : undefined;
}

/** Makes the account `sub` for a verified email; undefined for one that is not, and where another account holds it. */
export async function makeAccount(
  context: PoolContext,
  person: PoolPerson,
  sub: string,
): Promise<User | undefined> {
  if (!person.isEmailVerified) return undefined;
  const { deps, tenant } = context;
  const holder = await deps.store.findUserByEmail(tenant.id, person.email);
  if (holder?.status === 'CONFIRMED') return undefined;
  // Nobody has ever signed in with an account that is not confirmed.
  if (holder) await deps.store.deleteUser(tenant.id, holder.sub);
  const user = accountOf(context, person, sub);
  return (await deps.store.insertUser(user)) ? user : undefined;
}

function accountOf(context: PoolContext, person: PoolPerson, sub: string): User {
  const { deps, tenant, now } = context;
  // The pool has the password. Nobody knows this one, so the stand-in lets nobody in by it.
  const secret = `Aa1!${Buffer.from(deps.random.bytes(24)).toString('base64url')}`;
  const verifier = newPassword(context, sub, secret);
  const dates = { createdAt: now, updatedAt: now };
  return { ...person, ...verifier, ...dates, tenantId: tenant.id, sub, status: 'CONFIRMED' };
}
