export { createFolderObjectStore } from './store/create-folder-object-store.ts';
export { createReleaseStore } from './store/create-release-store.ts';
export { openFolderStore } from './store/open-folder-store.ts';
export type { ObjectStore } from './store/object-store.ts';
export type {
  ReleaseFault,
  ReleaseId,
  ReleaseStore,
  StampedText,
  StoredRelease,
} from './store/release-store.ts';
export { folderSigner } from './signing/folder-signer.ts';
export type { FolderSigner } from './signing/folder-signer.ts';
export { PublicationFault } from './publication/publication-fault.ts';
export { promote } from './publication/promote.ts';
export { publish } from './publication/publish.ts';
export { publishTenant, readTenant } from './publication/publish-tenant.ts';
export type { TenantReading } from './publication/publish-tenant.ts';
export { readBuild } from './publication/read-build.ts';
export { shellName } from './publication/release-set-faults.ts';
