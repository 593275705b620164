import { checkEmail, getConsents, putConsents } from '@forecourt/shared-contracts/identity';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { rateLimited, route, type AppEnv } from '../http/index.ts';
import { consentsOf } from './consent-rows.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { identityConsents as consents } from './identity.tables.ts';
import { lookupWaitSeconds } from './lookup-wait.ts';

type AccountRoutesDeps = Pick<IdentityDeps, 'store' | 'clock' | 'decoySecret' | 'tenant' | 'provider'>;

/** What a sign-up needs beside the user pool: whether an email is taken, and what the new account agrees to. */
export function accountRoutes(deps: AccountRoutesDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, checkEmail, async ({ body, tenant, rawRequest }) => {
    const wait = await lookupWaitSeconds(deps, {
      kind: 'email-check',
      tenantId: tenant.id,
      request: rawRequest,
    });
    if (wait !== undefined) return rateLimited(wait);
    return { isTaken: await isTaken(deps, tenant.id, body.email.toLowerCase()) };
  });

  route(app, getConsents, ({ store, requireCaller }) => consentsOf(store, requireCaller().sub));

  route(app, putConsents, async ({ body, store, requireCaller }) => {
    const { sub } = requireCaller();
    const row = { ...body, updatedAt: deps.clock.now() };
    if ((await store.insertMissing(consents, [{ ...row, sub }])) === 0) {
      await store.update(consents, row, eq(consents.sub, sub));
    }
    return consentsOf(store, sub);
  });

  return app;
}

/** Whether the home pool, the only one where people sign up, has a user of this email (F35). */
async function isTaken(deps: AccountRoutesDeps, tenantId: string, email: string): Promise<boolean> {
  const pool = deps.tenant(tenantId)?.pools[0];
  const found = pool
    ? await deps.provider.usernameOf({ tenantId, pool }, email)
    : await deps.store.findUserByEmail(tenantId, email);
  return found !== undefined;
}
