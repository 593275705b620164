import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';

/** Hash of a file in the format of the release record and the browser: `sha384-…`. */
export function integrityOfFile(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Decompresses a brotli copy; empty when the bytes are not brotli. */
export function unpacked(brotli: Uint8Array): Uint8Array {
  try {
    return brotliDecompressSync(brotli);
  } catch {
    return new Uint8Array();
  }
}
