/** The status shown for a document (TRACK-50). */
export type DocumentStatus = 'Missing' | 'Uploading' | 'Upload failed' | 'Submitted';

/**
 * Maps a status of the documents service to the one shown: initialized, uploading, complete and fail in any case (TRACK-51); anything else
 * is Missing.
 */
export function documentStatus(remote: string): DocumentStatus {
  switch (remote.toLowerCase()) {
    case 'uploading':
      return 'Uploading';
    case 'complete':
      return 'Submitted';
    case 'fail':
      return 'Upload failed';
    default:
      return 'Missing';
  }
}
