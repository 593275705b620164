export { route } from './route.ts';
export { writeSampleBuild } from './sample-build.ts';
export type { SampleBuild } from './sample-build.ts';
export { sampleTenant } from './sample-tenant.ts';
export { temporaryFolder } from './temporary-folder.ts';
