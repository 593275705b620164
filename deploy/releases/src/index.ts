export { createFolderObjectStore } from './store/create-folder-object-store.ts';
export { dataDir, locationName, releaseLocation, ReleaseLocationFault } from './store/release-location.ts';
export type { ReleaseLocation } from './store/release-location.ts';
export { openReleaseStore } from './store/open-release-store.ts';
export { createReleaseStore } from './store/create-release-store.ts';
export { openFolderStore } from './store/open-folder-store.ts';
export type { ObjectStore } from './store/object-store.ts';
export { newestSignedChange } from './store/newest-signed-change.ts';
export type { ChannelJournal } from './store/newest-signed-change.ts';
export type { ChannelChange } from './store/channel-change.ts';
export type {
  ReleaseFault,
  ReleaseId,
  ReleaseStore,
  StampedText,
  StoredRelease,
} from './store/release-store.ts';
export { trustedKeyFile, trustedKeySource, TrustedKeysFault } from './signing/trusted-key-source.ts';
export type { TrustedKeySource } from './signing/trusted-key-source.ts';
export { folderSigner } from './signing/folder-signer.ts';
export type { KeySigner } from './signing/key-signer.ts';
export { overrideToken, readOverride } from './override/release-override.ts';
export type { ReleaseOverride } from './override/release-override.ts';
export { PublicationError } from './publication/publication-fault.ts';
export { promote } from './publication/promote.ts';
export { rollback } from './publication/rollback.ts';
export { publish } from './publication/publish.ts';
export { publishTenant, readTenant } from './publication/publish-tenant.ts';
export type { TenantReading } from './publication/publish-tenant.ts';
export { readBuild } from './publication/read-build.ts';
export { canaryLimits } from './canary/canary-verdict.ts';
export { judgeCanaries } from './canary/judge-canaries.ts';
export { endCanaries, startCanary } from './publication/canary.ts';
export { releaseSetFaults, shellName } from './publication/release-set-faults.ts';
export { textTable } from './text-table.ts';
export { createRenderPool, RenderFault } from './rendering/create-render-pool.ts';
export type { PoolLimits, RenderBuild, RenderPool } from './rendering/create-render-pool.ts';
export { plainPaths } from './rendering/plain-paths.ts';
export { serverContract } from './publication/server-faults.ts';
