export { createDiskFileStore } from './create-disk-file-store.ts';
export { isOutOfSpace } from './file-store.ts';
export type { FileStore, StoredFile } from './file-store.ts';
