export type { DemoAccount, DemoAccounts } from './demo-accounts.ts';
export type { SamplePayment, SamplePaymentPhase, SampleProviders } from './sample-providers.ts';
export { sampleOrderRoutes } from './sample-order.routes.ts';
export type { SeedDeps } from './seed-order.ts';
export { seedTenant } from './seed-tenant.ts';
