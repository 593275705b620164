import type { UploadFault } from './upload-fault.ts';
import type { UploadState } from './upload-state.ts';

/** A file that the buyer has chosen. `file` is kept through every failure, so that it never has to be chosen again. */
export interface UploadItem {
  readonly id: string;
  readonly key: string;
  readonly file: Blob;
  readonly name: string;
  readonly state: UploadState;
  /** 0 to 100 while it is uploading. */
  readonly percent: number;
  /** Why it failed: a key below `documents.fault`. */
  readonly fault?: UploadFault | undefined;
  /** Id of the document it replaces; the one of a refused file is set once it has arrived. */
  readonly replaces?: string | undefined;
  /** Ids assigned by the server, once the upload is complete. */
  readonly arrivedIds?: readonly string[] | undefined;
}
