import {
  createCognitoProvider,
  createRegionStates,
  createTokenReader,
  regionRoutes,
} from '@forecourt/backend/identity/index.ts';
import { systemRandom } from '@forecourt/backend/ports/index.ts';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { createStandInProvider } from '../create-stand-in-provider.ts';
import { identityRoutes } from '../identity.routes.ts';
import { oauthRoutes } from '../oauth/index.ts';
import type { IdentityMessage, StandInDeps, StandInTenant } from '../stand-in-deps.ts';
import type { PoolStore } from '../store/pool-store.ts';

const pool = (tenantId: string, name: string, region: 'us-east-1' | 'us-west-2') => ({
  region,
  userPoolId: `${region}_${name}`,
  userPoolClientId: `forecourt${tenantId}`,
  endpoint: `/_sandbox/idp/${region}`,
  domain: `/_sandbox/idp/${region}`,
});
const tenant = (id: string, name: string): StandInTenant => ({
  id,
  brandName: name,
  pools: [pool(id, name, 'us-east-1'), pool(id, name, 'us-west-2')],
  oauthRedirectUrl: '/integration/social-idp',
  embeddingOrigins: ['http://localhost:8090'],
});
const tenants = [tenant('northstar', 'Northstar'), tenant('harbor', 'Harbor')];

/** An identity service with a clock to turn and its mails to read. */
export interface TestIdentity {
  readonly deps: StandInDeps;
  readonly messages: IdentityMessage[];
  readonly app: Hono;
  advance(ms: number): void;
  /** The code of the newest message to a recipient. */
  codeFor(recipient: string): string;
}

/** The service over a store, not yet listening. `changes` replaces what it is made of, such as its tenants. */
export function createTestIdentity(store: PoolStore, changes: Partial<StandInDeps> = {}): TestIdentity {
  const messages: IdentityMessage[] = [];
  const startedMs = Date.now();
  let skewMs = 0;
  const clock = { now: () => new Date(startedMs + skewMs) };
  const random = systemRandom;
  const cloud = createCognitoProvider({ store, clock, random });
  const provider = createStandInProvider({ store, clock, cloud });
  const deps: StandInDeps = {
    store,
    clock,
    provider,
    tokens: createTokenReader({ clock, provider }),
    regions: createRegionStates(clock),
    random,
    tenant: (id) => tenants.find((candidate) => candidate.id === id),
    send: async (message) => {
      messages.push(message);
    },
    decoySecret: 'only-for-tests-0123456789',
    adminAccessKeyId: 'ADMINKEYFORTESTS0123',
    ...changes,
  };
  const app = new Hono();
  app.route('/_sandbox/idp', identityRoutes(deps));
  app.route('/_sandbox/idp', oauthRoutes(deps));
  app.route('/', regionRoutes(deps));
  return {
    deps,
    messages,
    app,
    advance: (ms) => {
      skewMs += ms;
    },
    codeFor: (recipient) => {
      const newest = messages.filter((message) => message.recipient === recipient).at(-1);
      return /\b\d{6}\b/.exec(newest?.body ?? '')?.[0] ?? '';
    },
  };
}

/** Listens on a free port as the edge would reach it for one tenant. */
export async function listenAs(identity: TestIdentity, tenantId: string) {
  const fetch = (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set('x-forecourt-tenant', tenantId);
    return identity.app.fetch(new Request(request, { headers }));
  };
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
