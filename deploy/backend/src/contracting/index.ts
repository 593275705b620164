export type { ContractingDeps } from './contracting-deps.ts';
export { contractingRoutes } from './contracting.routes.ts';
export { sandboxSigning } from './sandbox-signing.ts';
export { sandboxSigningRoutes } from './sandbox-signing.routes.ts';
export { seedSigning } from './seed-signing.ts';
export type { SigningSample } from './seed-signing.ts';
