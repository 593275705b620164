import { createHash } from 'node:crypto';
import type { StandInContext } from '../stand-in-deps.ts';
import type { Challenge } from '../store/pool-store.ts';

/** `request`: the person is at the provider. `code`: on the way back to the client. `browser`: whom this browser has signed in. */
export type GrantKind = 'request' | 'code' | 'browser';

const names: Readonly<Record<GrantKind, string>> = {
  request: 'OAUTH_REQUEST',
  code: 'OAUTH_CODE',
  browser: 'OAUTH_BROWSER',
};
const lifetimeMs: Readonly<Record<GrantKind, number>> = {
  request: 15 * 60_000,
  code: 5 * 60_000,
  browser: 60 * 60_000,
};

type GrantData = Readonly<Record<string, string>>;

/** Keeps a step of a social sign-in; answers the opaque id that names it. Only its hash is stored. */
export async function openGrant(
  { deps, tenant, pool, now }: StandInContext,
  kind: GrantKind,
  data: GrantData,
): Promise<string> {
  const id = Buffer.from(deps.random.bytes(32)).toString('base64url');
  await deps.store.insertChallenge({
    idHash: hashOf(id),
    tenantId: tenant.id,
    poolId: pool.userPoolId,
    name: names[kind],
    sub: data['sub'] ?? null,
    username: '',
    data,
    expiresAt: new Date(now.getTime() + lifetimeMs[kind]),
  });
  return id;
}

/** The step behind an id, undefined when it is unknown, of another kind or pool, used up or too old. */
export async function readGrant(
  { deps, tenant, pool, now }: StandInContext,
  kind: GrantKind,
  id: string | undefined,
): Promise<GrantData | undefined> {
  if (!id) return undefined;
  const found: Challenge | undefined = await deps.store.findChallenge(tenant.id, hashOf(id));
  const isGood = found?.name === names[kind] && found.poolId === pool.userPoolId && found.expiresAt > now;
  return isGood ? found.data : undefined;
}

/** As {@link readGrant}, and uses it up: of several callers one gets it. */
export async function takeGrant(
  context: StandInContext,
  kind: GrantKind,
  id: string | undefined,
): Promise<GrantData | undefined> {
  const data = await readGrant(context, kind, id);
  if (!data || !id) return undefined;
  const { deps, tenant } = context;
  return (await deps.store.takeChallenge(tenant.id, hashOf(id))) ? data : undefined;
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
