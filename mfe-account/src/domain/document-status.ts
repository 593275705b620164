/** What a document is shown as (storefront.md section 4 'Document display status'). */
export type DocumentStatus = 'Missing' | 'Uploading' | 'Upload failed' | 'Submitted';

/**
 * The words for a status that the documents service tells: initialized, uploading, complete and fail in any case (storefront.md section 4
 * 'Remote-to-local upload status mapping'); anything else is missing.
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
