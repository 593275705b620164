import type { FileKind } from '@forecourt/shared-contracts/documents';

/** A file to look into. */
export interface PreviewRequest {
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
}

/** A small JPEG of a file's first page. */
export interface PreviewPicture {
  readonly jpeg: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * What was seen of a file. `protected` opens with a password only; `pixels` is larger than allowed, `unreadable` is damaged.
 * `unknown` is one that took too long: it says nothing against the file.
 */
export type Preview =
  | ({ readonly kind: 'picture' } & PreviewPicture)
  | { readonly kind: 'protected' | 'pixels' | 'unreadable' | 'unknown' };

/** Looks into files, one after the other. */
export interface PreviewMaker {
  make(request: PreviewRequest): Promise<Preview>;
  /** Ends what is under way; its answers are `unknown`. */
  stop(): Promise<void>;
}
