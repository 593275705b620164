export { createPlatformStorage } from './create-platform-storage.ts';
export type { PlatformStorageParts } from './create-platform-storage.ts';
export type { RawStorage } from './create-storage-port.ts';
export type { PlatformStorage, StoragePort } from './storage-port.ts';
