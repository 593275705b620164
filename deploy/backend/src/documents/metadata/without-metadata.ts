import type { FileKind } from '@forecourt/shared-contracts/documents';
import { jpegWithoutMetadata } from './jpeg-without-metadata.ts';
import { pdfWithoutMetadata } from './pdf-without-metadata.ts';
import { pngWithoutMetadata } from './png-without-metadata.ts';

/**
 * Returns an uploaded file without what a camera wrote beside the picture: where and when it was taken, by
 * which device, and its preview. Pixels, color profile and orientation stay as they are. Of a PDF, the pictures
 * inside lose the same. Undefined for a picture whose structure is damaged.
 */
export function withoutMetadata(kind: FileKind, bytes: Buffer): Buffer | undefined {
  switch (kind) {
    case 'pdf':
      return pdfWithoutMetadata(bytes);
    case 'jpg':
      return jpegWithoutMetadata(bytes);
    case 'png':
      return pngWithoutMetadata(bytes);
  }
}
