export type { DemoAccount, DemoAccounts } from './demo-accounts.ts';
export { seedTenant } from './seed-tenant.ts';
export type { SeedDeps } from './seed-tenant.ts';
