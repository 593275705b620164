import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';

/** Hash of a file as the release record and the browser write it: `sha384-…`. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** The bytes in a brotli copy; empty when it is none. */
export function unpacked(brotli: Uint8Array): Uint8Array {
  try {
    return brotliDecompressSync(brotli);
  } catch {
    return new Uint8Array();
  }
}
