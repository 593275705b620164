/** What a document is shown as (TRACK-50). */
export type DocumentStatus = 'Missing' | 'Uploading' | 'Upload failed' | 'Submitted';

/**
 * The words for a status of the documents service: initialized, uploading, complete and fail in any case (TRACK-51); anything else is
 * missing.
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
