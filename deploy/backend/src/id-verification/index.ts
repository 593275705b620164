export { findIdVerification } from './find-id-verification.ts';
export type { IdVerificationDeps } from './id-verification-deps.ts';
export { idVerificationRoutes } from './id-verification.routes.ts';
export { sandboxProvider } from './sandbox-provider.ts';
export { sandboxProviderRoutes } from './sandbox-provider.routes.ts';
export { identityOrderStatus, seedIdentity } from './seed-identity.ts';
export type { IdentitySample } from './seed-identity.ts';
