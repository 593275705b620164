export { browserLaunch } from './browser-launch.ts';
export { freePorts } from './free-ports.ts';
export { layer } from './layer.ts';
export { runScript, startNpm, startService } from './service.ts';
export { addressHeader, startStack } from './start-stack.ts';
export type { Stack, StackOptions } from './start-stack.ts';
export { brandOf, tenantIds } from './tenants.ts';
export type { Brand, TenantId } from './tenants.ts';
export { workspaceDir } from './workspace.ts';
