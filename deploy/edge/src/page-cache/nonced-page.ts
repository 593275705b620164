import {
  brotliCompress,
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  createGzip,
  gunzip,
  gzip,
  type BrotliCompress,
  type BrotliOptions,
  type Gzip,
} from 'node:zlib';
import { promisify } from 'node:util';
import type { ContentEncoding } from '../html/encoded-stream.ts';

/**
 * A whole page whose bytes are kept in each encoding, with gaps where its nonce belongs: every answer gets a nonce of
 * its own, and nothing is compressed again.
 */
export interface NoncedPage {
  /** Bytes kept in memory; grows when an encoding is first asked for. */
  size(): number;
  /** The page with this nonce, which must be as long as the one that it was written with. */
  body(encoding: ContentEncoding, nonce: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** Bytes with gaps, each as long as {@link marker}. */
interface Template {
  readonly bytes: Buffer;
  readonly gaps: readonly number[];
}

type Compression = Exclude<ContentEncoding, 'identity'>;

/**
 * What stands in a gap while a page is compressed: 24 different bytes, of which no three in a row occur in UTF-8, so
 * that nothing else in a page is written as a copy of a part of it, and which no code makes shorter.
 */
const marker = Buffer.from(
  [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa].flatMap((never, at) => [
    never,
    0x90 + 2 * at,
    0x91 + 2 * at,
  ]),
);

/** A nonce with 24 different characters, none of which is in {@link marker}. */
const probe = 'ABCDEFGHIJKLMNOPQRSTUVWX';

/** Length of a nonce, in characters: 16 random bytes as base64. */
export const nonceLength = marker.length;

function templateOf(text: string, placeholder: string): Template {
  const pieces = text.split(placeholder).map((piece) => Buffer.from(piece));
  const gaps: number[] = [];
  let at = 0;
  for (const piece of pieces.slice(0, -1)) {
    at += piece.length;
    gaps.push(at);
    at += marker.length;
  }
  return {
    bytes: Buffer.concat(pieces.flatMap((piece, nth) => (nth > 0 ? [marker, piece] : [piece]))),
    gaps,
  };
}

function filled({ bytes, gaps }: Template, nonce: string): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  for (const gap of gaps) copy.write(nonce, gap, 'latin1');
  return copy;
}

/** Without literal contexts, whose choice of a code depends on the two bytes before: those of a nonce would change it. */
const brotli: BrotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1,
  },
};

/** Compresses parts so that each begins at a byte of its own and may be copied from by the later ones. */
async function compressedParts(encoding: Compression, parts: readonly Buffer[]): Promise<Buffer> {
  const compressor: BrotliCompress | Gzip = encoding === 'gzip' ? createGzip() : createBrotliCompress(brotli);
  const kind = encoding === 'gzip' ? constants.Z_SYNC_FLUSH : constants.BROTLI_OPERATION_FLUSH;
  const bytes = (async () => {
    const read: Buffer[] = [];
    for await (const chunk of compressor) read.push(chunk as Buffer);
    return Buffer.concat(read);
  })();
  for (const part of parts) {
    compressor.write(part);
    await new Promise<void>((done) => compressor.flush(kind, done));
  }
  compressor.end();
  return bytes;
}

const compress = {
  br: (bytes: Buffer) => promisify<Buffer, BrotliOptions, Buffer<ArrayBuffer>>(brotliCompress)(bytes, brotli),
  gzip: promisify<Buffer, Buffer<ArrayBuffer>>(gzip),
};
const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** The length of the text and its checksum end a gzip file. */
const gzipTrailerBytes = 8;

function filledCompressed(
  encoding: Compression,
  compressed: Template,
  [plain, nonce]: readonly [Template, string],
): Buffer<ArrayBuffer> {
  const copy = filled(compressed, nonce);
  if (encoding === 'gzip') copy.writeUInt32LE(crc32(filled(plain, nonce)), copy.length - gzipTrailerBytes);
  return copy;
}

/**
 * The page compressed, with one gap: the first nonce stands in it uncompressed, all later ones are copies of it.
 * Undefined unless another nonce in the gap is proved to appear in all places and nowhere else. One try proves it for
 * every nonce: what a decompressor does next never depends on the bytes in the gap, so each byte that it writes is
 * either fixed or a copy of one certain byte of the gap, and all of these differ.
 */
async function compressedTemplate(encoding: Compression, plain: Template): Promise<Template | undefined> {
  const [first] = plain.gaps;
  if (first === undefined) return undefined;
  const after = first + marker.length;
  const bytes = await compressedParts(encoding, [
    plain.bytes.subarray(0, first),
    marker,
    plain.bytes.subarray(after),
  ]);
  const gap = bytes.indexOf(marker);
  if (gap < 0 || bytes.includes(marker, gap + 1)) return undefined;
  const template = { bytes, gaps: [gap] };
  const tried = await decompress[encoding](filledCompressed(encoding, template, [plain, probe]));
  return tried.equals(filled(plain, probe)) ? template : undefined;
}

/**
 * Keeps a page that was written with a placeholder of {@link nonceLength} characters as its nonce. The placeholder
 * has to be one that nobody knew before the page was written. `onGrown` is called when it has taken more memory.
 */
export function noncedPage(text: string, placeholder: string, onGrown: () => void): NoncedPage {
  const plain = templateOf(text, placeholder);
  const made = new Map<Compression, Promise<Template | undefined>>();
  let size = plain.bytes.length;
  const make = async (encoding: Compression): Promise<Template | undefined> => {
    const template = await compressedTemplate(encoding, plain).catch(() => undefined);
    size += template?.bytes.length ?? 0;
    if (template) onGrown();
    return template;
  };
  return {
    size: () => size,
    async body(encoding, nonce) {
      if (encoding === 'identity') return filled(plain, nonce);
      const making = made.get(encoding) ?? make(encoding);
      made.set(encoding, making);
      const template = await making;
      // Dearer, and never seen: an encoder that writes the gap otherwise.
      if (!template) return compress[encoding](filled(plain, nonce));
      return filledCompressed(encoding, template, [plain, nonce]);
    },
  };
}
