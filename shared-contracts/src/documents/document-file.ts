/** Allowed file types of a document (FIELD-95). `.jpeg` counts as jpg. */
export const fileKinds = ['pdf', 'png', 'jpg'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Media type of each file type. */
export const mediaTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const satisfies Readonly<Record<FileKind, string>>;

const megabyte = 1024 * 1024;

/** Maximum size by file type, in bytes (FIELD-96: 4 MB for PDFs, 25 MB for others). */
export const maxFileBytes: Readonly<Record<FileKind, number>> = {
  pdf: 4 * megabyte,
  png: 25 * megabyte,
  jpg: 25 * megabyte,
};

/** Maximum size of any file, in bytes. */
export const largestFileBytes = 25 * megabyte;
/** Maximum number of pixels in an image; only the server checks it. */
export const maxFilePixels = 100_000_000;
/** Maximum number of files per document of a deal. */
export const maxFilesPerDocument = 10;
/** Maximum size of an upload: its files, and what multipart adds to them, in bytes. */
export const maxUploadBytes = maxFilesPerDocument * largestFileBytes + 128 * 1024;
/** Number of leading bytes of a file that {@link fileKindOf} needs. */
export const signatureBytes = 8;

const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
];

/** Returns the file type from a file's first bytes; undefined for any other type. Name and declared type are ignored. */
export function fileKindOf(head: Uint8Array): FileKind | undefined {
  return signatures.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0];
}

const allowedExtension = /\.(pdf|png|jpe?g)$/i;
const anyExtension = /\.[^.\s/\\]+$/;

/** Whether a name has an allowed extension; a name without an extension is allowed, because the content decides. */
export function hasAllowedName(name: string): boolean {
  return allowedExtension.test(name) || !anyExtension.test(name);
}

/** Why a file is rejected. */
export type FileFault =
  /** The file is empty. */
  | 'empty'
  /** Its extension is not pdf, png, jpg or jpeg. */
  | 'kind'
  /** Its content is none of the three types, whatever its name. */
  | 'content'
  /** Larger than the limit for its type. */
  | 'tooLarge';

/** Inputs of the rule; `head` holds the first {@link signatureBytes} bytes, or all of a shorter file. */
export interface FileFacts {
  readonly name: string;
  readonly sizeBytes: number;
  readonly head: Uint8Array;
}

/**
 * Returns what is wrong with a file, or undefined if it may be uploaded: pdf, png or jpg by name and by content, with 4 MB for PDFs and 25
 * MB for the others (FIELD-95, FIELD-96). The type of the content decides which limit applies. Browser and server both apply this rule; the
 * server has the final say.
 */
export function fileFault({ name, sizeBytes, head }: FileFacts): FileFault | undefined {
  if (sizeBytes === 0) return 'empty';
  if (!hasAllowedName(name)) return 'kind';
  const kind = fileKindOf(head);
  if (!kind) return 'content';
  return sizeBytes > maxFileBytes[kind] ? 'tooLarge' : undefined;
}
