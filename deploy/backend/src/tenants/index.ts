export type { TenantDirectory } from './tenant-directory.ts';
export { readTenants, tenantFolder } from './tenant-files.ts';
export type { TenantCheck, TenantFiles } from './tenant-files.ts';
export { startTenantRefresh } from './start-tenant-refresh.ts';
