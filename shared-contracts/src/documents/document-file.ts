/** Kinds of file that a document may be (FIELD-95). `.jpeg` counts as jpg. */
export const fileKinds = ['pdf', 'png', 'jpg'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Media type of each kind. */
export const mediaTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const satisfies Readonly<Record<FileKind, string>>;

const megabyte = 1024 * 1024;

/** Largest file of each kind, in bytes (FIELD-96: 4 MB for PDFs, 25 MB for others). */
export const maxFileBytes: Readonly<Record<FileKind, number>> = {
  pdf: 4 * megabyte,
  png: 25 * megabyte,
  jpg: 25 * megabyte,
};

/** Largest file of any kind, in bytes. */
export const largestFileBytes = 25 * megabyte;
/** Most pixels that a picture may have; only the server looks. */
export const maxFilePixels = 100_000_000;
/** Most files that one document of a deal may have. */
export const maxFilesPerDocument = 10;
/** How many bytes from a file's beginning {@link fileKindOf} wants. */
export const signatureBytes = 8;

const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
];

/** The kind that a file's first bytes say; undefined for any other kind. Name and declared type play no part. */
export function fileKindOf(head: Uint8Array): FileKind | undefined {
  return signatures.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0];
}

const allowedExtension = /\.(pdf|png|jpe?g)$/i;
const anyExtension = /\.[^.\s/\\]+$/;

/** Whether a name ends as an allowed file does; a name without any ending is allowed, for its content decides. */
export function hasAllowedName(name: string): boolean {
  return allowedExtension.test(name) || !anyExtension.test(name);
}

/** Why a file is refused. */
export type FileFault =
  /** Nothing in it. */
  | 'empty'
  /** Its name ends otherwise than pdf, png, jpg or jpeg. */
  | 'kind'
  /** Its bytes are none of the three kinds, whatever it is called. */
  | 'content'
  /** More bytes than its kind may have. */
  | 'tooLarge';

/** What the rule looks at; `head` holds the first {@link signatureBytes} bytes, or all of a shorter file. */
export interface FileFacts {
  readonly name: string;
  readonly sizeBytes: number;
  readonly head: Uint8Array;
}

/**
 * What is wrong with a file, or undefined when it may be uploaded: pdf, png or jpg by name and by content, with 4 MB for
 * PDFs and 25 MB for the others (FIELD-95, FIELD-96). The kind of its content decides which limit holds. Browser and
 * server both apply this rule; the server decides.
 */
export function fileFault({ name, sizeBytes, head }: FileFacts): FileFault | undefined {
  if (sizeBytes === 0) return 'empty';
  if (!hasAllowedName(name)) return 'kind';
  const kind = fileKindOf(head);
  if (!kind) return 'content';
  return sizeBytes > maxFileBytes[kind] ? 'tooLarge' : undefined;
}
