import { Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** Content encodings that the edge produces, best first. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** The best encoding in an `Accept-Encoding` header. `q=0` means that the client refuses the encoding. */
export function acceptedEncoding(header: string | undefined): ContentEncoding {
  const accepted = parseAccept(header ?? '').filter(({ q }) => q > 0);
  const takes = (name: string) => accepted.some(({ type }) => type.toLowerCase() === name);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** A window of 256 KB holds any page: a larger one makes nothing shorter and costs a quarter more to set up. */
const brotli = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/** A compressor for text that is generated while it is being read. */
export function streamCompressor(encoding: 'br' | 'gzip', flush?: number): Transform {
  const each = flush === undefined ? {} : { flush };
  return encoding === 'gzip'
    ? createGzip({ level: 6, ...each })
    : createBrotliCompress({ params: brotli, ...each });
}

/** Lets a reader have all of a part as soon as it is written, in one step of the compressor. */
const flushEach = { br: constants.BROTLI_OPERATION_FLUSH, gzip: constants.Z_SYNC_FLUSH };

async function compress(parts: AsyncIterable<string>, compressor: Transform): Promise<void> {
  const closed = new Promise<void>((done) => compressor.once('close', done));
  try {
    for await (const part of parts) {
      if (compressor.destroyed) return;
      await Promise.race([closed, new Promise<unknown>((done) => compressor.write(part, done))]);
    }
    compressor.end();
  } catch (error) {
    compressor.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

/**
 * Encodes the parts as a body; each part is sent before the next is requested, so that the browser sees it
 * immediately.
 */
export function encodedStream(
  parts: AsyncIterable<string>,
  encoding: ContentEncoding,
): ReadableStream<Uint8Array> {
  if (encoding === 'identity')
    return Readable.toWeb(Readable.from(parts, { objectMode: false })) as ReadableStream<Uint8Array>;
  const compressor = streamCompressor(encoding, flushEach[encoding]);
  void compress(parts, compressor);
  return Readable.toWeb(compressor) as ReadableStream<Uint8Array>;
}
