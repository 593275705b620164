export { createUser } from './create-user.ts';
export type { NewAccount } from './create-user.ts';
export type { IdentityDeps, IdentityMessage, IdentityTenant } from './identity-deps.ts';
export { identityRoutes } from './identity.routes.ts';
export { regionRoutes } from './region.routes.ts';
export { createDrizzleIdentityStore } from './store/create-drizzle-identity-store.ts';
export type { IdentityStore } from './store/identity-store.ts';
export { createTokenVerifier } from './tokens/create-token-verifier.ts';
