export { createStandInIdentity, type StandInIdentity } from './create-stand-in-identity.ts';
export { createStandInProvider } from './create-stand-in-provider.ts';
export { createUser, type NewAccount } from './create-user.ts';
export { identityRoutes } from './identity.routes.ts';
export { oauthRoutes } from './oauth/index.ts';
export { regionSandboxRoutes } from './region-sandbox.routes.ts';
export type { IdentityMessage, StandInDeps, StandInTenant } from './stand-in-deps.ts';
export { createDrizzlePoolStore } from './store/create-drizzle-pool-store.ts';
export type { PoolStore } from './store/pool-store.ts';
