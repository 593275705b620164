import { createHash } from 'node:crypto';
import { checkEmail, getConsents, putConsents } from '@forecourt/shared-contracts/identity';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { rateLimited, route, type AppEnv } from '../http/index.ts';
import type { TenantStore } from '../db/index.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { identityConsents as consents } from './identity.tables.ts';
import { chargeLookup } from './rules/lookup-limit.ts';

/**
 * What a sign-up needs beside the user pool: whether an email is taken, and what the new account agrees to. The network address that
 * questions are counted by is the one that the edge tells; of it only a digest is kept, and that for a day.
 */
export function accountRoutes({
  store: identity,
  clock,
}: Pick<IdentityDeps, 'store' | 'clock'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, checkEmail, async ({ body, tenant, rawRequest }) => {
    let retryAfterSeconds = 0;
    const isAllowed = await identity.chargeAttempt(
      tenant.id,
      `email-check:${callerDigest(rawRequest)}`,
      (before) => {
        const verdict = chargeLookup(before, clock.now().getTime());
        retryAfterSeconds = verdict.retryAfterSeconds ?? 0;
        return verdict;
      },
    );
    if (!isAllowed) return rateLimited(retryAfterSeconds);
    const user = await identity.findUserByEmail(tenant.id, body.email.toLowerCase());
    return { isTaken: user !== undefined };
  });

  route(app, getConsents, ({ store, requireCaller }) => consentsOf(store, requireCaller().sub));

  route(app, putConsents, async ({ body, store, requireCaller }) => {
    const { sub } = requireCaller();
    const row = { ...body, updatedAt: clock.now() };
    if ((await store.insertMissing(consents, [{ ...row, sub }])) === 0) {
      await store.update(consents, row, eq(consents.sub, sub));
    }
    return consentsOf(store, sub);
  });

  return app;
}

async function consentsOf(store: TenantStore, sub: string) {
  const row = await store.findOne(consents, { where: eq(consents.sub, sub) });
  return { marketingEmail: row?.marketingEmail ?? false, marketingSms: row?.marketingSms ?? false };
}

function callerDigest(request: Request): string {
  const address = request.headers.get('x-forwarded-for') ?? '';
  return createHash('sha256').update(address).digest('hex');
}
