export { createPlatformStorage } from './create-platform-storage.ts';
export type { PlatformStorage } from './storage-port.ts';
