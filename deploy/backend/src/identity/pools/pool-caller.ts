import type { Caller } from '../../http/index.ts';
import type { KnownPoolUser, PoolPerson, PoolUser, User } from '../store/identity-store.ts';
import type { TokenClaims } from '../tokens/token-claims.ts';
import { accountOfEmail, makeAccount } from './new-pool-account.ts';
import type { PoolContext } from './pool-context.ts';
import { poolNews, poolPerson } from './pool-person.ts';

/**
 * The account that a user of a pool acts as. Seen for the first time, the user is linked to the account with the same verified email,
 * else to a new one; never by an address that the pool has not verified. From then on the link is by the user's `sub`. Undefined for a
 * user without an email and for one whose account was removed.
 */
export async function poolCaller(context: PoolContext, claims: TokenClaims): Promise<Caller | undefined> {
  const person = poolPerson(claims);
  if (!person) return undefined;
  const { store, tenantId, pool } = context;
  const known = await store.findPoolUser(tenantId, pool.userPoolId, claims.sub);
  const { poolUser, user } = known ?? (await firstSight(context, claims, person));
  if (poolUser.sub === null) return undefined;
  const current = isNews(poolUser, claims, person)
    ? await takeNews(context, { poolUser, user, claims, person })
    : user;
  return {
    sub: poolUser.sub,
    email: current?.email,
    givenName: (current ?? person).givenName ?? undefined,
    familyName: (current ?? person).familyName ?? undefined,
  };
}

async function firstSight(
  context: PoolContext,
  claims: TokenClaims,
  person: PoolPerson,
): Promise<KnownPoolUser> {
  const { store, random, tenantId, pool, now } = context;
  const account = await accountOfEmail(context, person);
  const name = claims['cognito:username'];
  const poolUser: PoolUser = {
    tenantId,
    poolId: pool.userPoolId,
    poolSub: claims.sub,
    username: typeof name === 'string' ? name : claims.sub,
    sub: account?.sub ?? random.uuid(),
    reported: person,
    reportedAt: issuedAt(claims),
    createdAt: now,
  };
  await store.insertPoolUser(poolUser);
  // The first row, when several calls of the same user came at once.
  const known = await store.findPoolUser(tenantId, pool.userPoolId, claims.sub);
  return known ?? { poolUser, user: account };
}

/** Whether a token that is newer than all before it says something else than they did. */
function isNews({ reported, reportedAt }: PoolUser, claims: TokenClaims, person: PoolPerson): boolean {
  if (!reported || !reportedAt || issuedAt(claims) <= reportedAt) return false;
  return Object.entries(person).some(([name, value]) => reported[name as keyof PoolPerson] !== value);
}

interface News {
  readonly poolUser: PoolUser;
  /** Undefined for an account that never had a verified email. */
  readonly user: User | undefined;
  readonly claims: TokenClaims;
  readonly person: PoolPerson;
}

async function takeNews(context: PoolContext, news: News): Promise<User | undefined> {
  const { poolUser, user, claims, person } = news;
  const { store } = context;
  const reported = { reported: person, reportedAt: issuedAt(claims) };
  await store.updatePoolUser(poolUser, reported);
  if (!user) return poolUser.sub === null ? undefined : makeAccount(context, person, poolUser.sub);
  const change = { ...poolNews(user, poolUser.reported ?? person, person), updatedAt: context.now };
  const changed = await store.updateUser(user.tenantId, user.sub, change);
  if (changed) return changed;
  // Somebody else has the new address: neither address may link anybody to this account now.
  const kept = { ...change, email: user.email, isEmailVerified: false };
  return store.updateUser(user.tenantId, user.sub, kept);
}

function issuedAt({ iat }: TokenClaims): Date {
  return new Date(iat * 1000);
}
