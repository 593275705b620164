import type { UploadState } from './upload-state.ts';

/** A file that the buyer has chosen. `file` is kept through every failure, so that nobody has to choose it again. */
export interface UploadItem {
  readonly id: string;
  readonly key: string;
  readonly file: Blob;
  readonly name: string;
  readonly state: UploadState;
  /** 0 to 100 while it is on its way. */
  readonly percent: number;
  /** Why it failed: a key below `documents.fault`. */
  readonly fault?: string | undefined;
  /** Id of the document that it takes the place of. */
  readonly replaces?: string | undefined;
  /** Ids that the server gave it, once it has all of it. */
  readonly arrivedIds?: readonly string[] | undefined;
}
