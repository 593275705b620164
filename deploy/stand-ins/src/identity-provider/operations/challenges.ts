import { createHash } from 'node:crypto';
import { IdentityError } from '../identity-error.ts';
import type { StandInContext } from '../stand-in-deps.ts';
import type { Challenge } from '../store/pool-store.ts';

const lifetimeMs = 5 * 60_000;

/** Remembers a step of a sign-in for 5 minutes; answers the opaque text that the client sends back. */
export async function openChallenge(
  { deps, tenant, pool, now }: StandInContext,
  step: Pick<Challenge, 'name' | 'sub' | 'username' | 'data'>,
): Promise<string> {
  const id = Buffer.from(deps.random.bytes(32)).toString('base64');
  await deps.store.insertChallenge({
    ...step,
    idHash: hashOf(id),
    tenantId: tenant.id,
    poolId: pool.userPoolId,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return id;
}

/** The step behind a session text, which must be of this kind, of this pool and not too old. */
export async function requireChallenge(
  { deps, tenant, pool, now }: StandInContext,
  id: string | undefined,
  name: string,
): Promise<Challenge> {
  const found = id ? await deps.store.findChallenge(tenant.id, hashOf(id)) : undefined;
  const isGood = found?.name === name && found.poolId === pool.userPoolId && found.expiresAt > now;
  if (!found || !isGood) throw invalidSession();
  return found;
}

/** Uses a step up; a second answer to it is refused. */
export async function closeChallenge({ deps }: StandInContext, challenge: Challenge): Promise<void> {
  if (!(await deps.store.takeChallenge(challenge.tenantId, challenge.idHash))) throw invalidSession();
}

const invalidSession = () =>
  new IdentityError('NotAuthorizedException', 'Invalid session for the user, session is expired.');

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
