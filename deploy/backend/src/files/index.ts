export { filesBucket } from './files-bucket.ts';
export type { FilesBucket } from './files-bucket.ts';
export { openFileStore } from './open-file-store.ts';
export { isOutOfSpace } from './file-store.ts';
export type { FileStore, StoredFile } from './file-store.ts';
