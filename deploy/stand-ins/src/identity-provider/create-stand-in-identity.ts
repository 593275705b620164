import type { Db } from '@forecourt/backend/db/index.ts';
import type { AppEnv } from '@forecourt/backend/http/index.ts';
import { identityDeps, type IdentityWiring } from '@forecourt/backend/identity-wiring.ts';
import {
  createCognitoProvider,
  createRegionStates,
  type RegionStates,
} from '@forecourt/backend/identity/index.ts';
import type { Outbox } from '@forecourt/backend/outbox/index.ts';
import type { Clock, Random } from '@forecourt/backend/ports/index.ts';
import type { TenantDirectory } from '@forecourt/backend/tenants/index.ts';
import { Hono } from 'hono';
import { createStandInProvider } from './create-stand-in-provider.ts';
import { createUser, type NewAccount } from './create-user.ts';
import { identityRoutes } from './identity.routes.ts';
import { oauthRoutes } from './oauth/index.ts';
import { regionSandboxRoutes } from './region-sandbox.routes.ts';
import type { StandInDeps } from './stand-in-deps.ts';
import { createDrizzlePoolStore } from './store/create-drizzle-pool-store.ts';

interface StandInIdentityDeps {
  readonly db: Db;
  readonly tenants: TenantDirectory;
  readonly clock: Clock;
  readonly random: Random;
  /** Takes the messages with codes. */
  readonly outbox: Pick<Outbox, 'send'>;
  /** Which regions are up; without one, all are until {@link StandInIdentity.regionRoutes} say otherwise. */
  readonly regions?: RegionStates;
}

/** The stand-in as a process mounts it. */
export interface StandInIdentity extends IdentityWiring {
  /** The user pools and their social sign-in, to be mounted at `/_sandbox/idp`. */
  readonly routes: Hono;
  /** `PUT /_sandbox/regions/{region}`. */
  readonly regionRoutes: Hono<AppEnv>;
  /** Creates a confirmed account, or finds the one with this email and leaves it as it is; returns its `sub`. */
  readonly ensureAccount: (account: NewAccount) => Promise<string>;
}

/** Opens the stand-in over the database of the backend, which has the tables of both. Pools at Amazon stay Cognito's. */
export async function createStandInIdentity(parts: StandInIdentityDeps): Promise<StandInIdentity> {
  const { db, tenants, outbox, clock, random, regions = createRegionStates(parts.clock) } = parts;
  const store = createDrizzlePoolStore(db);
  const cloud = createCognitoProvider({ store, clock, random });
  const provider = createStandInProvider({ store, clock, cloud });
  const deps: StandInDeps = {
    ...(await identityDeps({ db, tenants, clock, random, provider, regions })),
    store,
    send: (message) => outbox.send(db, message),
    tenant(tenantId) {
      const tenant = tenants.byId(tenantId);
      if (!tenant) return undefined;
      const { id, brandName, consumer, embeddingOrigins } = tenant;
      const { identityPools: pools, oauthRedirectUrl } = consumer;
      return { id, brandName, pools, oauthRedirectUrl, embeddingOrigins };
    },
  };
  const routes = new Hono();
  routes.route('/', identityRoutes(deps));
  routes.route('/', oauthRoutes(deps));
  return {
    provider,
    regions,
    routes,
    regionRoutes: regionSandboxRoutes(deps),
    ensureAccount: (account) => createUser(deps, account),
  };
}
