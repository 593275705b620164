import type { FileKind } from '@forecourt/shared-contracts/documents';

/** A file to inspect. */
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
 * The result of inspecting a file. `protected` requires a password; `pixels` is larger than allowed,
 * `unreadable` is damaged. `unknown` took too long, which does not make the file invalid.
 */
export type Preview =
  | ({ readonly kind: 'picture' } & PreviewPicture)
  | { readonly kind: 'protected' | 'pixels' | 'unreadable' | 'unknown' };

/** Inspects files, one after the other. */
export interface PreviewMaker {
  make(request: PreviewRequest): Promise<Preview>;
  /** Cancels work in progress; its results are `unknown`. */
  stop(): Promise<void>;
}
