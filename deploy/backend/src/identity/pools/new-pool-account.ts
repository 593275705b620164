import type { PoolPerson, User } from '../store/identity-store.ts';
import type { PoolContext } from './pool-context.ts';

/**
 * The account of a person whom a pool names for the first time: the one that has proved the same email, else a new one. Undefined
 * for an address that the pool has not verified, and for one that an account holds which cannot prove it.
 */
export async function accountOfEmail(context: PoolContext, person: PoolPerson): Promise<User | undefined> {
  const { store, random, tenantId } = context;
  const made = await makeAccount(context, person, random.uuid());
  if (made || !person.isEmailVerified) return made;
  const holder = await store.findUserByEmail(tenantId, person.email);
  return holder?.isEmailVerified ? holder : undefined;
}

/** Makes the account `sub` for a verified email; undefined for one that is not, and where another account holds it. */
export async function makeAccount(
  { store, tenantId, now }: PoolContext,
  person: PoolPerson,
  sub: string,
): Promise<User | undefined> {
  if (!person.isEmailVerified) return undefined;
  const holder = await store.findUserByEmail(tenantId, person.email);
  if (holder?.status === 'CONFIRMED') return undefined;
  // Nobody has ever signed in with an account that is not confirmed.
  if (holder) await store.deleteUser(tenantId, holder.sub);
  const user: User = { ...person, tenantId, sub, status: 'CONFIRMED', createdAt: now, updatedAt: now };
  return (await store.insertUser(user)) ? user : undefined;
}
