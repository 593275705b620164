import { passcodeUsername } from '@forecourt/shared-contracts/identity';
import { Hono } from 'hono';
import type { TenantStore } from '../db/index.ts';
import { rateLimited, route, type AppEnv } from '../http/index.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { lookupWaitSeconds } from './lookup-wait.ts';
import { passcodeSub } from './passcode-lookup.ts';

/** What the call needs. `ownerOfDeal` answers the account of a deal by its reference or order number. */
export interface PasscodeUsernameDeps extends Pick<
  IdentityDeps,
  'store' | 'clock' | 'decoySecret' | 'tenant' | 'regions' | 'provider'
> {
  readonly ownerOfDeal: (store: TenantStore, dealId: string) => Promise<string | undefined>;
}

/** `POST /public/identity/passcode-username`: whom a passcode is for, without telling whether there is such a person. */
export function passcodeUsernameRoutes(deps: PasscodeUsernameDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  route(app, passcodeUsername, async ({ tenant, body, store, rawRequest }) => {
    const wait = await lookupWaitSeconds(deps, {
      kind: 'passcode',
      tenantId: tenant.id,
      request: rawRequest,
    });
    if (wait !== undefined) return rateLimited(wait);
    const dealOwner = 'dealId' in body ? await deps.ownerOfDeal(store, body.dealId) : undefined;
    const username = await passcodeSub(deps, { tenantId: tenant.id, person: body, dealOwner });
    return { username, channel: 'phone' in body ? ('sms' as const) : ('email' as const) };
  });
  return app;
}
