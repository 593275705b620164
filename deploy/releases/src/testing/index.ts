export { route } from './route.ts';
export { writeSampleBuild } from './sample-build.ts';
export type { SampleBuild } from './sample-build.ts';
export { setUpCommand } from './set-up-command.ts';
export { startS3StandIn } from './s3-stand-in.ts';
export type { S3StandIn } from './s3-stand-in.ts';
export { sampleTenant } from './sample-tenant.ts';
export { temporaryFolder } from './temporary-folder.ts';
